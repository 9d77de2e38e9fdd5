import { expect, it } from 'vitest'
import { searchPlaceholder } from '@/domain/search/placeholder'

it.each([
  [{ nl: ' Waar? ', fr: 'Où ?' }, 'Waar?'],
  [{ fr: 'Où ?' }, null],
  [{ nl: '  ', fr: 'Où ?' }, null],
  [undefined, null],
])('of %j, Dutch has %j', (texts, text) => {
  expect(searchPlaceholder({ searchPlaceholder: texts }, 'nl')).toBe(text)
})
