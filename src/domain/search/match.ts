import type { Goal } from '@/domain/properties/goal'
import type { Language } from '@/i18n/languages'
import { fold } from '@/lib/fold'
import { madeOnce } from '@/lib/made-once'
import { readableQuery } from '@/lib/readable-query'
import { matchId } from './match-ids'
import { nameMatcher, type Named, type NameMatch } from './match-names'
import { comparedText, MOST_ROWS, typedText } from './match-rules'
import { askedGoal, criteriaOf, isUnderstood, queryOf } from './read/query-of'
import { readQuery, type QueryReading } from './read/read-query'
import { readWords } from './read/read-words'
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

/** What the words that were typed ask for, as a search. */
export interface UnderstoodRow {
  /** One word for each part. */
  parts: string[]
  /** What was not understood; blank without. */
  rest: string
  /** The lists that answer it: the one that was asked for, else each that can hold something. */
  links: { goal: Goal; href: string }[]
}

const BOTH: readonly Goal[] = ['sale', 'rent']

/** The results dropdown, section by section. Spec §2. */
export interface SearchResults {
  /** Before all others, where it says more than a type or a city that is a row of its own. */
  understood?: UnderstoodRow
  types: PlaceRow[]
  cities: PlaceRow[]
  properties: { id: number; href: string }[]
}

/** The best rows of an index for a pattern, best first. */
interface Matcher {
  types: (pattern: string) => NameMatch[]
  cities: (pattern: string) => NameMatch[]
}

/** Finds types and cities by their names, accents or not; cities by postcode too. Spec §5. */
export const matcherOf: (index: SearchIndex) => Matcher = madeOnce((index) => newMatcher(index))

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
    const rows = { types: matched(matcher.types, pattern), cities: matched(matcher.cities, pattern) }
    const named = typed === '' ? null : readQuery(index, typed)
    const [types, cities] = [best(rows.types, named?.types), best(rows.cities, named?.cities)]
    const understood = named && understoodRow(index, named)
    return {
      ...(understood && { understood }),
      types: types.map((row) => typeRow(index, row)),
      cities: cities.map((row) => cityRow(index, row)),
      properties: id === null ? [] : [{ id, href: `${index.property}${id}/` }],
    }
  }
}

const matched = (match: Matcher['types'], pattern: string): number[] =>
  match(pattern).map(({ row }) => row)

/** What is called so, else what its other words mean. */
const best = (matches: readonly number[], named: readonly number[] = []): readonly number[] =>
  (matches.length > 0 ? matches : named).slice(0, MOST_ROWS)

/** Null where a row of the other sections says as much, no list can hold it, or nothing was understood. */
function understoodRow(index: SearchIndex, reading: QueryReading): UnderstoodRow | null {
  const { goal, types, cities, rest } = reading
  const count = criteriaOf(reading)
  const isOwnRow = goal === null && types.length + cities.length === count && count === 1
  if (!isUnderstood(reading) || (isOwnRow && rest === '')) return null
  const goals = goalsFor(index, reading)
  if (goals.length === 0) return null
  const links = goals.map((one) => {
    const query = queryOf(index, reading, one)
    return { goal: one, href: index.lists[one] + (query && `?${query}`) }
  })
  return { parts: readWords(index, reading, goals), rest, links }
}

/** The list that was asked for, whatever it holds; else those with anything of the types and towns. */
function goalsFor(index: SearchIndex, reading: QueryReading): readonly Goal[] {
  const asked = askedGoal(reading)
  if (asked) return [asked]
  const { cities, radius, regions, types } = reading
  // Around a town, or in a region beside it, there may be more.
  const towns = radius === null && regions.length === 0 ? cities : []
  const holdsAny = (table: 'types' | 'cities', rows: readonly number[], goal: Goal): boolean =>
    rows.length === 0 || rows.some((row) => (index[table][goal][row] ?? 0) > 0)
  return BOTH.filter((goal) => holdsAny('types', types, goal) && holdsAny('cities', towns, goal))
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
  readableQuery(new URLSearchParams({ city: `${name}|${zip}` }))

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
