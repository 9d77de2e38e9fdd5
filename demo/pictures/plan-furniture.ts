import type { Opening } from './plan-openings'
import type { Box, Room, Storey } from './plan-rooms'
import { circle, num, rect, stroke } from './svg'

const PALE = '#98a59f'
const WHITE = '#fdfcf9'
const EDGE = `stroke="${PALE}" stroke-width="0.035"`

const box = (x: number, y: number, w: number, h: number, r = 0.06, fill = WHITE): string =>
  rect(x, y, w, h, fill, `rx="${num(r)}" ${EDGE}`)

const ring = (x: number, y: number, r: number): string => circle(x, y, r, WHITE, EDGE)

/** Something that is drawn from the left, on the right instead. */
const mirrored = (room: Box, isRight: boolean, draw: (room: Box) => string): string =>
  isRight
    ? `<g transform="translate(${num(2 * room.x + room.w)} 0) scale(-1 1)">${draw(room)}</g>`
    : draw(room)

const upsideDown = (room: Box, isBelow: boolean, draw: (room: Box) => string): string =>
  isBelow
    ? `<g transform="translate(0 ${num(2 * room.y + room.h)}) scale(1 -1)">${draw(room)}</g>`
    : draw(room)

/** How wide the bed of a room is. */
const bedOf = ({ h, n, w }: Room): number => ((n ?? 1) === 1 ? 1.6 : w * h > 11.5 ? 1.4 : 0.9)

/** What a bedroom needs beside its bed for its name to stand clear of it. */
const CLEAR = 1.5

/** The upper edge of a bed: at the outer wall where there is room for the name of the room, else in the middle. */
function bedTop(room: Room, isBelow: boolean): number {
  const wide = bedOf(room)
  const free = room.h - wide
  if (free < CLEAR) return room.y + free / 2
  return isBelow ? room.y + free - 0.6 : room.y + 0.6
}

/** Where the name of a room stands, in the middle of what its furniture leaves free. */
export function nameSpot(room: Room, { h }: Pick<Storey, 'h'>): { x: number; y: number } {
  const x = room.x + room.w / 2
  if (room.use !== 'bedroom' || room.h - bedOf(room) < CLEAR || room.w <= 2.5) return { x, y: room.y + room.h / 2 }
  const isBelow = room.y + room.h > h - 0.05 && room.y > 0.05
  const top = bedTop(room, isBelow)
  const foot = top + bedOf(room)
  return { x, y: isBelow ? (room.y + top) / 2 : (foot + room.y + room.h) / 2 }
}

function sleeping(room: Room, isBelow: boolean, door: Opening | null): string {
  const at = bedTop(room, isBelow)
  const isRight = door !== null && door.x < room.x + room.w / 2
  const wide = bedOf(room)
  return mirrored(room, !isRight, ({ h, w, x, y }) => {
    const right = x + w - 2.1
    const pillows = wide > 1
      ? box(right + 1.6, at + 0.1, 0.38, wide / 2 - 0.15, 0.1) + box(right + 1.6, at + wide / 2 + 0.05, 0.38, wide / 2 - 0.15, 0.1)
      : box(right + 1.6, at + 0.12, 0.38, wide - 0.24, 0.1)
    const beside = [at - 0.48, at + wide + 0.06].filter((top) => top > y + 0.05 && top + 0.42 < y + h - 0.05)
    return beside.map((top) => box(right + 1.62, top, 0.4, 0.42)).join('') +
      box(right, at, 2.02, wide) + rect(right + 0.03, at + 0.03, 1.25, wide - 0.06, '#d9e0d3', 'rx="0.05"') + pillows +
      box(x + 0.12, y + h * 0.3, 0.58, Math.min(h * 0.5, 1.8))
  })
}

const chairs = (x: number, y: number, w: number, h: number): string => {
  let svg = ''
  for (const at of [0.25, 0.75]) svg += box(x + w * at - 0.2, y - 0.34, 0.4, 0.3, 0.08) + box(x + w * at - 0.2, y + h + 0.04, 0.4, 0.3, 0.08)
  return svg
}

const table = (cx: number, cy: number, w = 1.7, h = 0.9): string =>
  chairs(cx - w / 2, cy - h / 2, w, h) + box(cx - w / 2, cy - h / 2, w, h, 0.08)

/** A sofa with what stands before it, its back against the left wall. */
const lounge = (x: number, cy: number): string =>
  rect(x + 0.7, cy - 1.25, 1.9, 2.5, '#e9dcc6', 'rx="0.06"') + box(x + 0.15, cy - 1.1, 0.9, 2.2, 0.16) +
  box(x + 0.35, cy - 0.95, 0.7, 0.93, 0.1) + box(x + 0.35, cy + 0.02, 0.7, 0.93, 0.1) + box(x + 1.45, cy - 0.5, 0.6, 1, 0.1)

/** Where one sits and where one eats: near the kitchen. */
function living({ h, w, x, y }: Room, dinesBelow: boolean): string {
  if (h * w < 17) return lounge(x, y + h / 2)
  if (w > h * 1.15) return lounge(x, y + h / 2) + table(x + w - 1.5, y + h * (dinesBelow ? 0.68 : 0.32))
  const [eat, sit] = dinesBelow ? [0.78, 0.32] : [0.2, 0.66]
  return lounge(x, y + h * sit) + table(x + w / 2 + (w > 3.4 ? 0.2 : 0), y + Math.max(0.95, h * eat)) +
    box(x + w - 0.5, y + h * sit - 0.8, 0.38, 1.6)
}

function cooking(room: Room, isBelow: boolean): string {
  return upsideDown(room, isBelow, ({ h, w, x, y }) => {
    const run = w - 0.3
    let svg = box(x + 0.15, y + 0.15, run, 0.6)
    if (h > 2.3) svg += box(x + 0.15, y + 0.15, 0.6, Math.min(h - 1.2, 2.2))
    svg += box(x + w * 0.55, y + 0.23, 0.7, 0.42, 0.1) + circle(x + w * 0.55 + 0.5, y + 0.44, 0.12, WHITE, EDGE)
    for (const [dx, dy] of [[0, 0], [0.26, 0], [0, 0.24], [0.26, 0.24]] as const) svg += ring(x + w * 0.25 + dx, y + 0.33 + dy, 0.09)
    return h > 3.1 && w > 3 ? svg + box(x + w / 2 - 0.8, y + 1.75, 1.7, 0.8) : svg
  })
}

const bowl = (x: number, y: number): string => box(x, y, 0.38, 0.18, 0.04) + box(x + 0.03, y + 0.17, 0.32, 0.42, 0.15)

function washing(room: Room, isBelow: boolean, withToilet: boolean): string {
  return upsideDown(room, isBelow, ({ h, w, x, y }) => {
    const across = w > 1.85
    const tub = across ? [Math.min(1.75, w - 0.2), 0.78] as const : [0.78, Math.min(1.75, h - 0.9)] as const
    let svg = box(x + 0.1, y + 0.1, tub[0], tub[1], 0.1) + box(x + 0.18, y + 0.18, tub[0] - 0.16, tub[1] - 0.16, 0.24)
    const right = x + w - 0.58
    svg += box(right, y + h * 0.45, 0.46, 0.85, 0.06) + box(right + 0.06, y + h * 0.45 + 0.18, 0.34, 0.5, 0.16)
    return withToilet && w > 2.4 ? svg + bowl(x + w - 0.55, y + 0.1) : svg
  })
}

const shower = (room: Room, isBelow: boolean): string =>
  upsideDown(room, isBelow, ({ h, w, x, y }) => {
    const size = Math.min(0.95, w - 0.2)
    return box(x + 0.1, y + 0.1, size, size, 0.06) + stroke(`M${num(x + 0.1)} ${num(y + 0.1)}l${num(size)} ${num(size)}m0 ${num(-size)}l${num(-size)} ${num(size)}`, PALE, 0.025) +
      ring(x + 0.1 + size / 2, y + 0.1 + size / 2, 0.07) + (h > 2 ? box(x + w - 0.55, y + h * 0.55, 0.42, 0.55, 0.14) : '')
  })

const shelves = ({ h, w, x, y }: Box): string =>
  w > h ? box(x + 0.12, y + 0.12, w - 0.24, 0.36, 0.03) : box(x + 0.12, y + 0.12, 0.36, h - 0.24, 0.03)

const machines = ({ w, x, y }: Box): string =>
  [0, 0.64].filter((at) => at + 0.7 < w).map((at) => box(x + 0.12 + at, y + 0.12, 0.6, 0.6) + ring(x + 0.42 + at, y + 0.42, 0.2)).join('')

const car = ({ h, w, x, y }: Box): string => {
  const [cx, cy] = [x + w / 2, y + h / 2]
  return box(cx - 0.9, cy - 2.15, 1.8, 4.3, 0.5) + box(cx - 0.72, cy - 1.05, 1.44, 2.2, 0.3) +
    box(cx - 0.66, cy - 0.4, 1.32, 1.1, 0.1)
}

function selling({ h, w, x, y }: Box): string {
  let svg = box(x + w * 0.4, y + h * 0.12, Math.min(2.2, w * 0.4), 0.6)
  for (let at = 0; at + 1.9 < w - 0.6; at += 2.2) {
    for (let down = h * 0.36; down + 0.5 < h - 1; down += 1.7) svg += box(x + 0.6 + at, y + down, 1.3, 0.5, 0.04)
  }
  return svg
}

/** The steps of a stair and which way it goes up. */
export function stairs({ h, w, x, y }: Box): string {
  const upright = h > w
  const long = upright ? h : w
  let steps = ''
  for (let at = 0.24; at < long; at += 0.24) {
    steps += upright ? `M${num(x)} ${num(y + at)}h${num(w)}` : `M${num(x + at)} ${num(y)}v${num(h)}`
  }
  const arrow = upright
    ? `M${num(x + w / 2)} ${num(y + h - 0.1)}v${num(0.3 - h)}m-0.14 0.18l0.14 -0.18l0.14 0.18`
    : `M${num(x + 0.1)} ${num(y + h / 2)}h${num(w - 0.3)}m-0.18 -0.14l0.18 0.14l-0.18 0.14`
  return rect(x, y, w, h, WHITE, EDGE) + stroke(steps, PALE, 0.03) + stroke(arrow, '#5d6b66', 0.035)
}

/** What stands in a room, in metres; `door` is where one comes in. */
export function furnish(room: Room, { h, rooms }: Pick<Storey, 'h' | 'rooms'>, door: Opening | null): string {
  const isBelow = room.y + room.h > h - 0.05 && room.y > 0.05
  switch (room.use) {
    case 'bedroom':
      return room.w > 2.5 ? sleeping(room, isBelow, door) : box(room.x + 0.15, room.y + (isBelow ? room.h - 2.15 : 0.15), 0.9, 2)
    case 'living':
      return living(room, rooms.some(({ use, y }) => use === 'kitchen' && y > room.y + room.h - 0.1))
    case 'studio':
      return lounge(room.x, room.y + room.h - 1.4) + sleeping({ ...room, h: Math.min(2.6, room.h * 0.5), n: 2, use: 'bedroom' }, false, null)
    case 'kitchen':
      return cooking(room, isBelow)
    case 'bath':
      return washing(room, isBelow, !rooms.some(({ use }) => use === 'toilet'))
    case 'shower':
      return shower(room, isBelow)
    case 'toilet':
      return room.w > room.h ? '' : upsideDown(room, isBelow, ({ w, x, y }) => bowl(x + w / 2 - 0.19, y + 0.1))
    case 'storage':
      return shelves(room)
    case 'laundry':
      return machines(room)
    case 'office':
      return box(room.x + 0.15, room.y + room.h * 0.5 - 0.75, 0.7, Math.min(1.5, room.h - 0.4)) + ring(room.x + 1.15, room.y + room.h * 0.5, 0.24)
    case 'dressing':
      return box(room.x + 0.12, room.y + 0.12, 0.58, room.h - 0.24) + box(room.x + room.w - 0.7, room.y + 0.12, 0.58, room.h - 0.24)
    case 'garage':
      return car(room)
    case 'shop':
      return selling(room)
    case 'terrace':
      return room.h > 1.9 && room.w > 2.6 ? table(room.x + room.w / 2, room.y + room.h / 2, 1.4, 0.8) : ''
    default:
      return ''
  }
}
