import { foldedCity, typedPlace } from './city-match'
import type { Goal } from '@/domain/properties/goal'
import { fold } from '@/lib/fold'
import { cityQuery, matcherOf } from './match'
import { comparedText, typedText } from './match-rules'
import { askedGoal, isUnderstood, queryOf } from './read/query-of'
import { readQuery } from './read/read-query'
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
 * does not know. A number that is also a postcode with something listed is the postcode. Of the two
 * lists, the first is also that of a form sent by Enter: a word such as `te huur` counts for more.
 * Spec §2.
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
  const id = /^[1-9]\d{0,9}$/.test(typed) ? Number(typed) : null
  const offered = cities.some((row) => (index.cities[goal][row] ?? 0) > 0)
  if (id !== null && isProperty(id) && !offered) return { kind: 'property', id }
  const isZone = zoneNamed(typed, () => cities.length > 0) !== null
  const query = (isZone ? null : placeQuery(index, cities, typed)) ?? typeQuery(index, typed)
  if (query !== null) return { kind: 'list', query }
  return wordsMeaning(index, typed, goal) ?? { kind: 'list', query: closest(index, typed) ?? unknown(typed) }
}

const unknown = (typed: string): string => new URLSearchParams({ city: typed }).toString()

function wordsMeaning(index: SearchIndex, typed: string, goal: Goal): Meaning | null {
  const reading = readQuery(index, typed)
  if (!isUnderstood(reading)) return null
  const asked = goal === 'sale' ? (askedGoal(reading) ?? goal) : goal
  const query = queryOf(index, reading, asked)
  return { kind: 'list', query, ...(asked !== goal && { goal: asked }) }
}

/** Rows of the cities that a typed place means. */
function citiesOf({ cities }: SearchIndex, typed: string): number[] {
  // The dropdown itself writes `Namur [5000]`.
  const isMeant = typedPlace(typed.replace('[', '(').replace(']', ')'))
  return cities.names.flatMap((name, row) => {
    const zip = cities.zips[row] ?? ''
    const names = [name, ...(cities.others[row] ?? '').split('/')].filter(Boolean)
    return names.some((one) => isMeant(foldedCity({ name: one, zip }))) ? [row] : []
  })
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

/** The best match of the dropdown, types and cities together. */
function closest(index: SearchIndex, typed: string): string | null {
  const matcher = matcherOf(index)
  const pattern = comparedText(typed)
  const [type] = matcher.types(pattern)
  const [city] = matcher.cities(pattern)
  if (type && (!city || type.score <= city.score)) {
    return `type=${index.types.numbers[type.row] ?? ''}`
  }
  return city ? placeQuery(index, [city.row], typed) : null
}
