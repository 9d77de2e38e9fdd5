import { darker, fixed, lighter } from './colour'
import { FOLIAGE } from './palette'
import type { Room } from './room'
import { circle, circlePath, ellipse, line, num, path, poly, rect, stroke } from './svg'

/** Returns a soft shadow under what stands on the floor. */
export const under = (x: number, y: number, w: number, h = 16): string =>
  ellipse(x + w / 2 + 16, y, w / 2 + 14, h, '#1d2430', 'fill-opacity="0.22"')

/** Returns a sofa seen from the front, `y` its feet. */
export function sofa(room: Room, x: number, y: number, w: number): string {
  const { random, accent, second } = room
  const tone = random.pick([accent, '#d8c9b0', lighter(accent, 0.35), '#7d8f86', '#b98a6a'])
  const dark = darker(tone, 0.22)
  const seats = w > 430 ? 3 : 2
  const wide = (w - 96) / seats
  let svg = under(x, y, w, 20)
  for (const foot of [x + 40, x + w - 52]) svg += rect(foot, y - 26, 12, 26, '#5d4332')
  svg += rect(x + 20, y - 190, w - 40, 150, dark, 'rx="22"')
  for (let i = 0; i < seats; i += 1) {
    const at = x + 48 + i * wide
    svg += rect(at + 3, y - 182, wide - 6, 100, lighter(tone, 0.07), 'rx="16"')
    svg += rect(at + 2, y - 100, wide - 4, 50, lighter(tone, 0.2), 'rx="12"')
    svg += rect(at + 2, y - 66, wide - 4, 16, dark, 'rx="8" fill-opacity="0.35"')
  }
  svg += rect(x + 24, y - 54, w - 48, 30, tone, 'rx="8"')
  svg += rect(x, y - 142, 58, 118, tone, 'rx="22"') + rect(x + w - 58, y - 142, 58, 118, dark,
    'rx="22"')
  svg += rect(x + 8, y - 138, 42, 20, lighter(tone, 0.22), 'rx="10"')
  const cushion = (cx: number, c: string, turn: number) =>
    `<g transform="rotate(${turn} ${num(cx)} ${num(y - 130)})">` +
    rect(cx - 38, y - 168, 76, 76, c, 'rx="12"') +
    stroke(`M${num(cx - 26)} ${num(y - 150)}h52M${num(cx - 26)} ${num(y - 130)}h52` +
      `M${num(cx - 26)} ${num(y - 110)}h52`, lighter(c, 0.35), 4) + '</g>'
  svg += cushion(x + 104, second, -9)
  if (random.chance(0.8)) svg += cushion(x + w - 110, random.pick(['#f1e6d2', accent, '#d9a94f']),
    8)
  if (random.chance(0.5)) {
    svg += path(`M${num(x + w - 64)} ${num(y - 146)}h70v110q-8 8 -16 0q-8 8 -18 0q-8 8 -18 0` +
      'q-8 8 -18 0z', random.pick(['#efe3cd', lighter(second, 0.3)]))
  }
  return svg
}

/** Returns a picture on the wall: abstract hills, sun or leaves. */
export function art(room: Room, x: number, y: number, w: number, h: number): string {
  const { random, accent, second } = room
  const frame = random.pick(['#2b2f30', '#a8764c', '#f8f3e8'])
  let svg = rect(x + 8, y + 10, w, h, '#1d2430', 'fill-opacity="0.18"') + rect(x, y, w, h, frame) +
    rect(x + 8, y + 8, w - 16, h - 16, '#f6efe2')
  const kind = random.int(0, 2)
  const [l, r, b] = [x + 20, x + w - 20, y + h - 20]
  if (kind === 0) {
    svg += circle(x + w * 0.6, y + h * 0.36, w * 0.15, second)
    svg += path(`M${num(l)} ${num(b)}v${num(-h * 0.3)}q${num(w * 0.25)} ${num(-h * 0.18)} ` +
      `${num((r - l) / 2)} 0t${num((r - l) / 2)} 0V${num(b)}z`, accent)
    svg += path(`M${num(l)} ${num(b)}v${num(-h * 0.15)}q${num(w * 0.3)} ${num(-h * 0.14)} ` +
      `${num(r - l)} ${num(h * 0.02)}V${num(b)}z`, lighter(accent, 0.35))
  } else if (kind === 1) {
    svg += stroke(`M${num(x + w / 2)} ${num(b)}V${num(y + h * 0.25)}`, accent, 4)
    for (let i = 0; i < 5; i += 1) {
      const at = b - ((i + 0.6) * (h - 60)) / 5.4
      const reach = w * (0.28 - i * 0.03)
      for (const s of [-1, 1]) {
        svg += path(`M${num(x + w / 2)} ${num(at)}q${num(s * reach * 0.3)} ${num(-h * 0.12)} ` +
          `${num(s * reach)} ${num(-h * 0.1)}q${num(-s * reach * 0.2)} ${num(h * 0.1)} ` +
          `${num(-s * reach)} ${num(h * 0.1)}z`, i % 2 ? accent : lighter(accent, 0.3))
      }
    }
  } else {
    svg += rect(l, y + 20, (r - l) * 0.55, h * 0.42, second) +
      circle(x + w * 0.62, y + h * 0.56, Math.min(w, h) * 0.2, accent) +
      rect(l, y + h * 0.62, (r - l) * 0.4, h * 0.2, '#d9a94f')
  }
  return svg
}

/** Returns a large plant in a pot, `y` its foot. */
export function plant(room: Room, x: number, y: number, size: number): string {
  const { random } = room
  const [dark, mid, light] = FOLIAGE.summer[room.random.int(0, 2)]!
  const tone = random.pick(['#b9694a', '#e7dcc8', '#4a5453', room.second])
  const top = y - size * 0.3
  let svg = under(x - size * 0.15, y, size * 0.3, size * 0.04)
  const count = random.int(7, 10)
  for (let i = 0; i < count; i += 1) {
    const lean = ((i + 0.5) / count - 0.5) * 1.9 + random.range(-0.1, 0.1)
    const long = size * random.range(0.5, 0.72) * (1 - Math.abs(lean) * 0.22)
    const ex = x + Math.sin(lean) * long
    const ey = top - Math.cos(lean) * long
    const mx = (x + ex) / 2 - Math.cos(lean) * size * 0.02
    const c = [dark, mid, light][i % 3] ?? mid
    const across = size * 0.085
    const nx = Math.cos(lean) * across
    const ny = Math.sin(lean) * across
    svg += path(`M${num(x)} ${num(top)}Q${num(mx - nx)} ${num((top + ey) / 2 - ny)} ${num(ex)} ` +
      `${num(ey)}Q${num(mx + nx * 1.3)} ${num((top + ey) / 2 + ny)} ${num(x)} ${num(top)}z`, c)
  }
  return svg + poly([[x - size * 0.15, top], [x + size * 0.15, top], [x + size * 0.11, y],
    [x - size * 0.11, y]], tone) +
    poly([[x + size * 0.03, top], [x + size * 0.15, top], [x + size * 0.11, y], [x + size * 0.04,
    y]],
      darker(tone, 0.4), 'fill-opacity="0.35"')
}

/** Returns a lamp hanging from the ceiling. */
export function pendant(room: Room, x: number, y: number, r: number): string {
  const { random, sheet, metal } = room
  const tone = random.pick([metal, room.accent, '#e9dcc4', room.second])
  const glow = sheet.glow([[0, fixed('#ffe3a8'), 0.5], [1, fixed('#ffe3a8'), 0]])
  return line([x, 0], [x, y - r], '#2b2f30', 3) + circle(x, y + r * 0.4, r * 2.4, glow) +
    path(`M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 0 1 ${num(2 * r)} 0z`, tone) +
    path(`M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 0 1 ${num(r * 0.6)} ${num(-r * 0.92)}` +
      `q${num(-r * 0.3)} ${num(r * 0.5)} ${num(-r * 0.2)} ${num(r * 0.92)}z`, lighter(tone, 0.3)) +
    ellipse(x, y, r, r * 0.12, fixed('#fff0c9'))
}

/** Returns a floor lamp with a shade. */
export function floorLamp(room: Room, x: number, y: number): string {
  const glow = room.sheet.glow([[0, fixed('#ffe3a8'), 0.5], [1, fixed('#ffe3a8'), 0]])
  return under(x - 30, y, 60, 8) + line([x, y], [x, y - 380], room.metal, 6) +
    ellipse(x, y, 38, 7, room.metal) + circle(x, y - 400, 150, glow) +
    poly([[x - 44, y - 440], [x + 44, y - 440], [x + 66, y - 360], [x - 66, y - 360]],
      fixed('#f8e3b8')) +
    poly([[x + 10, y - 440], [x + 44, y - 440], [x + 66, y - 360], [x + 22, y - 360]],
      fixed('#e9c88d'))
}

/** Returns shelves with books, bowls and plants. */
export function shelves(room: Room, x: number, y: number, w: number, rows: number): string {
  const { random, wood } = room
  const tones = [room.accent, room.second, '#f1e6d2', '#d9a94f', '#41606b', '#8a4b38', '#7a8f73']
  let svg = ''
  for (let row = 0; row < rows; row += 1) {
    const at = y + row * 92
    for (let bx = x + 8; bx < x + w - 40; ) {
      const kind = random.next()
      if (kind < 0.66) {
        const bw = random.range(9, 19)
        const bh = random.range(38, 64)
        svg += rect(bx, at - bh, bw, bh, random.pick(tones)) + rect(bx, at - bh + 8, bw, 4,
          '#f6efe2',
          'fill-opacity="0.5"')
        bx += bw + 1
      } else if (kind < 0.76) {
        svg += path([0, 1, 2, 3].map((i) => circlePath(bx + 10 + i * 9, at - 32 - (i % 2) * 14, 13))
          .join(''), '#4f7a54') + rect(bx + 10, at - 26, 28, 26, '#b9694a')
        bx += 56
      } else {
        svg += path(`M${num(bx)} ${num(at - 26)}h36q-2 26 -18 26t-18 -26z`, random.pick(tones))
        bx += 60
      }
    }
    svg += rect(x, at, w, 12, wood) + rect(x, at + 12, w, 12, '#1d2430', 'fill-opacity="0.16"')
  }
  return svg
}
