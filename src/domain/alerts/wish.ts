import { NO_CRITERIA, type ListCriteria } from '../search/criteria'
import type { Ground } from '../search/criteria/criterion'
import type { Listing } from '../search/criteria/table'
import { meetsAll, narrowings } from '../search/narrowing'
import type { Goal } from '../properties/goal'
import { zoneOfRegion, zonesAround } from './wish-zones'

/** What somebody looks for, as the register of demands asks it. Spec §3, "Demand register". */
export interface Wish {
  goal: Goal
  /** Public numbers of types, as texts; none is any. */
  types: readonly string[]
  /** Somewhere in one of these, or in one of the postcodes. */
  regions: readonly string[]
  zips: readonly string[]
  /** Euro, a month's rent where the goal is rent; null is open. */
  minPrice: number | null
  maxPrice: number | null
  minBedrooms: number | null
  maxBedrooms: number | null
  /** At least so many of each; one parks in a garage too that was not asked for. */
  garages: number
  parkings: number
}

/** The answers of the form that are a wish; what else it asks is about the person. */
const WISH_FIELDS: readonly string[] = [
  'goal', 'types', 'regions', 'zips', 'minPrice', 'maxPrice',
  'minBedrooms', 'maxBedrooms', 'garages', 'parkings',
]

/** The part of stored answers that is a wish, in the order of the form. */
export const wishAnswers = <T>(answers: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => WISH_FIELDS.includes(name)))

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((one) => typeof one === 'string')

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The wish in answers as they are stored; what is none of its kind asks for nothing. */
export const wishOf = (answers: Readonly<Record<string, unknown>>): Wish => ({
  goal: answers.goal === 'rent' ? 'rent' : 'sale',
  types: texts(answers.types),
  regions: texts(answers.regions),
  zips: texts(answers.zips),
  minPrice: number(answers.minPrice),
  maxPrice: number(answers.maxPrice),
  minBedrooms: number(answers.minBedrooms),
  maxBedrooms: number(answers.maxBedrooms),
  garages: number(answers.garages) ?? 0,
  parkings: number(answers.parkings) ?? 0,
})

/**
 * The search of the lists that comes closest to a wish: it finds all that the wish does, and more where
 * lists have no such criterion: postcodes become the towns that have them, the country Luxembourg becomes
 * everywhere.
 */
export function searchOf(wish: Wish, ground: Pick<Ground, 'cities' | 'types'>): ListCriteria {
  const zones = new Set(wish.zips)
  const towns = [...ground.cities.values()].filter((city) => zonesAt(city).some((zone) => zones.has(zone)))
  const regions = wish.regions.map(zoneOfRegion)
  const known = regions.filter((zone) => zone !== null)
  if (known.length < regions.length) return searchAnywhere(wish, ground)
  return { ...searchAnywhere(wish, ground), regions: known, cities: towns.map(({ id }) => id) }
}

function searchAnywhere(wish: Wish, { types }: Pick<Ground, 'types'>): ListCriteria {
  const found = [...types.values()].filter(({ number }) => wish.types.includes(String(number)))
  return {
    ...NO_CRITERIA,
    types: found.map(({ id }) => id),
    price: { min: wish.minPrice, max: wish.maxPrice },
    bedrooms: wish.minBedrooms,
  }
}

/**
 * Tells whether a property meets a wish, by the rules of the lists: what has no public price, or only
 * that of a life annuity, an area or a year, is within no bounds of price, and what is sold or rented meets nothing. Spec §3, "Demand register".
 */
export function wishTest(wish: Wish, ground: Ground): (listing: Listing) => boolean {
  const meets = wishTestAnywhere(wish, ground)
  const zones = new Set(zonesOf(wish))
  return (listing) => meets(listing) && zonesAt(listing.row).some((zone) => zones.has(zone))
}

/** The same wherever the property stands. */
export function wishTestAnywhere(wish: Wish, ground: Ground): (listing: Listing) => boolean {
  const { goal, maxBedrooms } = wish
  const search = searchAnywhere(wish, ground)
  const isUnknownType = wish.types.length > 0 && search.types.length === 0
  const asked = narrowings(search, ground)
  return (listing) =>
    listing.goal === goal &&
    !isUnknownType &&
    meetsAll(listing, asked) &&
    (maxBedrooms === null || listing.bedrooms <= maxBedrooms) &&
    hasRoomToPark(listing.row, wish)
}

const hasRoomToPark = (row: Listing['row'], { garages, parkings }: Wish): boolean => {
  const all = row.garages ?? 0
  return all - row.parkings >= garages && all >= garages + parkings
}

const EVERYWHERE = '*'

/** Where a wish is fulfilled: in these regions and postcodes; without any of them everywhere. */
export const zonesOf = ({ regions, zips }: Wish): string[] =>
  regions.length + zips.length > 0 ? [...regions, ...zips] : [EVERYWHERE]

/** Every zone that a place is in; a postcode of Luxembourg is written with its letter or without. */
export const zonesAt = (place: Parameters<typeof zonesAround>[0]): string[] => [EVERYWHERE, ...zonesAround(place)]
