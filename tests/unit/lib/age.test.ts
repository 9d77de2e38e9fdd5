import { describe, expect, it } from 'vitest'
import { ageInWords } from '@/lib/age'

const NOW = Date.parse('2026-11-23T12:00:00.000Z')
const before = (ms: number): string => new Date(NOW - ms).toISOString()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('ageInWords', () => {
  it.each([
    [5000, 'now'],
    [MINUTE, '1 minute ago'],
    [59 * MINUTE, '59 minutes ago'],
    [3 * HOUR, '3 hours ago'],
    [30 * HOUR, '1 day ago'],
    [45 * DAY, '45 days ago'],
    [75 * DAY, '2 months ago'],
  ])('says of %i ms: %s', (ms, words) => {
    expect(ageInWords(before(ms), 'en', NOW)).toBe(words)
  })

  it('speaks the language of the reader', () => {
    expect(ageInWords(before(3 * HOUR), 'nl', NOW)).toBe('3 uur geleden')
    expect(ageInWords(before(3 * HOUR), 'fr', NOW)).toBe('il y a 3 heures')
    expect(ageInWords(before(3 * HOUR), 'de', NOW)).toBe('vor 3 Stunden')
  })

  it('takes a clock that runs ahead for now, and says nothing of what is no moment', () => {
    expect(ageInWords(before(-HOUR), 'en', NOW)).toBe('now')
    expect(ageInWords('no moment', 'en', NOW)).toBe('')
  })
})
