import { describe, expect, it } from 'vitest'
import { failedFilters, recentSince } from '@/admin/dashboard/imports'

describe('imports that still wait', () => {
  it('are at most thirty days old', () => {
    expect(recentSince(Date.parse('2026-03-15T08:00:00.000Z'))).toBe('2026-02-13T08:00:00.000Z')
  })

  it('are found again in the list', () => {
    expect(failedFilters('2026-02-13T08:00:00.000Z')).toEqual([
      ['state', 'in', 'refused,interrupted'],
      ['startedAt', 'greater_than_equal', '2026-02-13T08:00:00.000Z'],
    ])
  })
})
