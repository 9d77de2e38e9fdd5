import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeEntities, isBlank, shorten, toPlainText } from '@/lib/text'

describe('isBlank', () => {
  it.each([null, undefined, '', '   ', '\t\n', '\u00A0'])('%j is blank', (value) => {
    expect(isBlank(value)).toBe(true)
  })
  it.each([0, false, 'a', ' a ', [], {}, NaN])('%j is a value', (value) => {
    expect(isBlank(value)).toBe(false)
  })
})

describe('decodeEntities', () => {
  it.each([
    ['&agrave; Namur, 12&nbsp;m&sup2;', 'à Namur, 12\u00A0m²'],
    ['&#8364; &#x20AC;', '€ €'],
    ['&amp;lt;', '&lt;'],
    ['AT&T &unknown;', 'AT&T &unknown;'],
  ])('turns %j into %j', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded)
  })
})

describe('toPlainText', () => {
  it.each([
    ['<p>Maison &agrave; Namur.</p><p>3&nbsp;chambres</p>', 'Maison à Namur. 3 chambres'],
    ['een<br>twee<br/>drie', 'een twee drie'],
    ['<b>on</b>e', 'one'],
    ['a<script>alert("<p>")</script>b', 'a b'],
    ['a<script>never closed', 'a'],
    ['a<!-- note -->b', 'a b'],
    ['prix < 300 000 et > 100', 'prix < 300 000 et > 100'],
    ['', ''],
  ])('reads %j as %j', (html, text) => {
    expect(toPlainText(html)).toBe(text)
  })
})

describe('shorten', () => {
  const labels = 'lorem ipsum '.repeat(40).trim()

  it('keeps 250 characters at most, whole words, and an ellipsis', () => {
    const short = shorten(labels)
    expect(short).toBe(`${labels.slice(0, 245)}…`)
  })

  it.each([
    ['short', 10, true, 'short'],
    ['exactly 10', 10, true, 'exactly 10'],
    ['the end of it', 7, true, 'the end…'],
    ['123456789 12345', 10, true, '123456789…'],
    ['12345678 012345', 10, true, '12345678 0…'],
    ['1234 6789012345', 10, true, '1234 67890…'],
    ['abcdefghijklm', 10, false, 'abcdefghij'],
    ['<p>caf&eacute; noir et cr&egrave;me</p>', 10, true, 'café noir…'],
    ['😀😀😀😀', 2, true, '😀😀…'],
    ['Maison rénovée. Jardin', 16, true, 'Maison rénovée…'],
    ['Deux pièces, claires', 13, true, 'Deux pièces…'],
    ['Le prix\u00A0: 250 000', 10, true, 'Le prix…'],
    ['Calme (rue privée) – au bord', 21, true, 'Calme (rue privée)…'],
    ['Un coin «\u00A0vert\u00A0» ici', 11, true, 'Un coin…'],
    ['Est-ce loin ? Non', 14, true, 'Est-ce loin…'],
    ['Maison rénovée. Jardin', 16, false, 'Maison rénovée.'],
  ])('shortens %j to %i (ellipsis %s): %j', (text, limit, ellipsis, short) => {
    expect(shorten(text, limit, ellipsis)).toBe(short)
  })

  it.each([0, -5, NaN])('takes 250 for a limit of %d', (limit) => {
    expect(shorten(labels, limit)).toBe(shorten(labels, 250))
  })

  it('never keeps more than the limit', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 60 }), (text, limit) => {
        expect([...shorten(text, limit, false)].length).toBeLessThanOrEqual(limit)
      }),
    )
  })
})
