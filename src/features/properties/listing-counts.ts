import type { Listing } from '@/features/search/criteria/table'

/** How many listed properties each city and each type has per goal, as `city:12:sale`. Spec §3. */
export function countsOf(listings: Iterable<Listing>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { goal, city, row } of listings) {
    if (goal === null) continue
    if (city !== null) add(`city:${city}:${goal}`)
    for (const type of row.typeIds) add(`type:${type}:${goal}`)
  }
  return counts
}
