import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeXml } from '@/lib/xml'
import { parseXml } from '../../support/xml'

describe('escapeXml', () => {
  it.each([
    ['a & b', 'a &amp; b'],
    ['<a href="x">', '&lt;a href=&quot;x&quot;&gt;'],
    ["l'agence", 'l&apos;agence'],
    ['é € 🏠', 'é € 🏠'],
    ['a\u0000b\u001fc\uFFFEd\uD800e', 'abcde'],
    ['a\tb\n', 'a\tb\n'],
    ['', ''],
  ])('%j gives %j', (text, escaped) => {
    expect(escapeXml(text)).toBe(escaped)
  })

  it('keeps every text that XML can hold, in elements and attributes', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const sayable = escapeXml(text)
        const { attributes, text: inside } = parseXml(`<a b="${sayable}">${sayable}</a>`)
        expect(escapeXml(inside)).toBe(sayable)
        expect(attributes.b).toBe(inside)
      }),
    )
  })
})
