import { expect, test } from 'vitest'
import { isLinkAddress } from '@/lib/is-link-address'

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
  ['/for-sale/', false],
  ['#top', false],
  ['ftp://example.be', false],
  ['https://', false],
  ['', false],
  [null, false],
  [['https://example.be'], false],
])('%j → %s', (address, expected) => {
  expect(isLinkAddress(address)).toBe(expected)
})
