import { MOST_POINTS } from '@/domain/map/guards'

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

const numbersIn = (texts: string[]): number[] | null =>
  texts.every((text) => NUMBER.test(text)) ? texts.map(Number) : null

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most) * DECIMALS) / DECIMALS

/** A place within both countries: what was drawn or shown beyond them ends at their edge. */
const pointOf = ([latitude = 0, longitude = 0]: number[]): SearchPoint => [
  within(latitude, COUNTRIES[0], COUNTRIES[2]),
  within(longitude, COUNTRIES[1], COUNTRIES[3]),
]

const same = (a: SearchPoint | undefined, b: SearchPoint | undefined): boolean =>
  a?.[0] === b?.[0] && a?.[1] === b?.[1]

/**
 * The corners of a drawn area, `50.467,4.867;50.457,4.873;…`: 3 to 30 different ones. What comes
 * twice in a row counts once, and so does a last one that is the first. Anything else gives null.
 */
export function readArea(text: string): SearchPoint[] | null {
  const parts = text.split(';', MOST_POINTS + 2).map((part) => part.split(',', 3))
  const pairs = parts.map((part) => (part.length === 2 ? numbersIn(part) : null))
  if (pairs.some((pair) => pair === null || !isPlace(pair))) return null
  const points = pairs.flatMap((pair) => (pair ? [pointOf(pair)] : []))
  const corners = points.filter((point, index) => !same(point, points[index - 1]))
  while (corners.length > 1 && same(corners[0], corners.at(-1))) corners.pop()
  const different = new Set(corners.map(String)).size
  return different >= FEWEST_POINTS && corners.length <= MOST_POINTS ? corners : null
}

const isPlace = ([latitude = NaN, longitude = NaN]: number[]): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** The corners as text, read again by `readArea` as they were. */
export const writeArea = (area: readonly SearchPoint[]): string => area.map(String).join(';')

/** A part of the map, `south,west,north,east`, of some size; anything else gives null. */
export function readBox(text: string): Box | null {
  const numbers = numbersIn(text.split(',', 5))
  if (numbers?.length !== 4) return null
  const [a, b] = [numbers.slice(0, 2), numbers.slice(2)]
  if (!isPlace(a) || !isPlace(b)) return null
  const [first, second] = [pointOf(a), pointOf(b)]
  const [south, north] = [Math.min(first[0], second[0]), Math.max(first[0], second[0])]
  const [west, east] = [Math.min(first[1], second[1]), Math.max(first[1], second[1])]
  return south < north && west < east ? [south, west, north, east] : null
}
