import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isMailAddress, readMailbox } from '@/lib/mail-address'

it.each(['an@agency.be', "o'neil+a@sub.agency.be", 'a_b-c.d@agency.immo', 'an@xn--mller-kva.xn--p1ai'])('%s is an address', (value) => {
  expect(isMailAddress(value)).toBe(true)
})

it.each([
  '', 'an', 'an@agency', 'an@agency.be\r\nBcc: x@evil.be', 'an@agency.be\n', 'a@b.be,c@d.be', 'a@b.be c@d.be',
  'An <an@agency.be>', '"a b"@agency.be', 'an@[127.0.0.1]', `${'a'.repeat(260)}@agency.be`, null, 7, ['a@b.be'],
])('%j is none', (value) => expect(isMailAddress(value)).toBe(false))

it('no address holds what parts headers or recipients', () => {
  const nasty = fc.constantFrom('\r', '\n', '\0', ' ', ',', ';', '<', '>', '"', ':', '\u2028')
  fc.assert(
    fc.property(fc.string(), nasty, fc.string(), (before, sign, after) => {
      expect(isMailAddress(`${before}${sign}${after}@agency.be`)).toBe(false)
      expect(isMailAddress(`an@agency.be${sign}${after}`)).toBe(false)
    }),
  )
})

it.each([
  ['an@agency.be', { name: '', address: 'an@agency.be' }],
  ['Agency <an@agency.be>', { name: 'Agency', address: 'an@agency.be' }],
  ['"Agency, Namur" <an@agency.be>', { name: 'Agency, Namur', address: 'an@agency.be' }],
  ['<an@agency.be>', { name: '', address: 'an@agency.be' }],
  ['Agency', null],
  ['A <a@b.be> <c@d.be>', null],
  ['A\r\nBcc: <a@b.be>', null],
  ['', null],
])('a mailbox is read: %j', (value, expected) => expect(readMailbox(value)).toEqual(expected))
