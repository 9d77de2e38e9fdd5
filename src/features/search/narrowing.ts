import type { Catalogue, CatalogueRow } from '@/features/properties/catalogue'
import type { Listing } from '@/features/properties/listing'
import type { ListCriteria } from './criteria'
import {
  ENERGY_CLASSES,
  type Availability,
  type Feature,
  type Range,
} from './criteria-values'
import { isInArea, isInBox, kilometresFrom, positionOf } from './positions'

/** What can be left out of a search on its own: towns with their radius are one. */
export type Dimension =
  | 'place'
  | 'area'
  | 'box'
  | 'types'
  | 'price'
  | 'bedrooms'
  | 'living'
  | 'plot'
  | 'energy'
  | Feature
  | 'states'
  | 'availability'
  | 'agencies'

/** What a search knows beside its criteria. */
export interface Ground {
  cities: Catalogue['cities']
  /** ISO date. */
  today: string
}

export type Meets = (listing: Listing) => boolean

type Rule = (criteria: ListCriteria, ground: Ground) => Meets | null

/** Whether a property has what is ticked. Spec §3. */
export const HAS: Readonly<Record<Feature, (row: CatalogueRow) => boolean>> = {
  garage: (row) => row.garages !== null && row.garages > 0,
  garden: (row) => row.gardenArea !== null && row.gardenArea > 0,
  terrace: (row) => row.terraceArea !== null && row.terraceArea > 0,
  'new-build': (row) => row.newBuild,
  'life-annuity': (row) => row.lifeAnnuity,
}

const MONTHS: Record<Availability, number> = { now: 0, '3': 3, '6': 6 }

/** The last moment by which a property must be free, in milliseconds since 1970. */
export function freeBy(availability: Availability, today: string): number {
  const date = new Date(today)
  return date.setUTCMonth(date.getUTCMonth() + MONTHS[availability])
}

/** A value that is not known, or may not be shown, is within no bounds. */
function inRange({ min, max }: Range, valueOf: (listing: Listing) => number | null): Meets | null {
  if (min === null && max === null) return null
  const [least, most] = [min ?? 0, max ?? Infinity]
  return (listing) => {
    const value = valueOf(listing)
    return value !== null && value >= least && value <= most
  }
}

const ticked =
  (feature: Feature): Rule =>
  ({ features }) =>
    features.includes(feature) ? ({ row }) => HAS[feature](row) : null

const RULES: Readonly<Record<Dimension, Rule>> = {
  types: ({ types }) => {
    const asked = new Set(types)
    return asked.size === 0 ? null : ({ row }) => row.typeIds.some((type) => asked.has(type))
  },
  price: ({ price }) => inRange(price, (listing) => listing.price),
  bedrooms: ({ bedrooms }) => 
    bedrooms === null ? null : ({ row }) => (row.bedrooms ?? 0) >= bedrooms,
  living: ({ living }) => inRange(living, ({ row }) => row.livingArea),
  plot: ({ plot }) => inRange(plot, ({ row }) => row.plotArea),
  energy: ({ energy }) => {
    const asked = new Set(energy.map((one) => ENERGY_CLASSES.indexOf(one)))
    return asked.size === 0 ? null : (listing) => asked.has(listing.energy)
  },
  garage: ticked('garage'),
  garden: ticked('garden'),
  terrace: ticked('terrace'),
  'new-build': ticked('new-build'),
  'life-annuity': ticked('life-annuity'),
  states: ({ states }) =>
    states.length === 0 ? null : ({ row }) => states.some((state) => state === row.status),
  availability: ({ availability }, { today }) => {
    if (availability === null) return null
    const last = freeBy(availability, today)
    return ({ freeFrom }) => freeFrom <= last
  },
  agencies: ({ agencies }) => {
    const asked = new Set<number | null>(agencies)
    return asked.size === 0 ? null : ({ row }) => asked.has(row.agencyId)
  },
  // Those that measure come last: what fails elsewhere need not be measured.
  place: ({ cities, radius }, ground) => {
    if (cities.length === 0) return null
    const kilometres = kilometresFrom(radius === null ? [] : cities, ground.cities)
    const own = new Set<number | null>(cities)
    return ({ row }) => own.has(row.cityId) || kilometres(row) <= (radius ?? 0)
  },
  area: ({ area }, { cities }) => area && at(cities, (position) => isInArea(position, area)),
  box: ({ box }, { cities }) => box && at(cities, (position) => isInBox(position, box)),
}

const at =
  (cities: Catalogue['cities'], isThere: (position: { latitude: number; longitude: number }) => boolean): Meets =>
  ({ row }) => {
    const position = positionOf(row, cities)
    return position !== null && isThere(position)
  }

/** What a property has to meet for criteria; nothing for what is not asked for. Spec §1. */
export const narrowings = (
  criteria: ListCriteria,
  ground: Ground,
): { dimension: Dimension; meets: Meets }[] =>
  DIMENSIONS.flatMap((dimension) => {
    const meets = RULES[dimension](criteria, ground)
    return meets ? [{ dimension, meets }] : []
  })

const DIMENSIONS = Object.keys(RULES) as Dimension[]
