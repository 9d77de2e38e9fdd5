import { expect, it } from 'vitest'
import { withCountry } from '@/domain/properties/with-country'
import { speech } from '@/i18n/translator'

it.each([
  ['nl', true, 'Esch (Luxemburg)'],
  ['fr', true, 'Esch (Luxembourg)'],
  ['en', true, 'Esch (Luxembourg)'],
  ['de', true, 'Esch (Luxemburg)'],
  ['fr', false, 'Esch'],
] as const)('in %s, abroad %s: %s', async (language, isAbroad, text) => {
  expect(withCountry('Esch', isAbroad, (await speech(language)).t)).toBe(text)
})
