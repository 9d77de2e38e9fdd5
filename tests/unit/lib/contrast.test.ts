import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, textOn } from '@/lib/contrast'

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#123456', '#123456', 1],
  ])('%s and %s: %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
  })
  it('is NaN for a colour that is none', () => {
    expect(contrastRatio('red', '#ffffff')).toBeNaN()
  })
})

describe('textOn', () => {
  it.each([
    ['#ffed00', '#000000'],
    ['#1f3d33', '#ffffff'],
  ])('writes on %s in %s', (background, text) => {
    expect(textOn(background)).toBe(text)
  })

  it('reads on every colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const colour = `#${number.toString(16).padStart(6, '0')}`
        expect(contrastRatio(colour, textOn(colour))).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
