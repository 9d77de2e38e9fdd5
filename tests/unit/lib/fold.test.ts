import { expect, it } from 'vitest'
import { fold } from '@/lib/fold'

it.each([
  ['Liège', 'liege'],
  ['LIEGE', 'liege'],
  ['Brûly', 'bruly'],
  ['Großstraße', 'grossstrasse'],
  ['Œuvre Æther', 'oeuvre aether'],
  ['Łódź Øre', 'lodz ore'],
  ['e\u0301', 'e'],
  ['İ', 'i'],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
