import type { Goal } from '@/domain/properties/goal'
import type { Language } from '@/i18n/languages'
import { fold } from '@/lib/fold'
import { matchId } from './match-ids'
import { nameMatcher, type Named, type NameMatch } from './match-names'
import { comparedText, MOST_ROWS, typedText } from './match-rules'
import { summed, type SearchIndex } from './search-index'

/** Where a list of one goal stands; without an address where it would be empty. Spec §2. */
export interface GoalLink {
  href: string | null
  /** Null where settings show no counts. */
  count: number | null
}

/** A type, or a city as `Name [Zip]`. */
export interface PlaceRow extends Record<Goal, GoalLink> {
  name: string
  lang: Language
}

/** The results dropdown, section by section. Spec §2. */
export interface SearchResults {
  types: PlaceRow[]
  cities: PlaceRow[]
  properties: { id: number; href: string }[]
}

/** The best rows of an index for a pattern, best first. */
interface Matcher {
  types: (pattern: string) => NameMatch[]
  cities: (pattern: string) => NameMatch[]
}

const matchers = new WeakMap<SearchIndex, Matcher>()

/** Finds types and cities by their names, accents or not; cities by postcode too. Spec §5. */
export function matcherOf(index: SearchIndex): Matcher {
  const known = matchers.get(index)
  if (known) return known
  const matcher = newMatcher(index)
  matchers.set(index, matcher)
  return matcher
}

function newMatcher({ types, cities }: SearchIndex): Matcher {
  const spellings = (name: string): string[] => [...new Set([name, fold(name)])]
  const typeTexts = types.names.map((name) => ({ texts: spellings(name) }))
  const cityTexts = cities.names.map((name, row) => {
    const others = cities.others[row] ? cities.others[row].split('/') : []
    return { texts: [...[name, ...others].flatMap(spellings), cities.zips[row] ?? ''] }
  })
  return { types: surest(typeTexts), cities: surest(cityTexts) }
}

/** Guesses are for what was mistyped: they are left out where a name holds what was typed. */
function surest(all: readonly Named[]): (pattern: string) => NameMatch[] {
  const match = nameMatcher(all)
  return (pattern) => {
    const found = match(pattern)
    const typed = fold(pattern)
    const sure = found.filter(({ row }) => all[row]?.texts.some((text) => fold(text).includes(typed)))
    return sure.length > 0 ? sure : found
  }
}

/** What the dropdown shows for an input; nothing for an empty one. Spec §2, §5. */
export function searchIn(index: SearchIndex): (input: string) => SearchResults {
  const matcher = matcherOf(index)
  const ids = summed(index.ids)
  return (input) => {
    const typed = typedText(input)
    const pattern = comparedText(typed)
    const id = matchId(ids, typed)
    return {
      types: matcher.types(pattern).slice(0, MOST_ROWS).map(({ row }) => typeRow(index, row)),
      cities: matcher.cities(pattern).slice(0, MOST_ROWS).map(({ row }) => cityRow(index, row)),
      properties: id === null ? [] : [{ id, href: `${index.property}${id}/` }],
    }
  }
}

function typeRow(index: SearchIndex, row: number): PlaceRow {
  const { names, langs, numbers } = index.types
  return placeRow(index, 'types', row, names[row] ?? '', langs[row], `type=${numbers[row] ?? ''}`)
}

function cityRow(index: SearchIndex, row: number): PlaceRow {
  const { names, langs, zips } = index.cities
  const [name, zip] = [names[row] ?? '', zips[row] ?? '']
  return placeRow(index, 'cities', row, `${name} [${zip}]`, langs[row], cityQuery(name, zip))
}

/** The parameter of a list for a city, as the list writes it. Spec §2, "Query parameters". */
export const cityQuery = (name: string, zip: string): string =>
  new URLSearchParams({ city: `${name}|${zip}` }).toString().replaceAll('%7C', '|')

function placeRow(
  index: SearchIndex,
  table: 'types' | 'cities',
  row: number,
  name: string,
  lang: Language = index.language,
  query: string,
): PlaceRow {
  const link = (goal: Goal): GoalLink => {
    const count = index[table][goal][row] ?? 0
    return {
      href: count === 0 ? null : `${index.lists[goal]}?${query}`,
      count: index.showCounts ? count : null,
    }
  }
  return { name, lang, sale: link('sale'), rent: link('rent') }
}
