import type { Listing } from './criteria/table'
import type { Goal } from '@/domain/properties/goal'

/** How many there are of each, by row. */
export type CountsByRow = Record<Goal, Map<number, number>>

/** How many listed properties each city and each type has per goal. Spec §3. */
export function offerCounts(listings: Iterable<Listing>): Record<'city' | 'type', CountsByRow> {
  const counts = { city: noCounts(), type: noCounts() }
  for (const { goal, city, type, otherTypes } of listings) {
    if (goal === null) continue
    if (city !== null) add(counts.city[goal], city)
    if (type !== null) add(counts.type[goal], type)
    for (const other of otherTypes) add(counts.type[goal], other)
  }
  return counts
}

const noCounts = (): CountsByRow => ({ sale: new Map(), rent: new Map() })

const add = (counts: Map<number, number>, id: number): unknown =>
  counts.set(id, (counts.get(id) ?? 0) + 1)
