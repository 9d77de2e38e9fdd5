import { expect, it } from 'vitest'
import { filled } from '@/lib/filled'

it.each([
  ['{count} of {other}', { count: 3 }, '3 of {other}'],
  ['{a}{a} {b}', { a: 0, b: '{a}' }, '00 {a}'],
  ['nothing', { a: 1 }, 'nothing'],
  ['', {}, ''],
])('%s with %j is %s', (text, values, result) => {
  expect(filled(text, values)).toBe(result)
})
