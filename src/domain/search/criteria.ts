import { readableQuery } from '@/lib/readable-query'
import { many, type SearchPlaces } from './criteria/codecs'
import { LISTED_STATES } from './criteria/states'
import { keptWords } from './criteria/words'
import { CRITERIA, FIELDS, forEach, type CriterionField, type Values } from './criteria/table'

/** What a list is narrowed to. Cities, types and agencies are rows of the database. Spec §2. */
export interface ListCriteria extends Values {
  /** A place was asked for that nobody knows: the list is empty. */
  unknownCity: boolean
  /** What was sent as words beside that place, with which `words` begins; blank where all places are known. */
  wordsBeside: string
}

/** All of a list, as it is first shown. */
export const NO_CRITERIA: ListCriteria = {
  ...forEach<Values>((field) => CRITERIA[field].none),
  unknownCity: false,
  wordsBeside: '',
}

/** The parameters that are criteria, in the order of a canonical address. */
export const CRITERIA_NAMES: readonly string[] = FIELDS.flatMap(
  (field) => CRITERIA[field].address.names,
)

/** The criteria in the parameters of an address, without what cannot be understood. Spec §2. */
export function readCriteria(params: URLSearchParams, places: SearchPlaces): ListCriteria {
  const values = forEach<Values>((field) => {
    const { address, none } = CRITERIA[field]
    return address.read(params, places) ?? none
  })
  const unknown = unknownPlaces(params, places)
  const said = keptWords([values.words, ...unknown].join(' '))
  const wordsBeside = values.words
  return settled({ ...values, words: said, unknownCity: !isOfPlaces(values) && unknown.length > 0, wordsBeside })
}

/** The places that parameters ask for, as they were typed, that nobody knows. */
const unknownPlaces = (params: URLSearchParams, places: SearchPlaces): string[] =>
  many(params, 'city').filter((place) => !places.findZone(place) && places.findCities(place).length === 0)

/** Two ways to ask for the same become one. */
const settled = (criteria: ListCriteria): ListCriteria => ({
  ...criteria,
  radius: criteria.cities.length > 0 ? criteria.radius : null,
  states: criteria.states.length < LISTED_STATES.length ? criteria.states : [],
  page: criteria.unknownCity ? 1 : criteria.page,
  wordsBeside: criteria.unknownCity && criteria.words.startsWith(criteria.wordsBeside) ? criteria.wordsBeside : '',
})

/** The parameters of an address for criteria, always in the same order; defaults are left out. */
export function writeCriteria(criteria: ListCriteria, places: SearchPlaces): URLSearchParams {
  const canonical = settled(criteria)
  const write = <F extends CriterionField>(field: F) =>
    CRITERIA[field].address.write(canonical[field], places)
  return new URLSearchParams(FIELDS.flatMap(write))
}

/** The canonical address of a list with criteria. */
export function listHref(path: string, criteria: ListCriteria, places: SearchPlaces): string {
  const query = readableQuery(writeCriteria(criteria, places))
  return query === '' ? path : `${path}?${query}`
}

/** The mark of an unknown place, with how many characters of the words were sent beside it. */
const UNKNOWN = /^~unknown(\d*)/

/**
 * Criteria as one segment of the path that pages are cached under, such as `~c12.15~t3~sprice~p2`;
 * empty without criteria. At most 1,500 characters.
 */
export function criteriaSegment(criteria: ListCriteria): string {
  const canonical = settled(criteria)
  const pack = <F extends CriterionField>(field: F): string => {
    const text = CRITERIA[field].address.pack(canonical[field])
    return text === null ? '' : `~${CRITERIA[field].address.key}${text}`
  }
  const unknown = canonical.unknownCity ? `~unknown${canonical.wordsBeside.length || ''}` : ''
  return unknown + FIELDS.map(pack).join('')
}

/** Whether a list is that of towns or regions, of which the texts of the whole list are not true. */
export const isOfPlaces = ({ cities, regions }: Pick<ListCriteria, 'cities' | 'regions'>): boolean =>
  cities.length + regions.length > 0

/**
 * Whether search engines may index a list: each page of all, of one place, of one type and of one
 * type in one place. Others are endless, and show what those show.
 */
export const isIndexed = (criteria: ListCriteria): boolean =>
  criteria.cities.length + criteria.regions.length <= 1 &&
  criteria.types.length <= 1 &&
  criteria.radius === null &&
  criteriaSegment({ ...criteria, cities: [], regions: [], types: [], page: 1, view: 'grid' }) === ''

const LONGEST_SEGMENT = 1500

/** The criteria of such a segment; anything else gives null, also one that is not canonical. */
export function readSegment(segment: string | undefined): ListCriteria | null {
  if (segment === undefined) return NO_CRITERIA
  if (segment === '' || segment.length > LONGEST_SEGMENT) return null
  const unknown = UNKNOWN.exec(segment)
  const parts = segment.replace(UNKNOWN, '').split('~')
  const values = forEach<Values>((field) => {
    const { address, none } = CRITERIA[field]
    const part = parts.find((one) => one.startsWith(address.key))
    return (part === undefined ? null : address.unpack(part.slice(1))) ?? none
  })
  const wordsBeside = values.words.slice(0, Number(unknown?.[1] ?? 0))
  const criteria = { ...values, unknownCity: unknown !== null, wordsBeside }
  return criteriaSegment(criteria) === segment ? settled(criteria) : null
}
