import type { Box, Room, Storey, Use } from './plan-rooms'

/** An opening in a wall: its middle, its width, and the way through it. */
export interface Opening {
  x: number
  y: number
  size: number
  /** Whether the wall stands upright on the drawing. */
  upright: boolean
  /** Into which side of the wall the leaf of a door turns: 1 to the right or down. */
  into: 1 | -1
}

const NEAR = 0.02
const same = (a: number, b: number): boolean => Math.abs(a - b) < NEAR

const PRIVATE: readonly Use[] = ['hall', 'landing', 'living', 'shop', 'studio']
/** From where each room is entered, what is preferred first; what is missing has no door inside. */
const FROM: Partial<Record<Use, readonly Use[]>> = {
  living: ['hall', 'landing'], studio: ['hall'], kitchen: ['living', 'studio', 'hall'],
  bedroom: PRIVATE, bath: PRIVATE, shower: PRIVATE, toilet: PRIVATE, office: PRIVATE, dressing: PRIVATE, attic: PRIVATE,
  storage: ['kitchen', ...PRIVATE], laundry: ['kitchen', 'hall'], garage: ['hall', 'laundry', 'storage', 'office'],
}

const SIZES: Partial<Record<Use, number>> = { toilet: 0.68, storage: 0.72, living: 1.1, garage: 0.8 }
const DOOR = 0.82
const BESIDE = 0.18

/** The wall that two rooms share: where it runs and on which side of it `room` lies. */
function sharedWall(room: Box, other: Box) {
  const walls = [
    { upright: true, at: room.x, meets: same(room.x, other.x + other.w), into: 1 as const },
    { upright: true, at: room.x + room.w, meets: same(room.x + room.w, other.x), into: -1 as const },
    { upright: false, at: room.y, meets: same(room.y, other.y + other.h), into: 1 as const },
    { upright: false, at: room.y + room.h, meets: same(room.y + room.h, other.y), into: -1 as const },
  ]
  for (const { at, into, meets, upright } of walls) {
    if (!meets) continue
    const from = upright ? Math.max(room.y, other.y) : Math.max(room.x, other.x)
    const to = upright ? Math.min(room.y + room.h, other.y + other.h) : Math.min(room.x + room.w, other.x + other.w)
    if (to - from > 0.7) return { upright, at, from, to, into }
  }
  return null
}

/** The door of a room inside its storey; null where it has none, or no wall between. */
export function doorOf(room: Room, rooms: readonly Room[]): Opening | null {
  for (const use of room.open ? [] : FROM[room.use] ?? []) {
    for (const other of rooms) {
      const wall = other.use === use && other !== room ? sharedWall(room, other) : null
      if (!wall) continue
      const { at, from, into, to, upright } = wall
      const size = Math.min(SIZES[room.use] ?? DOOR, to - from - 0.1)
      const middle = to - from < size + 0.8 ? (from + to) / 2 : from + BESIDE + size / 2
      return { x: upright ? at : middle, y: upright ? middle : at, size, upright, into }
    }
  }
  return null
}

/** How much of an outer wall is glass, and at most how many metres. */
const GLASS: Partial<Record<Use, readonly [share: number, most: number]>> = {
  living: [0.62, 3.2], studio: [0.62, 2.8], kitchen: [0.5, 1.8], bedroom: [0.5, 1.8], office: [0.5, 1.6],
  bath: [0.35, 0.8], shower: [0.35, 0.6], laundry: [0.35, 0.8], attic: [0.4, 1], shop: [0.8, 7],
}
const LIGHT_FROM_ALL: readonly Use[] = ['living', 'studio']

/** The windows of a room in the outer walls that have some; a living room has them in each. */
export function windowsOf(room: Room, { h, windows, w }: Pick<Storey, 'h' | 'w' | 'windows'>, isHidden: (side: string) => boolean): Opening[] {
  const glass = GLASS[room.use]
  if (!glass) return []
  const [share, most] = glass
  const sides = {
    top: same(room.y, 0) && { x: room.x + room.w / 2, y: 0, upright: false, long: room.w },
    bottom: same(room.y + room.h, h) && { x: room.x + room.w / 2, y: h, upright: false, long: room.w },
    left: same(room.x, 0) && { x: 0, y: room.y + room.h / 2, upright: true, long: room.h },
    right: same(room.x + room.w, w) && { x: w, y: room.y + room.h / 2, upright: true, long: room.h },
  }
  const found = windows.flatMap((side): Opening[] => {
    const wall = sides[side]
    if (!wall || isHidden(side)) return []
    const { long, ...at } = wall
    return [{ ...at, size: Math.min(long * share, most), into: 1 }]
  })
  return LIGHT_FROM_ALL.includes(room.use) ? found : found.slice(0, 1)
}
