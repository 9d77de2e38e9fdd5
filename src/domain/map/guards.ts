import { isRecord } from '@/lib/is-record'
import type { Bounds, MapArea, MapPlace } from './protocol'

/** An area has no more corners than this; an address has to hold them. */
export const MOST_POINTS = 30

/** Metres: further than across the country. */
const WIDEST = 300_000

/** Whether a value is a number between two others, both included. */
export const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most

/** Whether a value is a public number: a whole one above zero. */
export const isListingId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0

const isLatitude = (value: unknown): value is number => isWithin(value, -85, 85)
const isLongitude = (value: unknown): value is number => isWithin(value, -180, 180)

/** Whether two values are a latitude and a longitude that a map can show. */
export const isPosition = (latitude: unknown, longitude: unknown): boolean =>
  isLatitude(latitude) && isLongitude(longitude)

const isSome = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.length <= MOST_POINTS

const isPlace = (value: unknown): value is MapPlace =>
  Array.isArray(value) && value.length === 2 && isPosition(value[0], value[1])

/** Whether a value is a list of 3 to 30 places. */
export const isPolygon = (value: unknown): value is MapPlace[] =>
  Array.isArray(value) && value.length > 2 && value.length <= MOST_POINTS && value.every(isPlace)

/** Whether a value is a part of the map: south below north, west before east. */
export const isBounds = (value: unknown): value is Bounds =>
  isRecord(value) &&
  isPosition(value.south, value.west) &&
  isPosition(value.north, value.east) &&
  (value.south as number) <= (value.north as number) &&
  (value.west as number) <= (value.east as number)

/** Whether a value is an area to mark, or null for none. */
export function isArea(value: unknown): value is MapArea | null {
  if (value === null) return true
  if (!isRecord(value)) return false
  if (value.kind === 'polygon') return isPolygon(value.points)
  const { kind, centres, metres } = value
  if (kind !== 'circle' || !isWithin(metres, 1, WIDEST)) return false
  return isSome(centres) && centres.every(isPlace)
}
