export interface Point {
  latitude: number
  longitude: number
}

const KM_PER_DEGREE = 111.2

/** Kilometres between two places, near enough for a country of the size of Belgium. */
export function kilometresBetween(a: Point, b: Point): number {
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180)
  const east = (b.longitude - a.longitude) * Math.cos(middle)
  return Math.hypot(b.latitude - a.latitude, east) * KM_PER_DEGREE
}
