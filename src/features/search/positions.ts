import type { CatalogueCity, CatalogueRow } from '@/features/properties/catalogue'
import { kilometresBetween } from '@/lib/distance'
import type { Box, Point } from './criteria-values'

type Cities = ReadonlyMap<number, CatalogueCity>

interface Position {
  latitude: number
  longitude: number
}

/**
 * Where a property is looked for: where it stands if that is public, else the centre of its town;
 * null where neither is known.
 */
export function positionOf(row: CatalogueRow, cities: Cities): Position | null {
  const { latitude, longitude } = row
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  return centreOf(row.cityId, cities)
}

/** The centre of a town; null where it is not known. */
export function centreOf(city: number | null, cities: Cities): Position | null {
  const { latitude = null, longitude = null } = cities.get(city ?? -1) ?? {}
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** More than the largest radius, in degrees: what lies beyond need not be measured. */
const FAR_DEGREES = 0.5

/**
 * How many kilometres a property is from the nearest of some towns: 0 for those in one of them,
 * Infinity for those far away or whose place is not known.
 */
export function kilometresFrom(
  towns: readonly number[],
  cities: Cities,
): (row: CatalogueRow) => number {
  const own = new Set<number | null>(towns)
  const centres = towns.flatMap((town) => centreOf(town, cities) ?? [])
  return (row) => {
    if (own.has(row.cityId)) return 0
    const position = positionOf(row, cities)
    if (!position) return Infinity
    let nearest = Infinity
    for (const centre of centres) {
      if (Math.abs(centre.latitude - position.latitude) > FAR_DEGREES) continue
      nearest = Math.min(nearest, kilometresBetween(centre, position))
    }
    return nearest
  }
}

/** Whether a position lies in a drawn area, by how often a line to the north leaves it. */
export function isInArea({ latitude, longitude }: Position, area: readonly Point[]): boolean {
  let inside = false
  let [south, west] = area.at(-1) ?? [0, 0]
  for (const [north, east] of area) {
    const crosses = east > longitude !== west > longitude
    if (crosses && latitude < south + ((longitude - west) / (east - west)) * (north - south)) {
      inside = !inside
    }
    ;[south, west] = [north, east]
  }
  return inside
}

/** Whether a position lies in a part of the map, its edges included. */
export const isInBox = ({ latitude, longitude }: Position, box: Box): boolean =>
  latitude >= box[0] && longitude >= box[1] && latitude <= box[2] && longitude <= box[3]
