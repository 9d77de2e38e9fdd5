import type { Listing } from '@/features/properties/listing'
import type { ListCriteria } from './criteria'
import type { Availability, EnergyClass, Feature, ListedState } from './criteria-values'
import { narrowings, type Dimension, type Ground } from './narrowing'
import { tallies, Tally } from './tally'

type Counted<K> = Readonly<{ counts: ReadonlyMap<K, number> }>

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
 * common with `hidden` do not count at all. Issue 4, "live counts per choice".
 */
export function facetsOf(
  listings: readonly Listing[],
  hidden: number,
  criteria: ListCriteria,
  ground: Ground,
): Facets {
  const asked = narrowings(criteria, ground)
  const { own, all, counted } = tallies(criteria, ground)
  const gained = new Tally<Dimension>()
  for (const listing of listings) {
    if ((listing.hidden & hidden) !== 0) continue
    const failed = asked.findIndex(({ meets }) => !meets(listing))
    if (failed === -1) {
      for (const count of all) count(listing)
      continue
    }
    const { dimension } = asked[failed]!
    if (asked.some(({ meets }, place) => place > failed && !meets(listing))) continue
    gained.add(dimension)
    own[dimension]?.(listing)
  }
  return { ...counted, gained }
}
