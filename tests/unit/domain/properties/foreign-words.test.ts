import { expect, it } from 'vitest'
import { foreignWords } from '@/domain/properties/foreign-words'
import type { Language, TextView } from '@/i18n/languages'

type Words = Parameters<typeof foreignWords>[0][number]

const text = (lang: Language): TextView => ({ text: 'x', lang })
const fact = (lang: Language) => ({ field: 'heating', value: { kind: 'text', text: text(lang) } }) as const
const amount = { kind: 'amount', euro: 1, from: false, perMonth: false } as const
const silent: Words = { headline: null, price: { kind: 'on-request' }, ribbon: null }

it.each<[string, Words[], Language[]]>([
  ['no card', [], []],
  ['none that says anything', [silent, { ...silent, ribbon: { kind: 'sold' }, price: amount }], []],
  ['those in the language', [{ headline: text('de'), price: { ...amount, note: text('de') }, ribbon: { kind: 'text', text: text('de') } }], []],
  ['a headline', [silent, { ...silent, headline: text('fr') }], ['fr']],
  ['a ribbon', [{ ...silent, headline: text('de'), ribbon: { kind: 'text', text: text('nl') } }], ['nl']],
  ['what a price is for', [{ ...silent, price: { ...amount, note: text('en') } }], ['en']],
  ['a fact of a row', [{ ...silent, more: { facts: [fact('de'), fact('nl')] } }], ['nl']],
  ['cards that differ, whichever comes first', [{ ...silent, headline: text('en') }, { ...silent, headline: text('nl') }, { ...silent, headline: text('en') }], ['nl', 'en']],
])('of %s', (_, cards, languages) => {
  expect(foreignWords(cards, 'de')).toEqual(languages)
})
