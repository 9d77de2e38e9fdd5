import { kilometresBetween, type Point } from '@/lib/distance'
import type { CatalogueCity } from './catalogue-row'

/** Towns by their row. */
export type Cities = ReadonlyMap<number, CatalogueCity>

/** The centre of a town, in degrees; null where the town or its place is not known. */
export function centreOf(city: number | null, cities: Cities): Point | null {
  const { latitude = null, longitude = null } = cities.get(city ?? -1) ?? {}
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/**
 * Kilometres between the centres of two towns, by their rows: 0 for one and the same town; null
 * where a place is not known.
 */
export function kilometresApart(a: number | null, b: number | null, cities: Cities): number | null {
  if (a !== null && a === b) return 0
  const [from, to] = [centreOf(a, cities), centreOf(b, cities)]
  return from && to && kilometresBetween(from, to)
}
