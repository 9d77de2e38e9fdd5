import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { momentWritten } from '@/admin/dates/version-dates'

const MONTHS = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.']
const { TZ } = process.env

describe('the moment that Payload wrote by the clock of a browser', () => {
  beforeAll(() => {
    process.env.TZ = 'America/New_York'
  })
  afterAll(() => {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  })

  it.each([
    ['23 nov. 2026, 09:39', '2026-11-23T14:39:00.000Z'],
    ['5 avr. 2026, 00:05', '2026-04-05T04:05:00.000Z'],
    ['31 déc. 2026, 23:59', '2027-01-01T04:59:00.000Z'],
    ['23 Nov 2026, 09:39', null],
    ['23 nov. 2026', null],
    ['Publié', null],
    ['', null],
  ])('%s is %s', (text, moment) => {
    expect(momentWritten(text, MONTHS)).toBe(moment)
  })
})
