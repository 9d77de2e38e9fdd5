import { expect, it } from 'vitest'
import { languageFor } from '@/routes/language-for'

it.each([
  ['fr', 'fr'],
  ['nl', 'nl'],
  ['de', 'nl'],
  ['en', 'nl'],
] as const)('who reads %s is led to %s where the site is in French and Dutch', (wanted, expected) => {
  expect(languageFor(wanted, { defaultLanguage: 'nl', languages: ['nl', 'fr'] })).toBe(expected)
})
