import { expect, it } from 'vitest'
import { withSoftHyphens } from '@/ui/soft-hyphens'

const SOFT = '\u00AD'

it.each([
  ['nl', 'Nieuwbouwappartementen', 'appar-te-men-ten'],
  ['de', 'Mehrfamilienhausgrundstück', 'haus-grund-stück'],
  ['fr', 'intergénérationnelles', 'tion-nelles'],
  ['en', 'semi-industrialisation', 'tion'],
] as const)('a long word of %s may end a line between its syllables', (language, word, parts) => {
  const soft = withSoftHyphens(word, language)
  expect(soft).toContain(SOFT)
  expect(soft.replaceAll(SOFT, '-').toLowerCase()).toContain(parts.slice(parts.indexOf('-') + 1))
  expect(soft.replaceAll(SOFT, '')).toBe(word)
})

it.each(['Woning in Gent', '€ 1.250.000', 'https://www.orlinde.example/te-koop/', 'Sint-Katelijne-Waver', ''])(
  'leaves %s as it is',
  (text) => {
    expect(withSoftHyphens(text, 'nl')).toBe(text)
  },
)
