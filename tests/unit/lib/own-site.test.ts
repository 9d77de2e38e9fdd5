import { expect, it } from 'vitest'
import { hostOf, isFromOwnSite } from '@/lib/own-site'

const OWN = new URL('https://site.example:8443')

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: OWN.origin }, false],
  [{ origin: OWN.origin }, true],
  [{ origin: 'https://other.example', host: 'other.example' }, true],
  [{ origin: 'https://other.example', host: OWN.host }, false],
  [{ origin: 'null', host: '' }, false],
  [{}, false],
])('a request with %j comes from the site itself: %s', (headers, expected) => {
  expect(isFromOwnSite(headers, OWN.href)).toBe(expected)
})

it('an address that is none has no host', () => {
  expect([hostOf('https://a.example:8080/b'), hostOf('null'), hostOf('')]).toEqual(['a.example:8080', '', ''])
})
