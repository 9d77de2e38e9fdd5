import type { Goal } from '@/domain/properties/goal'
import { formatEuro } from '@/lib/money'
import { contracted } from '@/i18n/contracted'
import type { Language } from '@/i18n/languages'
import { phrase } from '@/i18n/phrase'
import type { Chip } from './chips'
import type { ListCriteria } from './criteria'
import type { Dimension } from './criteria/table'
import { boundLabels, type ListLabels } from './list-labels'

/** The types that messages have words for in singular and plural, by public number. Spec §3. */
const WORDED = [1, 2, 3, 4, 5, 6, 7] as const

/** More would not be read. */
const MOST_NOUNS = 3
const MOST_PLACES = 3

export interface HeadingFacts {
  goal: Goal
  total: number
  /** Names of the chosen towns, in the language. */
  cities: string[]
  types: { number: number; name: string }[]
  /** Everything that narrows the list. */
  chips: readonly Pick<Chip, 'dimension' | 'label'>[]
}

/**
 * The whole of a search in words: `12 houses for sale in Namur up to € 300.000, at least 2 bedrooms,
 * garden`. Types without words of their own follow by name: `12 properties for sale in Namur: loft`.
 */
export function headingOf(facts: HeadingFacts, criteria: ListCriteria, labels: ListLabels): string {
  const { what, named } = nounOf(facts, labels)
  const goal = labels.say(`goal.${facts.goal}`)
  const annuity = criteria.features.includes('life-annuity') && labels.say('annuity')
  const place = placeOf(facts.cities, criteria, labels)
  const parts = [what, goal, annuity, place, priceOf(facts.goal, criteria, labels)]
  const sentence = parts.filter(Boolean).join(' ')
  const begun = named.length > 0 ? `${sentence}${colon(labels)}${named.join(', ')}` : sentence
  return [begun, ...restOf(facts, labels.language)].join(', ')
}

/** What the sentence says itself. */
const SAID: readonly Dimension[] = ['place', 'types', 'price', 'area', 'box', 'life-annuity']
/** What begins with a noun in German is written large there too. */
const NO_NOUNS: readonly Dimension[] = ['bedrooms', 'availability', 'states']

/** What else was asked for, as its chips say it, within a sentence. */
const restOf = ({ chips }: HeadingFacts, language: Language): string[] =>
  chips
    .filter(({ dimension }) => !SAID.includes(dimension))
    .map(({ dimension, label }) => {
      const isName = dimension === 'agencies' || /^\p{Lu}{2}/u.test(label)
      if (isName || (language === 'de' && !NO_NOUNS.includes(dimension))) return label
      return `${label.charAt(0).toLocaleLowerCase(language)}${label.slice(1)}`
    })

const colon = ({ language }: ListLabels): string => (language === 'fr' ? '\u00A0: ' : ': ')

function nounOf({ total, types }: HeadingFacts, labels: ListLabels) {
  const { say, language } = labels
  const known = types.flatMap(({ number }) => WORDED.find((one) => one === number) ?? [])
  const [only] = known
  if (types.length === 1 && only) return { what: say(`noun.${only}`, { count: total }), named: [] }
  const isSayable = types.length <= MOST_NOUNS && known.length === types.length
  if (types.length > 1 && isSayable && total > 1) {
    const nouns = phrase(known.map((number) => say(`plural.${number}`)), language)
    return { what: say('several', { count: total, nouns }), named: [] }
  }
  return { what: say('noun.any', { count: total }), named: types.map(({ name }) => name) }
}

function placeOf(cities: string[], criteria: ListCriteria, labels: ListLabels): string {
  const { say, language } = labels
  const part = criteria.area ? say('where.area') : criteria.box ? say('where.box') : ''
  const zones = criteria.regions.map((zone) => say(`inRegion.${zone}`))
  const towns = townsOf([...new Set(cities)], criteria, labels)
  const places = phrase(towns ? [towns, ...zones] : zones, language)
  return [places, part].filter(Boolean).join(' ')
}

function townsOf(names: string[], criteria: ListCriteria, { say, language }: ListLabels): string {
  if (names.length === 0) return ''
  const others = names.length - MOST_PLACES
  const said =
    others > 0
      ? [...names.slice(0, MOST_PLACES), say('where.others', { count: others })]
      : names
  const into = (places: string): string => contracted(say('where.in', { places }))
  // French repeats its preposition: "au Coq et à Gand".
  const towns = language === 'fr' ? phrase(said.map(into), language) : into(phrase(said, language))
  return criteria.radius === null ? towns : say('where.around', { towns, km: criteria.radius })
}

function priceOf(goal: Goal, { price }: ListCriteria, labels: ListLabels): string | null {
  const bound = boundLabels(price, formatEuro, labels)
  return bound !== null && goal === 'rent' ? labels.say('bound.perMonth', { bound }) : bound
}
