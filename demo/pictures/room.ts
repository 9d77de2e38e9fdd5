import { darker, fixed, lighter, mix } from './colour'
import { FOLIAGE, moodNamed, seasonOf, type Season } from './palette'
import { randomFrom, type Random } from './prng'
import { documentOf, HEIGHT, Sheet, WIDTH } from './sheet'
import type { Subject } from './subject'
import { circle, circlePath, line, num, path, poly, rect, stroke } from './svg'

export const BACK = { left: 150, right: 1210, top: 78, floor: 640 }

export interface Room {
  sheet: Sheet
  random: Random
  era: 'old' | 'mid' | 'new'
  wall: string
  accent: string
  second: string
  wood: string
  metal: string
}

const SCHEMES = [
  ['#eadfcd', '#1f4a43', '#c2542d'], ['#dfe3d8', '#c2542d', '#d9a94f'],
  ['#f0e6da', '#41606b', '#c98a5a'], ['#d8dcd2', '#8a4b38', '#4f7a6c'],
  ['#f1e9dd', '#7a8f73', '#b5573a'], ['#e6d5c3', '#2f5d63', '#d98d5f'],
  ['#cfd9d4', '#b8643f', '#e3c27a'], ['#eee3d3', '#6d5a72', '#c9884f'],
] as const

/** Returns a room in the style of the listing's year, its colours of its own. */
export function roomOf(subject: Subject, name: string): Room {
  const random = randomFrom(`${name} ${subject.id}`)
  const season: Season = seasonOf(randomFrom(`facade season ${subject.id}`))
  const mood = moodNamed(random.pick(['morning', 'day', 'golden', 'morning']))
  const sheet = new Sheet(random, mood, season)
  const year = subject.year ?? 1970
  const [wall, accent, second] = random.pick(SCHEMES)
  return {
    sheet, random, wall, accent, second,
    era: year < 1940 ? 'old' : year < 2000 ? 'mid' : 'new',
    wood: random.pick(['#b98a5e', '#a8764c', '#c9a276', '#8a5f43', '#d3b48c']),
    metal: random.pick(['#2b2f30', '#b8934f', '#2b2f30']),
  }
}

const sideShade = '#1d2430'

/** Returns walls, ceiling and floor in one-point perspective. */
export function shell(room: Room, floor: 'wood' | 'herringbone' | 'tiles' | 'stone'): string {
  const { sheet, random, wall, wood } = room
  const { left, right, top, floor: foot } = BACK
  const tone = floor === 'tiles' ? random.pick(['#e2d9ca', '#cfc8bb', '#b9b7ae'])
    : floor === 'stone' ? '#c4bdb0' : wood
  let svg = rect(0, 0, WIDTH, HEIGHT, lighter(wall, 0.5))
  svg += poly([[0, -40], [left, top], [left, foot], [0, 770]], sheet.gradient([[0, lighter(wall,
    0.25)],
    [1, wall]], 1, 0))
  svg += poly([[WIDTH, -40], [right, top], [right, foot], [WIDTH, 770]], darker(wall, 0.13))
  svg += rect(left, top, right - left, foot - top, sheet.gradient([[0, darker(wall, 0.03)],
    [0.6, wall], [1, darker(wall, 0.05)]]))
  svg += poly([[left, foot], [right, foot], [WIDTH, 770], [WIDTH, HEIGHT], [0, HEIGHT], [0, 770]],
    sheet.gradient([[0, darker(tone, 0.08)], [1, lighter(tone, 0.14)]]))
  const vx = WIDTH / 2
  let planks = ''
  let tint = ''
  for (let i = -34; i <= 34; i += 1) {
    const a = vx + i * 42
    const b = vx + i * 92
    planks += `M${num(a)} ${foot}L${num(b)} ${HEIGHT}`
    if (random.chance(0.4)) tint += `M${num(a)} ${foot}h42L${num(b + 92)} ${HEIGHT}h-92z`
  }
  const rows = [660, 684, 712, 746, 788, 842]
  if (floor === 'wood' || floor === 'herringbone') {
    svg += path(tint, darker(tone, 0.3), 'fill-opacity="0.18"')
    svg += stroke(planks, darker(tone, 0.35), 1.5, 'stroke-opacity="0.5"')
    rows.forEach((y, row) => {
      let ends = ''
      const reach = (y - foot) / (HEIGHT - foot)
      for (let i = -34 + (row % 3); i < 34; i += 3) {
        ends += `M${num(vx + i * (42 + 50 * reach))} ${y}h${num(42 + 50 * reach)}`
      }
      svg += stroke(ends, darker(tone, 0.35), 1.5, 'stroke-opacity="0.5"')
    })
  } else {
    svg += stroke(planks, darker(tone, 0.2), 2, 'stroke-opacity="0.5"')
    svg += stroke(rows.map((y) => `M0 ${y}H${WIDTH}`).join(''), darker(tone, 0.2), 2,
      'stroke-opacity="0.5"')
  }
  svg += poly([[0, 770], [left, foot], [left, foot - 18], [0, 744]], lighter(wall, 0.7))
  svg += rect(left, foot - 18, right - left, 18, lighter(wall, 0.75)) +
    rect(left, foot, right - left, 10, sideShade, 'fill-opacity="0.18"')
  svg += poly([[WIDTH, 770], [right, foot], [right, foot - 18], [WIDTH, 744]], lighter(wall, 0.35))
  if (room.era === 'old') {
    svg += rect(left, top, right - left, 26, lighter(wall, 0.7)) +
      rect(left, top + 26, right - left, 6, darker(wall, 0.2), 'fill-opacity="0.5"') +
      stroke(`M${left + 40} ${top + 80}H${right - 40}V${foot - 60}H${left + 40}z`,
        lighter(wall, 0.5), 4)
  }
  return svg + line([left, top], [left, foot], darker(wall, 0.16), 2) +
    line([right, top], [right, foot], darker(wall, 0.26), 2)
}

/** Returns a window of the house's era with the view and light it lets in. */
export function roomWindow(room: Room, x: number, y: number, w: number, h: number): string {
  const { sheet, random, era } = room
  const { mood } = sheet
  const frame = era === 'new' ? '#2b2f30' : '#f8f3e8'
  const base = y + h
  let svg = rect(x - 14, y - 14, w + 28, h + 28, era === 'new' ? darker(room.wall, 0.1)
    : lighter(room.wall, 0.75))
  svg += rect(x, y, w, h, sheet.gradient([[0, fixed(mood.sky[0])], [0.55, fixed(mood.sky[1])],
    [1, fixed(mood.sky[2])]]))
  svg += circle(x + w * 0.3, y + h * 0.3, h * 0.09, fixed(mood.sun))
  const [dark, mid, light] = FOLIAGE[sheet.season][0]!
  const leaves = (count: number, rise: number, size: number) => {
    let d = ''
    for (let i = 0; i <= count; i += 1) {
      const r = size * random.range(0.6, 1)
      const cx = Math.min(x + w - r, Math.max(x + r, x + (w * i) / count))
      d += circlePath(cx, Math.min(base - r, base - rise * random.range(0.6, 1)), r)
    }
    return d
  }
  const haze = fixed(mix(mood.sky[2], '#55757a', 0.35))
  let roofs = `M${num(x)} ${num(base)}V${num(base - h * 0.26)}`
  const gables = random.int(3, 5)
  for (let i = 0; i < gables; i += 1) {
    const step = w / gables
    const rise = random.range(0.04, 0.14) * h
    roofs += `l${num(step / 2)} ${num(-rise)}l${num(step / 2)} ${num(rise)}`
  }
  svg += path(`${roofs}V${num(base)}z`, haze)
  svg += rect(x, base - h * 0.1, w, h * 0.1, dark) +
    path(leaves(9, h * 0.22, Math.min(w, h) * 0.1), dark) +
    path(leaves(8, h * 0.22, Math.min(w, h) * 0.06), mid) +
    path(leaves(7, h * 0.2, Math.min(w, h) * 0.03), light)
  const bars = era === 'new' ? (w > 420 ? [0.33, 0.67] : [0.5]) : w > 300 ? [0.25, 0.5, 0.75]
    : [0.5]
  let d = bars.map((part) => `M${num(x + w * part)} ${num(y)}v${num(h)}`).join('')
  if (era !== 'new') d += `M${num(x)} ${num(y + h * 0.3)}h${num(w)}`
  svg += stroke(d, frame, era === 'new' ? 7 : 9) +
    stroke(`M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`, frame, era === 'new' ? 10 : 14)
  svg += path(`M${num(x + w * 0.1)} ${num(y)}h${num(w * 0.16)}l${num(-w * 0.1)} ${num(h)}` +
    `h${num(-w * 0.1)}z`, '#ffffff', 'fill-opacity="0.2"')
  svg += rect(x - 22, base + 8, w + 44, 12, lighter(room.wall, 0.85)) +
    rect(x - 22, base + 20, w + 44, 8, sideShade, 'fill-opacity="0.14"')
  return svg
}

/** Returns curtains on a rail beside a window. */
export function curtains(room: Room, x: number, y: number, w: number, foot: number): string {
  const tone = room.random.pick([lighter(room.accent, 0.55), '#f3eadb', lighter(room.second, 0.5)])
  const panel = (at: number) => {
    let svg = rect(at, y, 84, foot - y, tone)
    for (let i = 0; i < 4; i += 1) {
      svg += path(`M${num(at + 10 + i * 21)} ${num(y)}q5 ${num((foot - y) / 2)} -2 ${num(foot - y)}` +
        `h9q5 ${num((y - foot) / 2)} 0 ${num(y - foot)}z`, darker(tone, 0.18), 'fill-opacity="0.6"')
    }
    return svg
  }
  return panel(x - 96) + panel(x + w + 12) +
    line([x - 112, y - 3], [x + w + 112, y - 3], room.metal, 6, 'stroke-linecap="round"')
}

/** Returns the patch of sun a window throws across the floor. */
export function sunPatch(room: Room, x: number, w: number): string {
  const fill = room.sheet.gradient([[0, fixed('#fff1cf'), 0.62], [1, fixed('#fff1cf'), 0.12]])
  const half = w / 2 - 10
  const part = (at: number) => poly([[at + 90, 668], [at + 90 + half, 668], [at + 210 + half * 1.35,
    850], [at + 210 - half * 0.1, 850]], fill)
  return part(x) + part(x + w / 2 + 14)
}

/** Returns the finished room as a document. */
export function finish(room: Room, body: string): string {
  const wash = room.sheet.gradient([[0, fixed('#fff2d6'), 0.2], [0.5, fixed('#fff2d6'), 0],
    [1, fixed('#24344a'), 0.2]], 1, 1)
  return documentOf(room.sheet.wrap(body + rect(0, 0, WIDTH, HEIGHT, wash)))
}
