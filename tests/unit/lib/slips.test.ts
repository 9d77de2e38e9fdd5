import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slips } from '@/lib/slips'

it.each([
  ['gent', 'gent', 0],
  ['namr', 'namur', 1],
  ['antwerpn', 'antwerpen', 1],
  ['antwepren', 'antwerpen', 1],
  ['gant', 'gent', 1],
  ['bruxxeles', 'bruxelles', 2],
  ['gent', 'brugge', 3],
  ['', 'ab', 2],
  ['', 'abcdef', 3],
])('%s and %s: %i', (a, b, count) => {
  expect(slips(a, b, 2)).toBe(count)
})

it('is the same both ways, and nothing only for the same text', () => {
  const text = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
      expect(slips(a, b, most)).toBe(slips(b, a, most))
      expect(slips(a, b, most) === 0).toBe(a === b)
      expect(slips(a, b, most)).toBeLessThanOrEqual(most + 1)
    }),
  )
})
