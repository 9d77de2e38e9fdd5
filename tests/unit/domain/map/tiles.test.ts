import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributionParts, frameOrigin, framePolicy, isAttribution, isTilesUrl } from '@/domain/map/tiles'

describe('isTilesUrl', () => {
  it.each([
    ['https://tiles.be/{z}/{x}/{y}.png', true],
    ['https://{s}.tiles.be/{z}/{x}/{y}{r}.png?key=abc', true],
    ['http://localhost:4000/{z}/{x}/{y}.png', true],
    ['http://tiles.be/{z}/{x}/{y}.png', false],
    ['https://tiles.be/{z}/{x}.png', false],
    ['https://tiles.be/{z}/{x}/{y}/{token}.png', false],
    ['https://tiles.be/{z}/{x}/{y}.png" onerror="', false],
    ['javascript:{z}{x}{y}', false],
    ['https://me@tiles.be/{z}/{x}/{y}', false],
    ['https://tiles.be/{z}/{x}/{y}{', false],
    ['', false],
    [null, false],
  ])('%s: %s', (url, fine) => {
    expect(isTilesUrl(url)).toBe(fine)
  })
})

describe('frameOrigin', () => {
  it.each([
    ['https://Partner.BE/', 'https://partner.be'],
    [' https://www.partner.be ', 'https://www.partner.be'],
    ['https://partner.be:8443', 'https://partner.be:8443'],
    ['https://partner.be:443', 'https://partner.be'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://partner.be', null],
    ['https://partner.be/map', null],
    ['https://*.partner.be', null],
    ['https://partner.be; script-src *', null],
    ["https://'self'", null],
    ['partner.be', null],
    ['*', null],
    ['null', null],
    [7, null],
  ])('%s: %s', (value, origin) => {
    expect(frameOrigin(value)).toBe(origin)
  })

  it('never lets anything into the header but origins', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.string().map((text) => `https://${text}`)), (text) => {
        const origin = frameOrigin(text)
        if (origin !== null) expect(origin).toMatch(/^https?:\/\/[^\s;,*'"/]+$/)
      }),
    )
  })
})

describe('framePolicy', () => {
  it('names ourselves and the origins', () => {
    expect(framePolicy([])).toBe("frame-ancestors 'self'")
    expect(framePolicy(['https://a.be', 'https://b.be'])).toBe("frame-ancestors 'self' https://a.be https://b.be")
  })
})

describe('attributionParts', () => {
  it.each([
    ['', []],
    ['© NGI', [{ text: '© NGI', href: null }]],
    [
      '&copy; <a href="https://osm.org/copyright">OSM</a> & co',
      [
        { text: '© ', href: null },
        { text: 'OSM', href: 'https://osm.org/copyright' },
        { text: ' & co', href: null },
      ],
    ],
    ['<b>bold</b><script>x', [{ text: 'boldx', href: null }]],
    ['<a href="javascript:alert(1)">x</a>', [{ text: 'x', href: null }]],
    ['<a href="https://a.be" onclick="x">y</a>', [{ text: 'y', href: null }]],
  ])('%s', (text, parts) => {
    expect(attributionParts(text)).toEqual(parts)
  })

  it.each([
    ['© OSM', true],
    ['© <a href="https://osm.org">OSM</a>', true],
    ['<img src=x>', false],
    ['<a href="javascript:x">y</a>', false],
  ])('%s may be saved: %s', (text, fine) => {
    expect(isAttribution(text)).toBe(fine)
  })
})
