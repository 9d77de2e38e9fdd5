import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainName } from '@/domain/mails/plain-name'

it.each([
  ['Anne-Sophie D’Hondt', 'Anne-Sophie D’Hondt'],
  ['J. Peeters', 'J. Peeters'],
  ['Jan an@evil.example', 'Jan'],
  ['Win at evil.example/now', 'Win at'],
  ['https://evil.example Jan', 'Jan'],
  ['www.evil。com', ''],
  ['Call 0470 12 34 56', 'Call'],
  ['evil．com', ''],
  ['', ''],
  ['Word '.repeat(20), 'Word Word Word Word Word Word Word Word'],
])('%j is %j', (typed, expected) => expect(plainName(typed)).toBe(expected))

it('holds no address, link or number, whatever is typed', { tags: 'slow' }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      expect(plainName(typed)).toMatch(/^[\p{L}\p{M} '’-]*(?:\.(?: |$)[\p{L}\p{M} '’-]*)*$/u)
    }),
  )
})
