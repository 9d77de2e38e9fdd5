import { describe, expect, it } from 'vitest'
import { freeBy } from '@/domain/search/criteria/availability'

describe('freeBy', () => {
  it.each([
    ['now', '2026-07-04', '2026-07-04'],
    ['3', '2026-11-15', '2027-02-15'],
    ['6', '2026-07-31', '2027-01-31'],
    ['3', '2026-11-30', '2027-03-02'],
  ] as const)('%s from %s: %s', (availability, today, day) => {
    expect(new Date(freeBy(availability, today)).toISOString().slice(0, 10)).toBe(day)
  })
})
