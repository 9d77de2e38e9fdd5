import { describe, expect, it } from 'vitest'
import { DONE_STATUSES, LEAD_STATUSES, OPEN_STATUSES, retainedSince, unansweredSince } from '@/domain/forms/leads'

const NOW = Date.parse('2026-11-23T12:00:00.000Z')

describe('statuses', () => {
  it('either wait or are done', () => {
    expect([...OPEN_STATUSES, ...DONE_STATUSES].sort()).toEqual([...LEAD_STATUSES].sort())
  })
})

describe('unansweredSince', () => {
  it('is a day ago', () => {
    expect(unansweredSince(NOW)).toBe('2026-11-22T12:00:00.000Z')
  })
})

describe('retainedSince', () => {
  it('is as many days ago as a form keeps', () => {
    expect(retainedSince(30, NOW)).toBe('2026-10-24T12:00:00.000Z')
  })

  it.each([null, undefined, 0, -5])('erases nothing by %j days', (days) => {
    expect(retainedSince(days, NOW)).toBeNull()
  })
})
