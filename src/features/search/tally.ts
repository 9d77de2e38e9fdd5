import { FEATURES, type Listing } from '@/features/properties/listing'
import type { ListCriteria } from './criteria'
import { AVAILABILITIES, ENERGY_CLASSES, LISTED_STATES, RADII } from './criteria-values'
import { freeBy, type Dimension, type Ground } from './narrowing'
import { kilometresFrom } from './positions'

/** How many there are of each row of the database that is known. */
class Rows {
  private readonly bars: Int32Array

  constructor(private readonly known: ReadonlyMap<number, unknown>) {
    this.bars = new Int32Array(Math.max(0, ...known.keys()) + 1)
  }

  /** One more of a row; one that is not known counts for nothing. */
  add(id: number): void {
    if (id < this.bars.length) this.bars[id]! += 1
  }

  counts(): ReadonlyMap<number, number> {
    return new Map([...this.known.keys()].map((id) => [id, this.bars[id] ?? 0]))
  }
}

/** How many there are of each of a few choices. */
export class Choices<K> {
  private readonly bars: Int32Array

  constructor(private readonly keys: readonly K[]) {
    this.bars = new Int32Array(keys.length)
  }

  /** One more of the choice at a place; a place that is none counts for nothing. */
  add(place: number): void {
    if (place >= 0 && place < this.bars.length) this.bars[place]! += 1
  }

  counts(): ReadonlyMap<K, number> {
    return new Map(this.keys.map((key, place) => [key, this.bars[place] ?? 0]))
  }
}

/** Bedrooms that can be asked for. */
export const BEDROOM_STEPS = [1, 2, 3, 4, 5] as const

type Count = (listing: Listing) => void

/** Counters for the choices of each criterion, and what they have counted. */
export function tallies({ cities: towns }: ListCriteria, ground: Ground) {
  const [cities, types] = [new Rows(ground.cities), new Rows(ground.types)]
  const agencies = new Rows(ground.agencies)
  const [energy, features] = [new Choices(ENERGY_CLASSES), new Choices(FEATURES)]
  const [radius, bedrooms] = [new Choices<number>(RADII), new Choices<number>(BEDROOM_STEPS)]
  const [states, availability] = [new Choices(LISTED_STATES), new Choices(AVAILABILITIES)]
  const kilometres = towns.length > 0 ? kilometresFrom(towns, ground.cities) : () => Infinity
  const lasts = AVAILABILITIES.map((one) => freeBy(one, ground.today))
  const own = {
    place: (listing: Listing) => {
      if (listing.city !== null) cities.add(listing.city)
      const away = kilometres(listing)
      for (let place = RADII.length; place-- > 0 && away <= (RADII[place] ?? 0); ) radius.add(place)
    },
    types: ({ type, otherTypes }: Listing) => {
      if (type !== null) types.add(type)
      for (const other of otherTypes) types.add(other)
    },
    bedrooms: (listing: Listing) => {
      for (let place = 0; place < listing.bedrooms; place += 1) bedrooms.add(place)
    },
    energy: (listing: Listing) => energy.add(listing.energy),
    states: ({ option }: Listing) => states.add(option ? 1 : 0),
    availability: ({ freeFrom }: Listing) => {
      for (let place = lasts.length; place-- > 0 && freeFrom <= (lasts[place] ?? 0); ) {
        availability.add(place)
      }
    },
    agencies: ({ agency }: Listing) => {
      if (agency !== null) agencies.add(agency)
    },
  }
  // What lacks a tick has none of its choices: only what meets everything is asked for ticks.
  const all = (listing: Listing) => {
    own.place(listing)
    own.types(listing)
    own.bedrooms(listing)
    own.energy(listing)
    own.states(listing)
    own.availability(listing)
    own.agencies(listing)
    for (let place = 0; listing.features >> place !== 0; place += 1) {
      if ((listing.features >> place) & 1) features.add(place)
    }
  }
  return {
    own: own as Partial<Record<Dimension, Count>>,
    all,
    counted: () => ({
      ...{ cities: cities.counts(), types: types.counts(), agencies: agencies.counts() },
      ...{ radius: radius.counts(), bedrooms: bedrooms.counts(), energy: energy.counts() },
      ...{ features: features.counts(), states: states.counts() },
      availability: availability.counts(),
    }),
  }
}
