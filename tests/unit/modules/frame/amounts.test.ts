import { describe, expect, it } from 'vitest'
import { mostIn, perRowIn } from '@/modules/frame/amounts'

describe('how much a module shows', () => {
  it.each([
    [undefined, 8, 4],
    [null, 8, 4],
    [3, 3, 3],
    [0, 1, 1],
    [-5, 1, 1],
    [2.9, 2, 2],
    [1e308, 100, 6],
    [Number.NaN, 8, 4],
    ['12', 8, 4],
  ])('%s is %s things, %s in a row', (value, most, perRow) => {
    expect(mostIn({ maxItems: value }, 8)).toBe(most)
    expect(perRowIn({ numberItemOfRow: value }, 4)).toBe(perRow)
  })
})
