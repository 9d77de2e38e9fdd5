import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, readableShade, textOn } from '@/lib/contrast'

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

describe('readableShade', () => {
  const [, linen = ''] = /--linen: (#\w{6});/.exec(readFileSync('src/styles/tokens.css', 'utf8')) ?? []

  it.each(['#f2b705', '#8bc34a', '#e0a458', '#ffffff', '#000000'])('of %s reads on the grounds of the site', (colour) => {
    const shade = readableShade(colour)
    for (const ground of [linen, '#ffffff']) expect(contrastRatio(shade, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['#1f4a43', '#b4492a', '#000000'])('leaves %s, which reads there, as it is', (colour) => {
    expect(readableShade(colour)).toBe(colour)
  })

  it('keeps the hue, and is no darker than it has to be', () => {
    expect(readableShade('#f2b705')).toMatch(/^#[89]\w[67]\w0\w$/)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const colour = `#${number.toString(16).padStart(6, '0')}`
        const ratio = contrastRatio(readableShade(colour), linen)
        expect(ratio).toBeGreaterThanOrEqual(4.5)
        if (contrastRatio(colour, linen) < 4.5) expect(ratio).toBeLessThan(4.75)
      }),
    )
  })

  it('leaves what is no colour', () => {
    expect(readableShade('red')).toBe('red')
  })
})
