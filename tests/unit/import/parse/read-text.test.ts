import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHtml, readText } from '@/import/parse/read-text'
import { plainField, sanitizeHtml } from '@/lib/sanitize'

const piece = fc.oneof(
  fc.constantFrom(' ', '  ', '<', '>', '&', '&amp;', '&agrave;', '&nbsp;', '&lt;', '&quot;', '\n'),
  fc.constantFrom('"', "'", '\u00A0', '\u200B', '\uD800', '\u0007', '&notanentity;', '&#60;'),
  fc.string({ maxLength: 6, unit: 'binary' }),
)
const messy = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

describe('readText', () => {
  it.each([
    ['  Rue Neuve ', 'Rue Neuve'],
    ['L’Écluse <b>', 'L’Écluse'],
    ['a &amp; b', 'a & b'],
    [' « Le Clos »\u202F: 3\u00A0000&nbsp;m² ', '« Le Clos »\u202F: 3\u00A0000\u00A0m²'],
    [12, '12'],
    [null, ''],
  ])('%j is %j', (raw, value) => {
    expect(readText(raw)).toEqual({ value })
  })
  it.each([true, [], {}])('not %j', (raw) => {
    expect(readText(raw)).toEqual({ expected: 'text' })
  })
  it('is what cleaning gives', { tags: 'slow' }, () => {
    fc.assert(fc.property(messy, (text) => {
      expect(readText(text)).toEqual({ value: plainField(text) })
    }), { numRuns: 3000 })
  })
})

describe('readHtml', () => {
  it.each([
    ['<p>3&nbsp;m&sup2; &agrave; Namur</p>', '<p>3\u00A0m² à Namur</p>'],
    ['<p onclick="x()">Maison</p><script>x()</script>', '<p>Maison</p>'],
    ['<p> </p><br>', ''],
    [null, ''],
  ])('%j is %j', (raw, value) => {
    expect(readHtml(raw)).toEqual({ value })
  })
  it.each([true, [], {}])('not %j', (raw) => {
    expect(readHtml(raw)).toHaveProperty('expected')
  })
  it('is what sanitising gives, wherever there are words', { tags: 'slow' }, () => {
    const paragraphs = fc.array(messy, { minLength: 1, maxLength: 3 })
    fc.assert(fc.property(paragraphs, (texts) => {
      const html = texts.map((text) => `<p>word ${text}</p>`).join('')
      expect(readHtml(html)).toEqual({ value: sanitizeHtml(html) })
    }), { numRuns: 3000 })
  })
})
