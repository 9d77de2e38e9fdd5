import type { Pixel } from './simplify'

/** A hand moves so much, in pixels, when it only clicks. */
const STILL = 8

/** Near enough to the first corner to mean it, in pixels. */
const NEAR = 16

/** What is being rendered: corners set one by one, or a stroke while the pointer is down. */
export interface Drawing {
  corners: readonly Pixel[]
  stroke: readonly Pixel[]
}

export const NOTHING_DRAWN: Drawing = { corners: [], stroke: [] }

/** What a release of the pointer makes of a drawing: more of it, or its finished line. */
export type Released = { done: false; drawing: Drawing } | { done: true; line: readonly Pixel[] }

const apart = (a: Pixel, b: Pixel): number => Math.hypot(a.x - b.x, a.y - b.y)

const isClick = (stroke: readonly Pixel[]): boolean => {
  const [first] = stroke
  return first === undefined || stroke.every((point) => apart(point, first) <= STILL)
}

/** The pointer goes down: a stroke begins. */
export const press = ({ corners }: Drawing, at: Pixel): Drawing => ({ corners, stroke: [at] })

/** The pointer moves: the stroke grows while it is down. */
export const move = (drawing: Drawing, at: Pixel): Drawing =>
  drawing.stroke.length === 0 ? drawing : { ...drawing, stroke: [...drawing.stroke, at] }

/**
 * The pointer goes up. A first stroke is a whole area; a click is a corner, and one at the first
 * corner finishes.
 */
export function release({ corners, stroke }: Drawing): Released {
  const at = stroke.at(-1)
  const [first] = corners
  if (!at) return { done: false, drawing: { corners, stroke: [] } }
  if (!first && !isClick(stroke)) return { done: true, line: stroke }
  if (first && corners.length > 2 && apart(first, at) <= NEAR) return { done: true, line: corners }
  return { done: false, drawing: { corners: [...corners, at], stroke: [] } }
}

/** The drawing without its last corner. */
export const undo = ({ corners }: Drawing): Drawing => {
  return { corners: corners.slice(0, -1), stroke: [] }
}
