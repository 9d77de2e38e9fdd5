import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { hostIsUnder, isLinkAddress, isWebAddress } from '@/lib/is-web-address'

describe('isWebAddress', () => {
  it.each(['http://a.be', 'https://a.be/x?y#z', 'HTTPS://A.BE', ' https://a.be ', 'http://[::1]/'])(
    'accepts %j',
    (value) => {
      expect(isWebAddress(value)).toBe(true)
    },
  )

  it.each([
    '', 'a.be', '/contact/', '//a.be', 'ftp://a.be', 'mailto:a@a.be', 'javascript:alert(1)',
    'data:text/html,x', 'http:', 'http://', 'https:a.be', 'https:/a.be', 'https:\\\\a.be',
    'java\nscript://a.be', 'http://a b.be', 'http:///a.be', 'https://\u0000', 'https://a.be:x',
    null, undefined, 5, {}, ['https://a.be'],
  ])('refuses %j', (value) => {
    expect(isWebAddress(value)).toBe(false)
  })
})

describe('hostIsUnder', () => {
  it.each([
    ['https://kuula.co/x', 'kuula.co', true],
    ['https://my.kuula.co', 'kuula.co', true],
    ['https://MY.KUULA.CO.', 'Kuula.co', true],
    ['https://notkuula.co', 'kuula.co', false],
    ['https://kuula.co.evil.be', 'kuula.co', false],
    ['https://evil.be/kuula.co', 'kuula.co', false],
    ['https://kuula.co@evil.be', 'kuula.co', false],
    ['kuula.co', 'kuula.co', false],
    ['ftp://kuula.co', 'kuula.co', false],
    ['https://a.be', '', false],
    [null, 'kuula.co', false],
  ])('%j under %j: %s', (url, domain, answer) => {
    expect(hostIsUnder(url, domain)).toBe(answer)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (rest, domain) => {
        expect(typeof hostIsUnder(`https://${rest}`, domain)).toBe('boolean')
      }),
    )
  })
})

test.each([
  ['https://example.be/a?b=c#d', true],
  [' http://example.be ', true],
  ['mailto:info@example.be', true],
  ['TEL:+3281123456', true],
  ['tel:', false],
  ['tel:+32 81', false],
  ['javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,x', false],
  ['//example.be', false],
  ['/for-sale/', true],
  ['/brochures/a.pdf?v=2#page=3', true],
  ['/', true],
  ['#top', true],
  ['#', false],
  ['/\\example.be', false],
  ['/a b', false],
  ['/\t/example.be', false],
  ['contact.html', false],
  ['../contact/', false],
  ['?city=Gent', false],
  ['ftp://example.be', false],
  ['https://', false],
  ['', false],
  [null, false],
  [['https://example.be'], false],
])('%j → %s', (address, expected) => {
  expect(isLinkAddress(address)).toBe(expected)
})
