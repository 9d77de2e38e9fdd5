import type { SortName } from '@/features/properties/list-order'
import type { Feature } from '@/features/properties/listing'
import { CODECS } from './criteria-table'
import { LISTED_STATES } from './criteria-values'
import type {
  Availability,
  Box,
  EnergyClass,
  ListedState,
  Point,
  Range,
} from './criteria-values'
import type { ListLook } from './list-views'

/** What a list is narrowed to. Cities, types and agencies are rows of the database. Spec §2. */
export interface ListCriteria {
  cities: number[]
  /** Kilometres around the cities; null without. */
  radius: number | null
  types: number[]
  /** Euro, a month's rent where the goal is rent. */
  price: Range
  /** At least so many. */
  bedrooms: number | null
  /** m² */
  living: Range
  /** m² */
  plot: Range
  energy: EnergyClass[]
  features: Feature[]
  states: ListedState[]
  availability: Availability | null
  agencies: number[]
  /** Corners of a drawn area. */
  area: Point[] | null
  /** The part of the map that is searched. */
  box: Box | null
  sort: SortName
  view: ListLook
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
  /** The agency with a public number. */
  findAgency(agencyId: string): number | null
  /** `Name|zip` in the language of the page. */
  cityName(city: number): string | null
  /** The public number of a type. */
  typeNumber(type: number): number | null
  /** The public number of an agency. */
  agencyNumber(agency: number): number | null
}

/** What is a criterion, in the order of the address. */
export type CriterionField = Exclude<keyof ListCriteria, 'unknownCity'>

const OPEN: Range = { min: null, max: null }

export const NO_CRITERIA: ListCriteria = {
  ...{ cities: [], radius: null, types: [], price: OPEN, bedrooms: null, living: OPEN, plot: OPEN },
  ...{ energy: [], features: [], states: [], availability: null, agencies: [], area: null },
  ...{ box: null, sort: 'date', view: 'grid', page: 1, unknownCity: false },
}

const FIELDS = Object.keys(CODECS) as CriterionField[]

/** The parameters that are criteria, in the order of a canonical address. */
export const CRITERIA_NAMES: readonly string[] = FIELDS.flatMap((field) => CODECS[field].names)

/** The criteria in the parameters of an address, without what cannot be understood. Spec §2. */
export function readCriteria(params: URLSearchParams, places: Places): ListCriteria {
  const criteria = { ...NO_CRITERIA }
  const put = <F extends CriterionField>(field: F): void => {
    const value = CODECS[field].read(params, places)
    if (value !== null) criteria[field] = value
  }
  FIELDS.forEach(put)
  criteria.unknownCity = criteria.cities.length === 0 && askedCities(params).length > 0
  return settled(criteria)
}

/** The places that parameters ask for, as they were typed. */
const askedCities = (params: URLSearchParams): string[] =>
  params
    .getAll('city')
    .map((place) => place.trim())
    .filter(Boolean)

/** Two ways to ask for the same become one. */
const settled = (criteria: ListCriteria): ListCriteria => ({
  ...criteria,
  radius: criteria.cities.length > 0 ? criteria.radius : null,
  states: criteria.states.length < LISTED_STATES.length ? criteria.states : [],
  page: criteria.unknownCity ? 1 : criteria.page,
})

/** The parameters of an address for criteria, always in the same order; defaults are left out. */
export function writeCriteria(criteria: ListCriteria, places: Places): URLSearchParams {
  const canonical = settled(criteria)
  const write = <F extends CriterionField>(field: F) =>
    CODECS[field].write(canonical[field], places)
  return new URLSearchParams(FIELDS.flatMap(write))
}

const READABLE: Readonly<Record<string, string>> = { '%7C': '|', '%2C': ',', '%3B': ';' }

/** The canonical address of a list with criteria. */
export function listHref(path: string, criteria: ListCriteria, places: Places): string {
  const query = writeCriteria(criteria, places).toString()
  const readable = query.replaceAll(/%7C|%2C|%3B/g, (code) => READABLE[code] ?? code)
  return readable === '' ? path : `${path}?${readable}`
}

const UNKNOWN = '~unknown'

/**
 * Criteria as one segment of the path that pages are kept under, such as `~c12.15~t3~sprice~p2`;
 * empty without criteria. At most 1,500 characters.
 */
export function criteriaSegment(criteria: ListCriteria): string {
  const canonical = settled(criteria)
  const pack = <F extends CriterionField>(field: F): string => {
    const text = CODECS[field].pack(canonical[field])
    return text === null ? '' : `~${CODECS[field].key}${text}`
  }
  return (canonical.unknownCity ? UNKNOWN : '') + FIELDS.map(pack).join('')
}

/**
 * Whether search engines may keep a list: each page of all, of one city, of one type and of one
 * type in one city. Others are endless, and show what those show.
 */
export const isIndexed = (criteria: ListCriteria): boolean =>
  criteria.cities.length <= 1 &&
  criteria.types.length <= 1 &&
  criteria.radius === null &&
  criteriaSegment({ ...criteria, cities: [], types: [], page: 1, view: 'grid' }) === ''

const LONGEST_SEGMENT = 1500

/** The criteria of such a segment; anything else gives null, also one that is not canonical. */
export function readSegment(segment: string | undefined): ListCriteria | null {
  if (segment === undefined) return NO_CRITERIA
  if (segment === '' || segment.length > LONGEST_SEGMENT) return null
  const unknownCity = segment.startsWith(UNKNOWN)
  const parts = segment.slice(unknownCity ? UNKNOWN.length : 0).split('~')
  const criteria = { ...NO_CRITERIA, unknownCity }
  const unpack = <F extends CriterionField>(field: F): void => {
    const part = parts.find((one) => one.startsWith(CODECS[field].key))
    const value = part === undefined ? null : CODECS[field].unpack(part.slice(1))
    if (value !== null) criteria[field] = value
  }
  FIELDS.forEach(unpack)
  return criteriaSegment(criteria) === segment ? settled(criteria) : null
}
