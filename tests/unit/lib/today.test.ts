import { describe, expect, it } from 'vitest'
import { today } from '@/lib/today'

describe('today', () => {
  it.each([
    ['2026-07-04T12:00:00Z', '2026-07-04'],
    ['2026-07-04T22:00:00Z', '2026-07-05'],
    ['2026-01-01T22:59:59Z', '2026-01-01'],
    ['2026-01-01T23:00:00Z', '2026-01-02'],
  ])('%s is %s in Belgium', (now, day) => {
    expect(today(new Date(now))).toBe(day)
  })
})
