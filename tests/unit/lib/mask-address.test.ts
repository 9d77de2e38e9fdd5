import { describe, expect, it } from 'vitest'
import { emailOf, maskAddress } from '@/lib/mask-address'

const masked = (text: string): string => maskAddress(text, 'marie@example.be')

describe('maskAddress', () => {
  it.each([
    ['Write to Marie@Example.be.', 'Write to […].'],
    ['<a href="mailto:marie@example.be">', '<a href="mailto:[…]">'],
    ['one\nmarie@example.be\ntwo', 'one\n[…]\ntwo'],
    ['marie@example.be, marie@example.be', '[…], […]'],
  ])('blacks it out in %j', (text, expected) => {
    expect(masked(text)).toBe(expected)
  })

  it.each(['anne-marie@example.be', 'x.marie@example.be', 'marie@example.berlin', 'marie@example.be.org', 'mariexexample.be'])(
    'leaves %s, which is another one',
    (text) => {
      expect(masked(text)).toBe(text)
    },
  )

  it('takes signs of the address for themselves', () => {
    expect(maskAddress('a+b@x.be aab@x.be', 'a+b@x.be')).toBe('[…] aab@x.be')
  })
})

it.each([
  [' Marie@Example.BE ', 'marie@example.be'],
  ['marie@müller.be', 'marie@xn--mller-kva.be'],
  ['marie@xn--mller-kva.be', 'marie@xn--mller-kva.be'],
  ['marie', null],
  ['marie@', null],
  ['a@b@c', null],
  [{ like: '%' }, null],
])('%j is compared as %j', (given, address) => expect(emailOf(given)).toBe(address))
