import { expect, it } from 'vitest'
import { searchPlaceholder } from '@/domain/search/placeholder'
import type { AllLocales } from '@/lib/documents'
import type { Setting } from '@/payload-types'

it.each([
  [{ nl: ' Waar? ', fr: 'Où ?' }, 'Waar?'],
  [{ fr: 'Où ?' }, null],
  [{ nl: '  ', fr: 'Où ?' }, null],
  [undefined, null],
])('of %j, Dutch has %j', (texts, text) => {
  expect(searchPlaceholder({ searchPlaceholder: texts } as unknown as AllLocales<Setting>, 'nl')).toBe(text)
})
