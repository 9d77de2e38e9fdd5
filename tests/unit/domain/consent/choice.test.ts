import { describe, expect, it } from 'vitest'
import { AGREED, DECLINED, isAnyAgreed, mustAsk, readChoice, STORED_NAMES, storedEntries, withoutReset, withReset } from '@/domain/consent/choice'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const TERMS = { version: 2, days: 180 }
const stored = (entries: [string, string][]) => readChoice((name) => new Map(entries).get(name) ?? null)

describe('a stored choice', () => {
  it('agrees to something where one purpose is true, whoever made the object', () => {
    expect([AGREED, { ...DECLINED, adStorage: true }, { ...DECLINED }].map(isAnyAgreed)).toEqual([true, true, false])
  })

  it.each([AGREED, DECLINED, { ...DECLINED, adStorage: true }])('is read as it was stored: %o', (choice) => {
    const entries = storedEntries({ choice, version: 2, date: NOW })
    expect(stored(entries)).toEqual({ choice, version: 2, date: NOW })
    expect(entries.map(([name]) => name)).toEqual(STORED_NAMES)
  })

  it('has the names and values of the specification, the mark last', () => {
    expect(storedEntries({ choice: { ...DECLINED, adUserData: true }, version: 1, date: NOW })).toEqual([
      ['consentAnalyticsStorage', 'false'],
      ['consentAdStorage', 'false'],
      ['consentAdUserData', 'true'],
      ['consentAdPersonalization', 'false'],
      ['consentVersion', '1'],
      ['consentDate', '2026-11-24T12:00:00.000Z'],
      ['consent', 'set'],
    ])
  })

  it('is none without its mark, and denies whatever is not true', () => {
    expect(stored([['consentAdStorage', 'true']])).toBeNull()
    expect(stored([['consent', 'yes']])).toBeNull()
    expect(stored([['consent', 'set'], ['consentAdStorage', 'granted'], ['consentAdUserData', 'TRUE']])?.choice).toEqual(DECLINED)
  })
})

it.each([
  ['nothing stored', null, true],
  ['today', { version: 2, date: NOW }, false],
  ['the last day', { version: 2, date: NOW - 180 * DAY + 1 }, false],
  ['too old', { version: 2, date: NOW - 180 * DAY }, true],
  ['a version before', { version: 1, date: NOW }, true],
  ['a version that was lowered', { version: 3, date: NOW }, false],
  ['no version', { version: Number.NaN, date: NOW }, true],
  ['no date', { version: 2, date: Number.NaN }, true],
  ['a clock a little ahead', { version: 2, date: NOW + DAY / 2 }, false],
  ['a date to come', { version: 2, date: NOW + 2 * DAY }, true],
])('%s: asked %s', (_, known, isAsked) => {
  expect(mustAsk(known && { choice: AGREED, ...known }, TERMS, NOW)).toBe(isAsked)
})

it.each([
  ['', '', '?setcookies'],
  ['?setcookies', '', '?setcookies'],
  ['?setcookies=1&city=Gent|9000', '?city=Gent|9000', '?city=Gent|9000&setcookies'],
  ['?page=2', '?page=2', '?page=2&setcookies'],
])('the query %s without and with what clears the consent', (search, without, withIt) => {
  expect(withoutReset(search)).toBe(without)
  expect(withReset(search)).toBe(withIt)
})
