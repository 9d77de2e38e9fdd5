import { expect, it } from 'vitest'
import { acceptedLanguages } from '@/i18n/accepted-languages'

it.each([
  ['fr-BE,fr;q=0.9,nl;q=0.8', ['fr', 'fr', 'nl']],
  ['nl;q=0.5, en ;q=1.0 , FR; q=0.75,de-Latn-DE;q=0.', ['en', 'fr', 'nl']],
  ['en;q=0.8, fr;q=0.8', ['en', 'fr']],
  ['fr;q=0, nl;q=0.001', ['nl']],
  ['*, nl;q=0.1', ['nl']],
  ['nl;q=much, fr;q=-1, de;q=2, fr_BE, , ;q=1, a b', []],
  [';;;', []],
  ['', []],
  ['a'.repeat(16_000), []],
])('%j asks for %j', (header, languages) => {
  expect(acceptedLanguages(header)).toEqual(languages)
})
