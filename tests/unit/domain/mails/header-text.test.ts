import fc from 'fast-check'
import { expect, it } from 'vitest'
import { headerText } from '@/domain/mails/header-text'

it.each([
  ['A house', 'A house'],
  ['a\r\nBcc: x@evil.example', 'a Bcc: x@evil.example'],
  ['a\u2028b\u0000c\u0085d', 'a b c d'],
  ['  a  b ', 'a b'],
  ['', ''],
])('%j is %j', (typed, expected) => expect(headerText(typed)).toBe(expected))

it('is one line of 200 characters at most, whatever is typed', { tags: 'slow' }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (typed) => {
      const text = headerText(typed)
      expect(text).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      expect([...text].length).toBeLessThanOrEqual(200)
    }),
  )
})
