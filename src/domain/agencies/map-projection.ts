import type { Degrees } from './belgium-outline'

/** A place on the drawn map: 0 to 1 from its left edge, and from its top edge. */
export interface MapPoint {
  x: number
  y: number
}

const WEST = 2.48
const EAST = 6.47
const NORTH = 51.545
const SOUTH = 49.455
/** A degree of longitude is so much shorter than one of latitude in the middle of Belgium. */
const SHORTER = Math.cos((50.5 * Math.PI) / 180)

/** The map's width for a height of 1. */
export const MAP_RATIO = ((EAST - WEST) * SHORTER) / (NORTH - SOUTH)

/** Where a place stands on the map. Null outside it, and for what is no number. */
export function toMap(longitude: number, latitude: number): MapPoint | null {
  const x = (longitude - WEST) / (EAST - WEST)
  const y = (NORTH - latitude) / (NORTH - SOUTH)
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null
}

/** A closed line through places, as the path of a drawing so many units wide. */
export function svgPath(edge: readonly Degrees[], width: number): string {
  const steps = edge.map(([longitude, latitude]) => {
    const { x, y } = toMap(longitude, latitude) ?? { x: 0, y: 0 }
    return `${(x * width).toFixed(0)} ${((y * width) / MAP_RATIO).toFixed(0)}`
  })
  return `M${steps.join('L')}Z`
}
