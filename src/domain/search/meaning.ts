import { foldedCity, typedPlace } from './city-match'
import type { Goal } from '@/domain/properties/goal'
import { fold } from '@/lib/fold'
import { cityQuery, matcherOf } from './match'
import { comparedText, typedText } from './match-rules'
import type { SearchIndex } from './search-index'

/** What a search that is sent as a form asks for: a property, or a list with parameters. */
export type Meaning = { kind: 'property'; id: number } | { kind: 'list'; query: string }

/**
 * What an input means when nobody chose from the dropdown: the property with that number, a city, a
 * type, a type and a city in any order, else what comes closest, else a place that the list says it
 * does not know. A number that is also a postcode with something listed is the postcode. Spec §2.
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
  const query =
    placeQuery(index, cities, typed) ??
    typeQuery(index, typed) ??
    bothQuery(index, typed) ??
    closest(index, typed) ??
    new URLSearchParams({ city: typed }).toString()
  return { kind: 'list', query }
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

/** `maison Namur`, `Namur maison`, `maison à Namur`. */
function bothQuery(index: SearchIndex, typed: string): string | null {
  const labels = typed.split(' ')
  for (let cut = 1; cut < labels.length; cut += 1) {
    const [left, right] = [labels.slice(0, cut).join(' '), labels.slice(cut).join(' ')]
    for (const [type, rest] of [[left, right], [right, left]] as const) {
      const place = rest.replace(/^(?:in|te|à|a|at|en) /i, '')
      const first = typeQuery(index, type)
      const second = first && placeQuery(index, citiesOf(index, place), place)
      if (second) return `${second}&${first}`
    }
  }
  return null
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
