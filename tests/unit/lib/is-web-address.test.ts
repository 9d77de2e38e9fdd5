import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostIsUnder, isWebAddress } from '@/lib/is-web-address'

describe('isWebAddress', () => {
  it.each(['http://a.be', 'https://a.be/x?y#z', 'HTTPS://A.BE', ' https://a.be ', 'http://[::1]/'])(
    'accepts %j',
    (value) => {
      expect(isWebAddress(value)).toBe(true)
    },
  )

  it.each([
    ...['', 'a.be', '/contact/', '//a.be', 'ftp://a.be', 'mailto:a@a.be', 'javascript:alert(1)'],
    ...['data:text/html,x', 'http:', 'http://', 'https:a.be', 'https:/a.be', 'https:\\\\a.be'],
    ...['java\nscript://a.be', 'http://a b.be', 'http:///a.be', 'https://\u0000', 'https://a.be:x'],
    ...[null, undefined, 5, {}, ['https://a.be']],
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
