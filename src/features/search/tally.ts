import type { Listing } from '@/features/properties/listing'
import type { ListCriteria } from './criteria'
import { AVAILABILITIES, ENERGY_CLASSES, FEATURES, LISTED_STATES, RADII } from './criteria-values'
import { freeBy, HAS, type Dimension, type Ground } from './narrowing'
import { kilometresFrom } from './positions'

/** How many there are of each of a few choices, or of each row. */
export class Tally<K> {
  readonly counts = new Map<K, number>()

  /** One more of a choice. */
  add(key: K): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
  }
}

/** The same for choices that are known beforehand, which is faster. */
class Bars<K> {
  private readonly bars: number[]

  constructor(private readonly keys: readonly K[]) {
    this.bars = keys.map(() => 0)
  }

  /** One more of the choice at a place; a place that is none counts for nothing. */
  add(place: number): void {
    const bar = this.bars[place]
    if (bar !== undefined) this.bars[place] = bar + 1
  }

  get counts(): ReadonlyMap<K, number> {
    return new Map(this.keys.map((key, place) => [key, this.bars[place] ?? 0]))
  }
}

/** Bedrooms that can be asked for. */
export const BEDROOM_STEPS = [1, 2, 3, 4, 5] as const

type Count = (listing: Listing) => void

/** Counters for the choices of each criterion, and what they have counted. */
export function tallies({ cities: towns }: ListCriteria, ground: Ground) {
  const [cities, types, agencies] = [new Tally<number>(), new Tally<number>(), new Tally<number>()]
  const [energy, features] = [new Bars(ENERGY_CLASSES), new Bars(FEATURES)]
  const [radius, bedrooms] = [new Bars<number>(RADII), new Bars<number>(BEDROOM_STEPS)]
  const [states, availability] = [new Bars(LISTED_STATES), new Bars(AVAILABILITIES)]
  const kilometres = towns.length > 0 ? kilometresFrom(towns, ground.cities) : () => Infinity
  const lasts = AVAILABILITIES.map((one) => freeBy(one, ground.today))
  const own: Partial<Record<Dimension, Count>> = {
    place: ({ row }) => {
      if (row.cityId !== null) cities.add(row.cityId)
      const away = kilometres(row)
      for (let place = RADII.length; place-- > 0 && away <= (RADII[place] ?? 0); ) radius.add(place)
    },
    types: ({ row }) => {
      for (const type of row.typeIds) types.add(type)
    },
    bedrooms: ({ row }) => {
      for (let place = 0; place < (row.bedrooms ?? 0); place += 1) bedrooms.add(place)
    },
    energy: (listing) => energy.add(listing.energy),
    states: ({ row }) => states.add(row.status === 'option' ? 1 : 0),
    availability: ({ freeFrom }) => {
      for (let place = lasts.length; place-- > 0 && freeFrom <= (lasts[place] ?? 0); ) {
        availability.add(place)
      }
    },
    agencies: ({ row }) => {
      if (row.agencyId !== null) agencies.add(row.agencyId)
    },
  }
  const ticks: Count = ({ row }) =>
    FEATURES.forEach((feature, place) => features.add(HAS[feature](row) ? place : -1))
  return {
    own,
    // What lacks a tick has none of its choices: only what meets everything is asked for ticks.
    all: [...Object.values(own), ticks],
    counted: { cities, radius, types, bedrooms, energy, features, states, availability, agencies },
  }
}
