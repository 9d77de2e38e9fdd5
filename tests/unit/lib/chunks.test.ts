import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chunks } from '@/lib/chunks'

describe('chunks', () => {
  it.each([
    [[], 2, []],
    [[1], 2, [[1]]],
    [[1, 2], 2, [[1, 2]]],
    [[1, 2, 3], 2, [[1, 2], [3]]],
  ])('%j by %i', (list, size, parts) => {
    expect(chunks(list, size)).toEqual(parts)
  })

  it('are of 500 unless told', () => {
    expect(chunks(Array.from({ length: 1001 })).map((part) => part.length)).toEqual([500, 500, 1])
  })

  it('make up the list again, none too long', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (list, size) => {
        const parts = chunks(list, size)
        expect(parts.flat()).toEqual(list)
        expect(parts.every((part) => part.length > 0 && part.length <= size)).toBe(true)
      }),
    )
  })
})
