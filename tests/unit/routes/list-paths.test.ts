import { describe, expect, it } from 'vitest'
import { goalOfListPath, LIST_PATHS } from '@/routes/list-paths'

describe('goalOfListPath', () => {
  it.each(['sale', 'rent'] as const)('knows the list for %s', (goal) => {
    expect(goalOfListPath(LIST_PATHS[goal])).toBe(goal)
  })

  it.each([undefined, '/', '/projects/', '/for-sale/namur/'])('knows no list at %j', (path) => {
    expect(goalOfListPath(path)).toBeNull()
  })
})
