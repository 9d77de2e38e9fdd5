import { describe, expect, it } from 'vitest'
import { positionAfter, SCROLL_DEBOUNCE, scrollMark } from '@/shell/scroll'

describe('scrollMark', () => {
  it.each([
    [-40, 'top'],
    [0, 'top'],
    [9.5, 'top'],
    [10, 'left'],
    [29.9, 'left'],
    [30, 'past'],
    [4000, 'past'],
  ])('at %d px is %s', (scrolled, mark) => {
    expect(scrollMark(scrolled)).toBe(mark)
  })

  it('is looked at 100 ms after the last scroll', () => {
    expect(SCROLL_DEBOUNCE).toBe(100)
  })
})

describe('positionAfter', () => {
  it.each([
    [1000, -5, 1000],
    [1000, 0, 1000],
    [1000, 14, 1000],
    [1000, 15, 941],
    [1000, 29, 941],
    [1000, 250, 270],
    [1000, 500, 0],
    [1000, 9000, 0],
    [0, 100, 0],
  ])('from %d px after %d ms is %d px', (from, milliseconds, position) => {
    expect(positionAfter(from, milliseconds)).toBe(position)
  })

  it('never turns back, and arrives only at the end', () => {
    const positions = Array.from({ length: 500 }, (_, milliseconds) =>
      positionAfter(20_000, milliseconds),
    )
    expect(positions).toEqual([...positions].sort((a, b) => b - a))
    expect(positions.at(-1)).toBeGreaterThan(0)
  })
})
