import { centreOf, type Cities } from './town-distance'
import { kilometresBetween, type Point as Place } from '@/lib/distance'
import type { Listing } from './criteria/table'
import type { Box, SearchPoint } from './drawn-area'

/**
 * Where a property is looked for: where it stands if that is public, else the centre of its town;
 * NaN where neither is known.
 */
export const latitudeOf = ({ latitude, longitude, city }: Listing, cities: Cities): number =>
  (longitude === null ? null : latitude) ?? centreOf(city, cities)?.latitude ?? NaN

/** The other half of that place. */
export const longitudeOf = ({ latitude, longitude, city }: Listing, cities: Cities): number =>
  (latitude === null ? null : longitude) ?? centreOf(city, cities)?.longitude ?? NaN

/** More than the largest radius, in degrees: what lies beyond need not be measured. */
const FAR_DEGREES = 0.5

/**
 * How many kilometres a property is from the nearest of some towns: 0 for those in one of them,
 * Infinity for those far away or whose place is not known.
 */
export function kilometresFrom(
  towns: readonly number[],
  cities: Cities,
): (listing: Listing) => number {
  const own = new Set<number | null>(towns)
  const centres = towns.flatMap((town) => centreOf(town, cities) ?? [])
  const nearest = (place: Place): number => {
    let least = Infinity
    for (const centre of centres) {
      if (Math.abs(centre.latitude - place.latitude) > FAR_DEGREES) continue
      least = Math.min(least, kilometresBetween(centre, place))
    }
    return least
  }
  // Most stand at the centre of one of a few hundred towns.
  const ofTowns = new Map<number | null, number>()
  const ofTown = (city: number | null): number => {
    const known = ofTowns.get(city)
    if (known !== undefined) return known
    const centre = centreOf(city, cities)
    const away = centre ? nearest(centre) : Infinity
    ofTowns.set(city, away)
    return away
  }
  return ({ city, latitude, longitude }) => {
    if (own.has(city)) return 0
    return latitude === null || longitude === null ? ofTown(city) : nearest({ latitude, longitude })
  }
}

/** Whether a place lies in a drawn area, by how often a line to the south leaves it. */
export function isInArea(
  latitude: number,
  longitude: number,
  area: readonly SearchPoint[],
): boolean {
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

/** Whether a place lies in a part of the map, its edges included. */
export const isInBox = (latitude: number, longitude: number, box: Box): boolean =>
  latitude >= box[0] && longitude >= box[1] && latitude <= box[2] && longitude <= box[3]
