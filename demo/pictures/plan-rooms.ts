/** What a room of a floor plan is for. */
export type Use =
  | 'living'
  | 'studio'
  | 'kitchen'
  | 'bedroom'
  | 'bath'
  | 'shower'
  | 'toilet'
  | 'hall'
  | 'landing'
  | 'storage'
  | 'laundry'
  | 'office'
  | 'dressing'
  | 'attic'
  | 'garage'
  | 'shop'
  | 'terrace'

/** A rectangle in metres from the upper left corner of its storey; the street is below. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Room extends Box {
  use: Use
  /** Which bedroom it is, where there are several. */
  n?: number
  /** No wall stands between it and the living room. */
  open?: boolean
}

export interface Storey extends Pick<Box, 'w' | 'h'> {
  title: { kind: 'floor' | 'home'; n: number } | null
  rooms: readonly Room[]
  /** Where the stairs go up, along the longer side. */
  stairs: Box | null
  /** Where one comes in: the middle of the door in an outer wall. */
  entrance: { side: 'bottom' | 'left' | 'right'; at: number } | null
  /** Outer walls that have windows. */
  windows: readonly ('top' | 'bottom' | 'left' | 'right')[]
}

/** A room that wants so many m² of a strip. */
export interface Wish {
  use: Use
  area: number
  n?: number
  open?: boolean
}

/** The rooms side by side in a box, as wide as what they ask; they fill it. */
export const across = ({ x, y, w, h }: Box, wishes: readonly Wish[]): Room[] => {
  const all = sum(wishes)
  let left = x
  return wishes.map(({ area, ...one }) => {
    const wide = (w * area) / all
    const room = { ...one, x: left, y, w: wide, h }
    left += wide
    return room
  })
}

/** The rooms below each other in a box, as high as what they ask; they fill it. */
export const down = ({ x, y, w, h }: Box, wishes: readonly Wish[]): Room[] =>
  across({ x: y, y: x, w: h, h: w }, wishes).map(turned)

/** The room with its sides changed: what was across is down. */
export const turned = <One extends Box>(room: One): One => ({
  ...room,
  x: room.y, y: room.x, w: room.h, h: room.w,
})

/** How many m² the rooms ask together. */
export const sum = (wishes: readonly { area: number }[]): number =>
  wishes.reduce((total, { area }) => total + area, 0)

/** The value, or the bound it passed. */
export const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))
