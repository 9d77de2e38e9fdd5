import { describe, expect, it } from 'vitest'
import { binnedBefore, deletedForGoodAt, isOffered } from '@/domain/bin/days'

describe('what lies in the bin', () => {
  it('is deleted for good thirty days later', () => {
    expect(deletedForGoodAt('2026-11-23T10:00:00.000Z')).toBe('2026-12-23T10:00:00.000Z')
    expect(binnedBefore(Date.parse('2026-12-23T10:00:00.000Z'))).toBe('2026-11-23T10:00:00.000Z')
  })
  it('is never deleted for good where no moment says when it was put there', () => {
    for (const at of [null, undefined, '', 'yesterday', 5, new Date(0)]) expect(deletedForGoodAt(at)).toBeNull()
  })
  it('is offered by a feed that it has and has not left', () => {
    expect(isOffered({ source: 1, withdrawnAt: null })).toBe(true)
    expect(isOffered({ source: 1, withdrawnAt: '2026-11-23T10:00:00.000Z' })).toBe(false)
    expect(isOffered({ source: null })).toBe(false)
    expect(isOffered({})).toBe(false)
  })
})
