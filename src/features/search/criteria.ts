import { SORT_NAMES, type SortName } from '@/features/properties/catalogue'

/** What a list is narrowed to. Cities and types are rows of the database. Spec §2. */
export interface ListCriteria {
  cities: number[]
  types: number[]
  sort: SortName
  /** From 1. */
  page: number
  /** A place was asked for that nobody knows: the list is empty. */
  unknownCity: boolean
}

/** Turns what stands in an address into rows and back. */
export interface Places {
  /** The cities a typed or linked place means, such as `Namur|5000`, `5000` or `namur`. */
  findCities(place: string): number[]
  /** The type with a public number. */
  findType(typeId: string): number | null
  /** `Name|zip` in the language of the page. */
  cityName(city: number): string | null
  /** The public number of a type. */
  typeNumber(type: number): number | null
}

export const CRITERIA_NAMES = ['city', 'type', 'sort', 'page'] as const

/** More than anybody asks for; an address is read and written with the same limit. */
const MOST = 20

export const NO_CRITERIA: ListCriteria = {
  cities: [],
  types: [],
  sort: 'date',
  page: 1,
  unknownCity: false,
}

/** The criteria in the parameters of an address; what cannot be understood is left out. Spec §2. */
export function readCriteria(params: URLSearchParams, places: Places): ListCriteria {
  const asked = params
    .getAll('city')
    .map((place) => place.trim())
    .filter(Boolean)
    .slice(0, MOST)
  const cities = asked.flatMap((place) => places.findCities(place))
  const types = params
    .getAll('type')
    .slice(0, MOST)
    .flatMap((type) => places.findType(type.trim()) ?? [])
  const unknownCity = asked.length > 0 && cities.length === 0
  return {
    cities: ascending(cities),
    types: ascending(types),
    sort: SORT_NAMES.find((name) => name === params.get('sort')) ?? 'date',
    page: unknownCity ? 1 : pageNumber(params.get('page')),
    unknownCity,
  }
}

const ascending = (numbers: number[]): number[] =>
  [...new Set(numbers)].sort((a, b) => a - b).slice(0, MOST)

const pageNumber = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1

/** The parameters of an address for criteria, always in the same order; defaults are left out. */
export function writeCriteria(criteria: ListCriteria, places: Places): URLSearchParams {
  const params = new URLSearchParams()
  for (const city of criteria.cities) {
    const name = places.cityName(city)
    if (name) params.append('city', name)
  }
  for (const type of criteria.types) {
    const number = places.typeNumber(type)
    if (number !== null) params.append('type', String(number))
  }
  if (criteria.sort !== 'date') params.set('sort', criteria.sort)
  if (criteria.page > 1) params.set('page', String(criteria.page))
  return params
}

/** The canonical address of a list with criteria. */
export function listHref(path: string, criteria: ListCriteria, places: Places): string {
  const query = writeCriteria(criteria, places).toString().replaceAll('%7C', '|')
  return query === '' ? path : `${path}?${query}`
}

/**
 * Criteria as one segment of the path that pages are kept under, such as `~c12.15~t3~sprice~p2`;
 * empty without criteria.
 */
export function criteriaSegment({ cities, types, sort, page, unknownCity }: ListCriteria): string {
  if (unknownCity) return '~unknown'
  return [
    cities.length > 0 ? `~c${cities.join('.')}` : '',
    types.length > 0 ? `~t${types.join('.')}` : '',
    sort === 'date' ? '' : `~s${sort}`,
    page === 1 ? '' : `~p${page}`,
  ].join('')
}

/** The criteria of such a segment; anything else gives null. */
export function readSegment(segment: string | undefined): ListCriteria | null {
  if (segment === undefined) return NO_CRITERIA
  if (segment === '~unknown') return { ...NO_CRITERIA, unknownCity: true }
  const parts = /^(?:~c([\d.]+))?(?:~t([\d.]+))?(?:~s([a-z-]+))?(?:~p(\d+))?$/.exec(segment)
  if (!parts || segment === '') return null
  const numbers = (text: string | undefined) => text?.split('.').map(Number) ?? []
  const sort = SORT_NAMES.find((name) => name === (parts[3] ?? 'date'))
  if (!sort) return null
  return {
    cities: numbers(parts[1]),
    types: numbers(parts[2]),
    sort,
    page: Number(parts[4] ?? 1),
    unknownCity: false,
  }
}
