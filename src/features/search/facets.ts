import type { Feature, Listing } from '@/features/properties/listing'
import type { ListCriteria } from './criteria'
import type { Availability, EnergyClass, ListedState } from './criteria-values'
import { narrowings, type Dimension, type Ground } from './narrowing'
import { Choices, tallies } from './tally'

type Counted<K> = ReadonlyMap<K, number>

/**
 * How many properties there are for each choice: those that meet every other criterion and have
 * its value. What is missing counts none.
 */
export interface Facets {
  /** Properties that there would be more without a criterion. */
  gained: Counted<Dimension>
  cities: Counted<number>
  /** Within so many kilometres of the chosen towns. */
  radius: Counted<number>
  types: Counted<number>
  /** At least so many. */
  bedrooms: Counted<number>
  energy: Counted<EnergyClass>
  features: Counted<Feature>
  states: Counted<ListedState>
  availability: Counted<Availability>
  agencies: Counted<number>
}

/**
 * Counts all choices in one pass: a property that meets all criteria counts for each of them, one
 * that fails exactly one for the choices of that one, and any other for none. Those with a bit in
 * common with `hidden` do not count at all.
 */
export function facetsOf(
  listings: readonly Listing[],
  hidden: number,
  criteria: ListCriteria,
  ground: Ground,
): Facets {
  const asked = narrowings(criteria, ground)
  const { own, all, counted } = tallies(criteria, ground)
  const gained = new Choices(asked.map(({ dimension }) => dimension))
  for (const listing of listings) {
    if ((listing.hidden & hidden) !== 0) continue
    let failed = -1
    let fails = 0
    for (let place = 0; place < asked.length && fails < 2; place += 1) {
      if (asked[place]!.meets(listing)) continue
      failed = place
      fails += 1
    }
    if (fails === 0) all(listing)
    if (fails !== 1) continue
    gained.add(failed)
    own[asked[failed]!.dimension]?.(listing)
  }
  return { ...counted(), gained: gained.counts() }
}
