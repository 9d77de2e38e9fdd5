import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenLines, type Piece } from '@/domain/brochure/lines'

const piece = (text: string, more: Partial<Piece> = {}): Piece => ({
  text, face: 'plain', size: 1, colour: '#000', lowered: 0, ...more,
})
/** Each letter is one wide, of a bold one two. */
const measure = (text: string, { face }: Piece): number => text.length * (face === 'bold' ? 2 : 1)
const linesOf = (pieces: Piece[], width: number) => brokenLines(pieces, width, measure)
const textsOf = (text: string, width: number): string[] =>
  linesOf([piece(text)], width).map(({ pieces }) => pieces.map((one) => one.text).join(''))

describe('brokenLines', () => {
  it.each<[string, number, string[]]>([
    ['', 10, []],
    ['one', 10, ['one']],
    ['one two', 7, ['one two']],
    ['one two', 6, ['one ', 'two']],
    ['one two three', 8, ['one two ', 'three']],
    ['one\ntwo', 20, ['one ', 'two']],
    ['one \u00A02 m', 5, ['one ', '\u00A02 m']],
    ['a conservatory', 6, ['a ', 'conser', 'vatory']],
    ['con\u00ADser\u00ADva\u00ADto\u00ADry', 20, ['con\u00ADser\u00ADva\u00ADto\u00ADry']],
    ['con\u00ADser\u00ADva\u00ADto\u00ADry', 9, ['con\u00ADser\u00ADva\u00AD-', 'to\u00ADry']],
    ['con\u00ADser\u00ADva\u00ADto\u00ADry', 8, ['con\u00ADser\u00AD-', 'va\u00ADto\u00ADry']],
    ['con\u00ADser by', 4, ['con\u00AD-', 'ser ', 'by']],
  ])('%j in %i', (text, width, expected) => {
    expect(textsOf(text, width)).toEqual(expected)
  })

  it('keeps a word of several pieces together', () => {
    const lines = linesOf([piece('38 CO'), piece('2', { lowered: 1 }), piece('/m2 now')], 8)
    expect(lines.map(({ pieces }) => pieces.map(({ text }) => text))).toEqual([
      ['38 '],
      ['CO', '2', '/m2 '],
      ['now'],
    ])
    expect(lines.map(({ width }) => width)).toEqual([2, 6, 3])
  })

  it('measures each piece in its own typeface', () => {
    const lines = linesOf([piece('ab '), piece('cd', { face: 'bold' })], 6)
    expect(lines.map(({ width }) => width)).toEqual([2, 4])
  })

  it('is never wider than it may be, and loses no sign', () => {
    const texts = fc.array(fc.constantFrom('a', 'house', ' ', '  ', '\n', 'gar\u00ADden', 'x'.repeat(30)))
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 12 }), (parts, width) => {
        const lines = linesOf(parts.map((text) => piece(text)), width)
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(width)
        const signs = lines.flatMap(({ pieces }) => pieces.filter(({ isHyphen }) => !isHyphen))
        const drawn = signs.map(({ text }) => text).join('')
        const plain = (text: string) => text.replaceAll('\u00AD', '').replaceAll('\n', ' ')
        expect(plain(drawn)).toBe(plain(parts.join('')))
      }),
    )
  })
})
