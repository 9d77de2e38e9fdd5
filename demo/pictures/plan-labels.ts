import { lettering, lineWidth } from './lettering'
import { nameSpot } from './plan-furniture'
import { FLOORS, INKED, PAPER, QUIET } from './plan-paints'
import type { Room, Storey } from './plan-rooms'
import { decimal, roomWords } from './plan-words'
import { HEIGHT, WIDTH } from './sheet'
import type { Subject } from './subject'
import { circle, num, path, rect, stroke } from './svg'

const CLAY = '#c2542d'

/** What a room is called and how large it is, on its floor; a small one is only called something. */
export function labelOf(room: Room, storey: Storey, region: Subject['region'], scale: number): string {
  const names = roomWords(room.use, room.n, region)
  const spot = nameSpot(room, storey)
  const [cx, cy] = [spot.x * scale, spot.y * scale]
  const free = 2 * Math.min(spot.y - room.y, room.y + room.h - spot.y)
  const [wide, tall] = [room.w * scale - 14, free * scale - 10]
  const size = Math.min(19, ...names.map((name) => (19 * wide) / lineWidth(name, 19)))
  if (size < 8.5) return ''
  const measure = `${decimal(room.w * room.h)} m²`
  const all = [...names, ...(room.use === 'toilet' ? [] : [measure])]
  const lines = all.length * size * 1.24 > tall ? names.slice(0, 1) : all
  const across = Math.max(...lines.map((line) => lineWidth(line, size))) + 10
  const down = lines.length * size * 1.22 + 6
  let svg = rect(cx - across / 2, cy - down / 2, across, down, FLOORS[room.use], 'rx="5" fill-opacity="0.88"')
  lines.forEach((line, at) => {
    svg += lettering(line, cx, cy - down / 2 + size * (at * 1.22 + 0.95) + 3, size, line === measure ? QUIET : INKED)
  })
  return svg
}

const dimension = (x1: number, y1: number, x2: number, y2: number): string => {
  const tick = 'm-6 6l12 -12'
  return stroke(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}M${num(x1)} ${num(y1)}${tick}M${num(x2)} ${num(y2)}${tick}`, CLAY, 2)
}

/** How wide and how deep the storey is, beside it. */
export function measures({ h, w }: Storey, x: number, y: number, scale: number, beside: number): string {
  const [right, low] = [x + w * scale, y + h * scale]
  const wide = `${decimal(w)} m`
  const deep = `${decimal(h)} m`
  return dimension(x, low + 34, right, low + 34) + dimension(beside, y, beside, low) +
    rect((x + right) / 2 - 34, low + 24, 68, 20, PAPER) + lettering(wide, (x + right) / 2, low + 40, 17, CLAY) +
    `<g transform="rotate(-90 ${num(beside)} ${num((y + low) / 2)})">${rect(beside - 34, (y + low) / 2 - 10, 68, 20, PAPER)}` +
    `${lettering(deep, beside, (y + low) / 2 + 6, 17, CLAY)}</g>`
}

/** A rule of five metres in the lower right corner. */
export function scaleBar(scale: number): string {
  const x = WIDTH - 70 - 5 * scale
  const y = HEIGHT - 52
  let svg = stroke(`M${num(x)} ${y}h${num(5 * scale)}`, INKED, 3)
  for (let at = 0; at <= 5; at += 1) svg += rect(x + at * scale - 1, y - (at % 5 ? 5 : 9), 2, at % 5 ? 5 : 9, INKED)
  return svg + lettering('0', x, y + 20, 15, QUIET) + lettering('5 m', x + 5 * scale, y + 20, 15, QUIET)
}

/** The arrow in the upper right corner. */
export const north = (): string => circle(WIDTH - 72, 76, 30, 'none', `stroke="${INKED}" stroke-width="2.5"`) +
  path(`M${WIDTH - 72} 52l12 38l-12 -8l-12 8z`, CLAY)
