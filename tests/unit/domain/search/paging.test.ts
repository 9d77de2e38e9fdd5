import { describe, expect, it } from 'vitest'
import { PAGE_SIZE, pageCount } from '@/domain/search/paging'

describe('pageCount', () => {
  it.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [25, 2],
    [48, 2],
    [49, 3],
  ])('%i properties: %i pages', (count, pages) => {
    expect(PAGE_SIZE).toBe(24)
    expect(pageCount(Array.from({ length: count }))).toBe(pages)
  })
})
