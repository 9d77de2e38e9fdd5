import type { Goal } from '@/domain/properties/goal'
import type { SearchIndex } from './search-index'

/** The places that have something for a goal, as they are typed, those with the most first. */
export function placeNames({ cities }: Pick<SearchIndex, 'cities'>, goal: Goal): string[] {
  const counts = cities[goal]
  return [...cities.names.keys()]
    .filter((city) => (counts[city] ?? 0) > 0)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .map((city) => `${cities.names[city]} (${cities.zips[city]})`)
}
