import type { Catalogue } from '@/features/properties/catalogue'
import { featureBit, type Feature, type Listing } from '@/features/properties/listing'
import type { ListCriteria } from './criteria'
import { ENERGY_CLASSES, type Availability, type Range } from './criteria-values'
import { isInArea, isInBox, kilometresFrom, latitudeOf, longitudeOf } from './positions'

/** What can be left out of a search on its own: towns with their radius are one. */
export type Dimension =
  | Feature
  | 'types'
  | 'price'
  | 'bedrooms'
  | 'living'
  | 'plot'
  | 'energy'
  | 'states'
  | 'availability'
  | 'agencies'
  | 'place'
  | 'area'
  | 'box'

/** What a search knows beside its criteria. */
export interface Ground extends Pick<Catalogue, 'cities' | 'types' | 'agencies'> {
  /** ISO date. */
  today: string
}

type Meets = (listing: Listing) => boolean

type Rule = (criteria: ListCriteria, ground: Ground) => Meets | null

const MONTHS: Record<Availability, number> = { now: 0, '3': 3, '6': 6 }

/** The last moment by which a property must be free, in milliseconds since 1970. */
export function freeBy(availability: Availability, today: string): number {
  const date = new Date(today)
  return date.setUTCMonth(date.getUTCMonth() + MONTHS[availability])
}

/** A value that is not known, or may not be shown, is within no bounds. */
function inRange({ min, max }: Range, name: 'price' | 'living' | 'plot'): Meets | null {
  if (min === null && max === null) return null
  const [least, most] = [min ?? 0, max ?? Infinity]
  return (listing) => {
    const value = listing[name]
    return value !== null && value >= least && value <= most
  }
}

const ticked = (feature: Feature): Rule => {
  const bit = featureBit(feature)
  return (criteria) =>
    criteria.features.includes(feature) ? ({ features }) => (features & bit) !== 0 : null
}

/** Those that measure come last: what fails elsewhere need not be measured. */
const RULES: Readonly<Record<Dimension, Rule>> = {
  types: ({ types }) => {
    const asked = new Set<number | null>(types)
    if (asked.size === 0) return null
    return ({ type, otherTypes }) =>
      asked.has(type) || (otherTypes.length > 0 && otherTypes.some((one) => asked.has(one)))
  },
  price: ({ price }) => inRange(price, 'price'),
  bedrooms: ({ bedrooms: least }) =>
    least === null ? null : ({ bedrooms }) => bedrooms >= least,
  living: ({ living }) => inRange(living, 'living'),
  plot: ({ plot }) => inRange(plot, 'plot'),
  energy: ({ energy: codes }) => {
    const asked = new Set(codes.map((one) => ENERGY_CLASSES.indexOf(one)))
    return asked.size === 0 ? null : ({ energy }) => asked.has(energy)
  },
  garage: ticked('garage'),
  garden: ticked('garden'),
  terrace: ticked('terrace'),
  'new-build': ticked('new-build'),
  'life-annuity': ticked('life-annuity'),
  states: ({ states }) =>
    states.length === 0
      ? null
      : ({ option }) => states.includes(option ? 'option' : 'available'),
  availability: ({ availability }, { today }) => {
    if (availability === null) return null
    const last = freeBy(availability, today)
    return ({ freeFrom }) => freeFrom <= last
  },
  agencies: ({ agencies }) => {
    const asked = new Set<number | null>(agencies)
    return asked.size === 0 ? null : ({ agency }) => asked.has(agency)
  },
  place: ({ cities, radius }, ground) => {
    if (cities.length === 0) return null
    const own = new Set<number | null>(cities)
    if (radius === null) return ({ city }) => own.has(city)
    const kilometres = kilometresFrom(cities, ground.cities)
    return (listing) => kilometres(listing) <= radius
  },
  area: ({ area }, { cities }) =>
    area &&
    ((listing) => isInArea(latitudeOf(listing, cities), longitudeOf(listing, cities), area)),
  box: ({ box }, { cities }) =>
    box && ((listing) => isInBox(latitudeOf(listing, cities), longitudeOf(listing, cities), box)),
}

const DIMENSIONS = Object.keys(RULES) as Dimension[]

/** One thing that a search asks of a property. */
export interface Narrowing {
  dimension: Dimension
  meets: Meets
}

/** What a property has to meet for criteria; nothing for what is not asked for. Spec §1. */
export const narrowings = (criteria: ListCriteria, ground: Ground): Narrowing[] =>
  DIMENSIONS.flatMap((dimension) => {
    const meets = RULES[dimension](criteria, ground)
    return meets ? [{ dimension, meets }] : []
  })

/** Whether a property has all that is asked for. */
export function meetsAll(listing: Listing, asked: readonly Narrowing[]): boolean {
  for (const { meets } of asked) if (!meets(listing)) return false
  return true
}
