import { expect, it } from 'vitest'
import { withSoftHyphens } from '@/ui/soft-hyphens'

const SOFT = '\u00AD'

it.each([
  ['nl', 'Nieuwbouwappartementen', 'Nieuw-bouw-ap-par-te-men-ten'],
  ['nl', 'energieprestatiecertificaat', 'ener-gie-pres-ta-tie-cer-ti-fi-caat'],
  ['fr', 'intergénérationnelles', 'in-ter-gé-né-ra-tion-nelles'],
  ['de', 'Mehrfamilienhausgrundstück', 'Mehr-fa-mi-li-en-haus-grund-stück'],
  ['en', 'internationalisation', 'in-ter-na-tion-al-isa-tion'],
] as const)('a long word of %s may end a line between its syllables: %s', (language, word, parts) => {
  const soft = withSoftHyphens(word, language)
  expect(soft.replaceAll(SOFT, '-')).toBe(parts)
  expect(soft.replaceAll(SOFT, '')).toBe(word)
})

it.each(['Woning in Gent', '€ 1.250.000', 'https://www.orlinde.example/te-koop/', 'Sint-Katelijne-Waver', ''])(
  'leaves %s as it is',
  (text) => {
    expect(withSoftHyphens(text, 'nl')).toBe(text)
  },
)
