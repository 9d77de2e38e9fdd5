import { MOST_POINTS } from './guards'

/** A place on the screen, in pixels. */
export interface Pixel {
  x: number
  y: number
}

/** Distance of a point from the line through two others. */
function distance(point: Pixel, a: Pixel, b: Pixel): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(point.x - a.x, point.y - a.y)
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (length * length)
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy)
}

/** The points of a line that matter to within so many pixels (Douglas and Peucker). */
function reduced(line: readonly Pixel[], tolerance: number): Pixel[] {
  const kept = new Set([0, line.length - 1])
  const spans: [number, number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const [a, b] = [line[from], line[to]]
    if (!a || !b) continue
    let furthest = { at: -1, by: tolerance }
    for (let at = from + 1; at < to; at += 1) {
      const point = line[at]
      const by = point ? distance(point, a, b) : 0
      if (by > furthest.by) furthest = { at, by }
    }
    if (furthest.at < 0) continue
    kept.add(furthest.at)
    spans.push([from, furthest.at], [furthest.at, to])
  }
  return line.filter((_, index) => kept.has(index))
}

/** Pixels. */
const FINEST = 1.5
const CLOSED = 12

/**
 * A drawn line with at most 30 corners, kept as true to it as that allows. One of no size, or with
 * fewer than three corners, gives null: it holds nothing.
 */
export function simplify(line: readonly Pixel[]): Pixel[] | null {
  const apart = line.filter(({ x, y }, index) => {
    const before = line[index - 1]
    return !before || before.x !== x || before.y !== y
  })
  let corners = apart
  let tolerance = FINEST
  while (corners.length > MOST_POINTS || corners === apart) {
    corners = reduced(apart, tolerance)
    tolerance *= 1.4
  }
  const [first, last] = [corners[0], corners.at(-1)]
  // A stroke around a place ends where it began: one corner, not two.
  if (first && last && corners.length > 3 && distance(last, first, first) < CLOSED) {
    corners = corners.slice(0, -1)
  }
  return corners.length > 2 && surface(corners) > 1 ? corners : null
}

/** Square pixels within corners. */
const surface = (corners: readonly Pixel[]): number =>
  Math.abs(
    corners.reduce((sum, { x, y }, index) => {
      const next = corners[(index + 1) % corners.length] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0),
  ) / 2
