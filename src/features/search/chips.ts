import { formatEuro } from '@/lib/money'
import type { Language } from '@/i18n/languages'
import { formatNumber } from '@/i18n/format'
import type { ListCriteria } from './criteria'
import type { Range } from './criteria-values'
import { boundWords, type ListWords } from './list-words'
import type { Dimension } from './narrowing'

/** A criterion that narrows a list, and the criteria that are left without it. */
export interface Chip {
  dimension: Dimension
  label: string
  lang: Language
  without: Partial<ListCriteria>
}

/** Names of the rows that criteria point at; null for one that is gone. */
export interface ChipNames {
  city(id: number): string | null
  type(id: number): { text: string; lang: Language } | null
  agency(id: number): string | null
}

const OPEN: Range = { min: null, max: null }

const less = <T>(all: readonly T[], one: T): T[] => all.filter((other) => other !== one)

/** One chip for each value that narrows a list, in the order of the address. */
export function chipsOf(criteria: ListCriteria, words: ListWords, names: ChipNames): Chip[] {
  const { language, say, states } = words
  const { cities, radius, types, bedrooms, energy, features, availability, agencies } = criteria
  const chip = (
    dimension: Dimension,
    label: string | null,
    without: Partial<ListCriteria>,
    lang = language,
  ): Chip[] => (label === null ? [] : [{ dimension, label, lang, without }])
  const range = (name: 'price' | 'living' | 'plot', unit: (number: number) => string) => {
    const bound = boundWords(criteria[name], unit, words)
    return chip(name, bound && say(`chip.${name}`, { bound }), { [name]: OPEN })
  }
  const area = (number: number) => `${formatNumber(number, language)} m²`
  return [
    ...cities.flatMap((id) => chip('place', names.city(id), { cities: less(cities, id) })),
    ...(radius === null ? [] : chip('place', say('chip.radius', { km: radius }), { radius: null })),
    ...types.flatMap((id) => {
      const name = names.type(id)
      return chip('types', name && name.text, { types: less(types, id) }, name?.lang)
    }),
    ...range('price', formatEuro),
    ...(bedrooms === null
      ? []
      : chip('bedrooms', say('chip.bedrooms', { count: bedrooms }), { bedrooms: null })),
    ...range('living', area),
    ...range('plot', area),
    ...energy.flatMap((one) =>
      chip('energy', energyWords(one, words, 'chip'), { energy: less(energy, one) }),
    ),
    ...features.flatMap((one) =>
      chip(one, say(`feature.${one}`), { features: less(features, one) }),
    ),
    ...criteria.states.flatMap((one) => chip('states', states[one], { states: [] })),
    ...(availability === null
      ? []
      : chip('availability', say(`availability.${availability}`), { availability: null })),
    ...agencies.flatMap((id) =>
      chip('agencies', names.agency(id), { agencies: less(agencies, id) }),
    ),
    ...(criteria.area ? chip('area', say('chip.area'), { area: null }) : []),
    ...(criteria.box ? chip('box', say('chip.box'), { box: null }) : []),
  ]
}

/** An energy class in words; the best one covers what is better. */
export function energyWords(code: string, { say }: ListWords, of: 'chip' | 'choice'): string {
  const label = code.toUpperCase()
  if (code === 'a') return say(`${of}.energyBest`, { label })
  return of === 'chip' ? say('chip.energy', { label }) : label
}
