import { lettering, lineWidth } from './lettering'
import { furnish, stairs } from './plan-furniture'
import { labelOf, measures, north, scaleBar } from './plan-labels'
import { doorOf, windowsOf, type Opening } from './plan-openings'
import { FLOORS, INKED, PAPER, QUIET } from './plan-paints'
import type { Room, Storey } from './plan-rooms'
import { storeysOf } from './plan-storeys'
import { titleWords, totalWords } from './plan-words'
import { randomFrom } from './prng'
import { documentOf, HEIGHT, WIDTH } from './sheet'
import type { Subject } from './subject'
import { num, place, rect, stroke } from './svg'

const OUTER = 0.3
const INNER = 0.11

/** A storey as seen from the other side. */
function mirroredStorey({ entrance, rooms, stairs: steps, windows, ...rest }: Storey): Storey {
  const { w } = rest
  const across = <One extends { x: number; w: number }>(one: One): One => ({ ...one, x: w - one.x - one.w })
  const swapped = { left: 'right', right: 'left', top: 'top', bottom: 'bottom' } as const
  return {
    ...rest,
    rooms: rooms.map(across),
    stairs: steps && across(steps),
    windows: windows.map((side) => swapped[side]),
    entrance: entrance && (entrance.side === 'bottom'
      ? { side: 'bottom', at: w - entrance.at }
      : { side: entrance.side === 'left' ? 'right' : 'left', at: entrance.at }),
  }
}

const gapOf = ({ size, upright, x, y }: Opening, thick: number, fill: string): string =>
  upright ? rect(x - thick / 2, y - size / 2, thick, size, fill) : rect(x - size / 2, y - thick / 2, size, thick, fill)

/** The leaf of a door and the way it turns. */
function leaf({ into, size, upright, x, y }: Opening): string {
  const turn = into === 1 ? 1 : 0
  const d = upright
    ? `M${num(x)} ${num(y - size / 2)}h${num(into * size)}a${num(size)} ${num(size)} 0 0 ${turn} ${num(-into * size)} ${num(size)}`
    : `M${num(x - size / 2)} ${num(y)}v${num(into * size)}a${num(size)} ${num(size)} 0 0 ${1 - turn} ${num(size)} ${num(-into * size)}`
  return stroke(d, QUIET, 0.03)
}

const glazed = (opening: Opening): string =>
  gapOf(opening, OUTER, PAPER) + gapOf(opening, OUTER * 0.62, '#bcd6d6') + gapOf(opening, 0.04, INKED)

/** A window that leaves the door of its wall free: on the longer side of it. */
function clearOf(window: Opening, door: Opening, room: Room): Opening {
  const along = window.upright ? 'y' : 'x'
  const onOneWall = window.upright === door.upright && window[along === 'x' ? 'y' : 'x'] === door[along === 'x' ? 'y' : 'x']
  if (!onOneWall || Math.abs(window[along] - door[along]) > (window.size + door.size) / 2 + 0.2) return window
  const [from, to] = window.upright ? [room.y, room.y + room.h] : [room.x, room.x + room.w]
  const [before, after] = [door[along] - door.size / 2 - from, to - door[along] - door.size / 2]
  const size = Math.min(window.size, Math.max(before, after) - 0.6)
  return { ...window, size: Math.max(0, size), [along]: before > after ? from + before / 2 : to - after / 2 }
}

const outlineOf = (rooms: readonly Room[]): string =>
  rooms.map(({ h, w, x, y }) => `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`).join('')

function entranceOf({ entrance, h, w }: Storey): Opening | null {
  if (!entrance) return null
  const { at, side } = entrance
  if (side === 'bottom') return { x: at, y: h, size: 1, upright: false, into: -1 }
  return { x: side === 'left' ? 0 : w, y: at, size: 1, upright: true, into: side === 'left' ? 1 : -1 }
}

/** Walls, doors, windows and furniture of a storey, in metres. */
function drawStorey(storey: Storey): string {
  const { h, rooms, w } = storey
  const inside = rooms.filter(({ use }) => use !== 'terrace')
  const main = inside.filter(({ x }) => x > -0.05 && x < w - 0.05)
  const terraces = rooms.filter(({ use }) => use === 'terrace')
  let svg = rect(0.18, 0.22, w, h, '#1d2430', 'fill-opacity="0.12"')
  for (const room of terraces) {
    svg += rect(room.x, room.y, room.w, room.h, FLOORS.terrace, 'stroke="#b7a98a" stroke-width="0.06"') +
      stroke(planks(room), '#d6c9ac', 0.025) + furnish(room, storey, null)
  }
  const doors = new Map(inside.map((room) => [room, doorOf(room, inside)]))
  for (const room of inside) svg += rect(room.x, room.y, room.w, room.h, FLOORS[room.use])
  for (const room of inside) svg += furnish(room, storey, doors.get(room) ?? null)
  if (storey.stairs) svg += stairs(storey.stairs)
  const closed = inside.filter(({ open, use }) => !open && !(use === 'living' || use === 'studio'))
  svg += stroke(outlineOf(closed), INKED, INNER)
  svg += stroke(outlineOf(inside.filter((room) => !main.includes(room))), INKED, OUTER * 0.8)
  svg += stroke(outlineOf([{ use: 'hall', x: 0, y: 0, w, h }]), INKED, OUTER)
  const garages = inside.filter(({ use }) => use === 'garage')
  for (const room of garages) svg += gapOf({ x: room.x + room.w / 2, y: room.y + room.h, size: 2.4, upright: false, into: 1 }, OUTER, '#b9b2a4')
  for (const [room, door] of doors) {
    if (door) svg += gapOf(door, room.use === 'garage' ? OUTER : INNER + 0.02, FLOORS[room.use]) + leaf(door)
  }
  const front = entranceOf(storey)
  if (front) svg += gapOf(front, OUTER + 0.02, FLOORS.hall) + leaf(front)
  const hidden = (side: string): boolean => garages.some(({ x }) => side === (x < 0 ? 'left' : 'right')) && main.length < inside.length
  for (const room of main) for (const opening of windowsOf(room, storey, hidden)) svg += glazed(front ? clearOf(opening, front, room) : opening)
  return svg
}

function planks({ h, w, x, y }: Room): string {
  let d = ''
  for (let at = 0.22; at < h; at += 0.22) d += `M${num(x)} ${num(y + at)}h${num(w)}`
  return d
}

const SIDE = 96
const TOP = 78
const FOOT = 104
const BETWEEN = 1.1
const TITLE = 34
const TITLE_BELOW_MEASURES = 66
const LARGEST = 82

/**
 * Returns the plan of the listing: the rooms it counts, of the areas it states, named in the language of
 * the place, with walls, doors, windows and furniture to one scale. A house has its storeys beside each
 * other, a building its homes.
 */
export function floorPlan(subject: Subject): string {
  const random = randomFrom(`plan ${subject.id}`)
  const flips = random.chance(0.5)
  const storeys = storeysOf(subject).map((storey) => (flips && storey.title?.kind !== 'home' ? mirroredStorey(storey) : storey))
  const perRow = storeys.length > 3 ? Math.ceil(storeys.length / 2) : storeys.length
  const rows = Array.from({ length: Math.ceil(storeys.length / perRow) }, (_, row) => storeys.slice(row * perRow, (row + 1) * perRow))
  const extents = new Map(storeys.map((storey) => [storey, extentOf(storey)]))
  const of = (storey: Storey) => extents.get(storey) ?? extentOf(storey)
  const wide = Math.max(...rows.map((row) => row.reduce((sum, one) => sum + of(one).w, (row.length - 1) * BETWEEN)))
  const tall = rows.map((row) => ({ above: Math.max(...row.map((one) => of(one).above)), below: Math.max(...row.map((one) => of(one).below)) }))
  const deep = tall.reduce((sum, { above, below }) => sum + above + below, 0)
  const titles = storeys.some(({ title }) => title) ? (rows.length > 1 ? TITLE : TITLE_BELOW_MEASURES) : 0
  const room = HEIGHT - TOP - FOOT - rows.length * titles - (rows.length - 1) * 34
  const scale = Math.min(LARGEST, (WIDTH - 2 * SIDE) / wide, room / deep)
  let y = TOP + (room - deep * scale) / 2
  let svg = ground()
  rows.forEach((row, at) => {
    const { above, below } = tall[at] ?? { above: 0, below: 0 }
    let x = (WIDTH - row.reduce((sum, one) => sum + of(one).w, (row.length - 1) * BETWEEN) * scale) / 2
    const top = y + above * scale
    for (const storey of row) {
      const left = x + of(storey).before * scale
      svg += place(drawStorey(storey), left, top, scale)
      svg += place(storey.rooms.map((one) => labelOf(one, storey, subject.region, scale)).join(''), left, top)
      const { title } = storey
      if (title) svg += lettering(titleWords(title.kind, title.n, subject.region), left + (storey.w * scale) / 2, top + below * scale + titles - 4, 19, INKED)
      if (storey === storeys[0] && rows.length === 1) svg += measures(storey, left, top, scale, x - 34)
      x += (of(storey).w + BETWEEN) * scale
    }
    y = top + below * scale + titles + 34
  })
  const total = storeys.reduce((sum, { h, w }) => sum + h * w, 0)
  const words = totalWords(subject.kind, total, subject.region)
  svg += lettering(words, SIDE - 26 + lineWidth(words, 17) / 2, HEIGHT - 46, 17, QUIET)
  return documentOf(svg + scaleBar(scale) + north())
}

function ground(): string {
  const grid = '<pattern id="g" width="40" height="40" patternUnits="userSpaceOnUse">' +
    `${rect(0, 0, 40, 40, PAPER)}${rect(0, 0, 40, 1, '#f1ebdf')}${rect(0, 0, 1, 40, '#f1ebdf')}</pattern>`
  return `<defs>${grid}</defs>${rect(0, 0, WIDTH, HEIGHT, 'url(#g)')}`
}

/** How far a storey reaches with its terrace and garages, in metres: to the left of it, above and in all. */
function extentOf({ h, rooms, w }: Storey) {
  const before = -Math.min(0, ...rooms.map(({ x }) => x))
  const above = -Math.min(0, ...rooms.map(({ y }) => y))
  return { before, above, below: h, w: before + Math.max(w, ...rooms.map((room) => room.x + room.w)) }
}
