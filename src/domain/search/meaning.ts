import { foldedCity, mostSlips, typedPlace } from './city-match'
import type { Goal } from '@/domain/properties/goal'
import { parseId } from '@/lib/parse-id'
import { fold } from '@/lib/fold'
import { madeOnce } from '@/lib/made-once'
import { slips } from '@/lib/slips'
import { cityQuery, matcherOf } from './match'
import { comparedText, typedText } from './match-rules'
import { askedGoal, isUnderstood, queryOf } from './read/query-of'
import { readQuery } from './read/read-query'
import { phraseKey } from './read/tokens'
import { BESIDE, COMMON_WORDS, FILLERS } from './read/vocabulary'
import type { SearchIndex } from './search-index'
import { zoneNamed } from './zones'

/** What a search that is sent as a form asks for: a property, or a list with parameters. */
export type Meaning =
  | { kind: 'property'; id: number }
  /** Of the other goal where the words say so. */
  | { kind: 'list'; query: string; goal?: Goal }

/**
 * What an input means when nobody chose from the dropdown: the property with that number, a city, a
 * type, else what its words ask for, else what comes closest, else a place that the list says it
 * does not know; a common word such as `lift` is no place, and not understood. A number that is also
 * a postcode with something listed is the postcode. Of the two lists, the first is also that of a form
 * sent by Enter: a word such as `te huur` counts for more. Spec §2.
 */
export function meaningOf(
  index: SearchIndex,
  input: string,
  goal: Goal,
  isProperty: (id: number) => boolean,
): Meaning {
  const typed = typedText(input)
  if (typed === '') return { kind: 'list', query: '' }
  const cities = citiesOf(index, typed)
  const id = parseId(typed)
  const offered = cities.some((row) => (index.cities[goal][row] ?? 0) > 0)
  if (id !== null && isProperty(id) && !offered) return { kind: 'property', id }
  const isZone = zoneNamed(typed, () => cities.length > 0) !== null
  const query = (isZone ? null : placeQuery(index, cities, typed)) ?? typeQuery(index, typed)
  if (query !== null) return { kind: 'list', query }
  return wordsMeaning(index, typed, goal) ?? { kind: 'list', query: guess(index, typed) }
}

/** Of words that are no name, `lift` or `in de ardennen`, none is guessed. */
function guess(index: SearchIndex, typed: string): string {
  const isCommon = (word: string): boolean => COMMON_WORDS.has(word) || FILLERS.has(word) || BESIDE.has(word)
  if (phraseKey(typed).split(' ').every(isCommon)) return new URLSearchParams({ q: typed }).toString()
  return closest(index, typed) ?? new URLSearchParams({ city: typed }).toString()
}

function wordsMeaning(index: SearchIndex, typed: string, goal: Goal): Meaning | null {
  const reading = readQuery(index, typed, 'sent')
  if (!isUnderstood(reading)) return null
  const asked = goal === 'sale' ? (askedGoal(reading) ?? goal) : goal
  const query = queryOf(index, reading, asked)
  return { kind: 'list', query, ...(asked !== goal && { goal: asked }) }
}

const cityNames = ({ cities }: SearchIndex, row: number): string[] =>
  [cities.names[row] ?? '', ...(cities.others[row] ?? '').split('/')].filter(Boolean)

const foldedCities = madeOnce((index: SearchIndex) =>
  index.cities.zips.map((zip, row) => cityNames(index, row).map((name) => foldedCity({ name, zip }))),
)

/** Rows of the cities that a typed place means. */
function citiesOf(index: SearchIndex, typed: string): number[] {
  // The dropdown itself writes `Namur [5000]`.
  const isMeant = typedPlace(typed.replace('[', '(').replace(']', ')'))
  return foldedCities(index).flatMap((names, row) => (names.some(isMeant) ? [row] : []))
}

/** One city by its name and postcode; of several, as typed: the list knows them all. */
function placeQuery({ cities }: SearchIndex, rows: number[], typed: string): string | null {
  const [row] = rows
  if (row === undefined) return null
  if (rows.length > 1) return new URLSearchParams({ city: typed }).toString()
  return cityQuery(cities.names[row] ?? '', cities.zips[row] ?? '')
}

function typeQuery({ types }: SearchIndex, typed: string): string | null {
  const row = types.names.findIndex((name) => fold(name) === fold(typed))
  return row < 0 ? null : `type=${types.numbers[row] ?? ''}`
}

const [SHORTEST_BEGUN, SHORTEST_MISTYPED] = [3, 5]

/** Whether a name has a word that begins with what was typed, or was mistyped. */
function comesClose(typed: string): (name: string) => boolean {
  const key = phraseKey(typed)
  const most = key.length < SHORTEST_MISTYPED ? 0 : mostSlips(key)
  const isBegun = (name: string): boolean => key.length >= SHORTEST_BEGUN && ` ${name}`.includes(` ${key}`)
  return (name) => isBegun(phraseKey(name)) || slips(key, phraseKey(name), most) <= most
}

/**
 * The best match of the dropdown that comes close, types and cities together. It shows more that is
 * not meant, such as `Immeuble` for `meublé`; one of the few types is, where it begins alike: `apartem`.
 */
function closest(index: SearchIndex, typed: string): string | null {
  const { types, cities } = index
  const matcher = matcherOf(index)
  const [pattern, isClose] = [comparedText(typed), comesClose(typed)]
  const first = typed.length < SHORTEST_MISTYPED ? null : fold(typed).charAt(0)
  const isType = (name: string): boolean => isClose(name) || fold(name).charAt(0) === first
  const textsOf = (row: number): string[] => [...cityNames(index, row), cities.zips[row] ?? '']
  const type = matcher.types(pattern).find(({ row }) => isType(types.names[row] ?? ''))
  const city = matcher.cities(pattern).find(({ row }) => textsOf(row).some(isClose))
  if (type && (!city || type.score <= city.score)) {
    return `type=${types.numbers[type.row] ?? ''}`
  }
  return city ? placeQuery(index, [city.row], typed) : null
}
