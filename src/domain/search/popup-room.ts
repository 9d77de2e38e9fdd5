/** A stretch of the window, in pixels from its top. */
interface Stretch {
  top: number
  bottom: number
}

export interface PopupRoom {
  side: 'above' | 'below'
  /** How high it may be, in pixels. */
  height: number
}

/** Between the field and what hangs at it, and from there to the edge, in pixels. */
const AIR = 22

/** As high as the results ever are, in pixels. */
const ENOUGH = 420

/**
 * Where the results of a field have room in what is seen of the window: below it where they fit
 * or there is more room than above.
 */
export function popupRoom(field: Stretch, seen: Stretch): PopupRoom {
  const below = seen.bottom - field.bottom - AIR
  const above = field.top - seen.top - AIR
  return below >= ENOUGH || below >= above
    ? { side: 'below', height: Math.max(0, below) }
    : { side: 'above', height: above }
}
