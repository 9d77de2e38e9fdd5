import { isPosition, MOST_POINTS } from '@/domain/map/guards'
import { rounded } from '@/domain/map/rounded'

/** Latitude and longitude in degrees. */
export type SearchPoint = [latitude: number, longitude: number]

/** South, west, north and east in degrees. */
export type Box = [south: number, west: number, north: number, east: number]

/** Belgium and Luxembourg: south, west, north, east. */
const COUNTRIES: Box = [49.4, 2.4, 51.6, 6.6]

const FEWEST_POINTS = 3

/** Four decimals are eleven metres. */
const DECIMALS = 10_000

const NUMBER = /^-?\d{1,3}(?:\.\d{1,15})?$/

/** A place, to the metre in which the map tells it; null for texts that are none. */
function placeOf(texts: readonly string[]): SearchPoint | null {
  if (texts.length !== 2 || !texts.every((text) => NUMBER.test(text))) return null
  const [latitude = NaN, longitude = NaN] = texts.map(Number)
  return isPosition(latitude, longitude) ? [rounded(latitude), rounded(longitude)] : null
}

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most) * DECIMALS) / DECIMALS

/** A place within both countries: what was drawn or shown beyond them ends at their edge. */
const cut = ([latitude, longitude]: SearchPoint): SearchPoint => [
  within(latitude, COUNTRIES[0], COUNTRIES[2]),
  within(longitude, COUNTRIES[1], COUNTRIES[3]),
]

/** The part of the map around places; null where it has no size. */
function boxAround(places: readonly SearchPoint[]): Box | null {
  const latitudes = places.map(([latitude]) => latitude)
  const longitudes = places.map(([, longitude]) => longitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  return south < north && west < east ? [south, west, north, east] : null
}

const same = (a: SearchPoint | undefined, b: SearchPoint | undefined): boolean =>
  a?.[0] === b?.[0] && a?.[1] === b?.[1]

/** The corners of an area through places: 3 to 30 different ones, else null. */
function cornersOf(places: readonly SearchPoint[]): SearchPoint[] | null {
  const corners = places.filter((place, index) => !same(place, places[index - 1]))
  while (corners.length > 1 && same(corners[0], corners.at(-1))) corners.pop()
  const different = new Set(corners.map(String)).size
  return different >= FEWEST_POINTS && corners.length <= MOST_POINTS ? corners : null
}

/**
 * The corners of a drawn area, `50.467,4.867;50.457,4.873;…`: 3 to 30 different ones. What comes
 * twice in a row counts once, and so does a last one that is the first. It ends at the edge of both countries; one
 * of which nothing would be left there stays as it was drawn. Anything else gives null.
 */
export function readArea(text: string): SearchPoint[] | null {
  const places = text.split(';', MOST_POINTS + 2).map((place) => placeOf(place.split(',', 3)))
  if (!places.every((place) => place !== null)) return null
  const inside = cornersOf(places.map(cut))
  return inside && boxAround(inside) ? inside : cornersOf(places)
}

/** The corners as text, read again by `readArea` as they were. */
export const writeArea = (area: readonly SearchPoint[]): string => area.map(String).join(';')

/**
 * A part of the map, `south,west,north,east`, of some size. It ends at the edge of both countries; one that lies
 * beyond them stays as it was shown: nothing is found there. Anything else gives null.
 */
export function readBox(text: string): Box | null {
  const degrees = text.split(',', 5)
  const [a, b] = [placeOf(degrees.slice(0, 2)), placeOf(degrees.slice(2))]
  return a && b && (boxAround([a, b].map(cut)) ?? boxAround([a, b]))
}
