import { FOLIAGE } from './palette'
import type { Random } from './prng'
import type { Sheet } from './sheet'
import { circlePath, ellipse, num, path, poly, stroke } from './svg'

const TAU = Math.PI * 2

/** Returns a crown of leaves around `x`, `y`: a dark body, then light from the left. */
export function crown(sheet: Sheet, x: number, y: number, rx: number, ry: number): string {
  const { random } = sheet
  const [dark, mid, light] = random.pick(FOLIAGE[sheet.season])
  const puff = (share: number, dx: number, dy: number, count: number, size: number) => {
    let d = ''
    for (let i = 0; i < count; i += 1) {
      const angle = (TAU * i) / count + random.range(-0.2, 0.2)
      const reach = share * Math.sqrt(random.range(0.35, 1))
      d += circlePath(x + dx * rx + Math.cos(angle) * rx * reach,
        y + dy * ry + Math.sin(angle) * ry * reach, Math.min(rx, ry) * random.range(size * 0.7,
        size))
    }
    return d
  }
  let svg = path(puff(0.72, 0, 0, 16, 0.42) + circlePath(x, y, Math.min(rx, ry) * 0.75), dark)
  svg += path(puff(0.62, -0.1, -0.13, 14, 0.33) +
    circlePath(x - rx * 0.1, y - ry * 0.13, Math.min(rx, ry) * 0.52), mid)
  svg += path(puff(0.55, -0.24, -0.3, 12, 0.18) +
    puff(0.2, -0.3, -0.36, 3, 0.2), light)
  svg += path(puff(0.85, -0.02, 0, 16, 0.06), mid)
  return svg + path(puff(0.75, 0.05, 0.1, 10, 0.05), light, 'fill-opacity="0.75"')
}

function bare(random: Random, x: number, y: number, height: number, tone: string): string {
  let svg = ''
  const grow = (bx: number, by: number, angle: number, length: number, depth: number) => {
    const ex = bx + Math.sin(angle) * length
    const ey = by - Math.cos(angle) * length
    const bend = random.range(-0.12, 0.12) * length
    svg += stroke(`M${num(bx)} ${num(by)}Q${num((bx + ex) / 2 + bend)} ${num((by + ey) / 2)} ` +
      `${num(ex)} ${num(ey)}`, tone, height * 0.009 * (depth + 0.4) ** 1.25,
    'stroke-linecap="round"')
    if (depth === 0) return
    const count = depth > 3 ? 3 : 2
    for (let i = 0; i < count; i += 1) {
      const spread = (i - (count - 1) / 2) * random.range(0.6, 0.95)
      grow(ex, ey, angle * 0.8 + spread + random.range(-0.1, 0.1), length * random.range(0.62,
      0.78),
        depth - 1)
    }
  }
  grow(x, y, random.range(-0.05, 0.05), height * 0.34, 4)
  return svg
}

/** Returns a long shadow on the ground, away from the sun. */
export function groundShadow(sheet: Sheet, x: number, y: number, w: number, h = 0.16): string {
  return ellipse(x + w * 0.55, y, w, h, '#1d2430', `fill-opacity="${num(sheet.mood.shadow)}"`)
}

export type TreeKind = 'round' | 'poplar' | 'birch' | 'pine' | 'topiary'

/** Returns a tree standing at `x`, `y`, bare in winter unless evergreen. */
export function tree(sheet: Sheet, x: number, y: number, height: number, kind: TreeKind): string {
  const { random } = sheet
  const shade = groundShadow(sheet, x, y, height * 0.32, height * 0.025)
  const bark = kind === 'birch' ? '#d9d3c6' : '#5d4a3c'
  if (kind === 'pine') {
    const [dark, mid] = FOLIAGE.winter[0]!
    let svg = stroke(`M${num(x)} ${num(y)}v${num(-height * 0.3)}`, bark, height * 0.04)
    for (let i = 0; i < 5; i += 1) {
      const base = y - height * (0.12 + i * 0.17)
      const half = height * (0.24 - i * 0.042)
      const tip = base - height * 0.26
      svg += poly([[x - half, base], [x, tip], [x + half, base]], dark)
      svg += poly([[x - half, base], [x, tip], [x - half * 0.1, base]], mid)
    }
    return shade + svg
  }
  if (kind === 'topiary') {
    return shade + stroke(`M${num(x)} ${num(y)}v${num(-height * 0.6)}`, bark, 0.07) +
      crown(sheet, x, y - height * 0.72, height * 0.28, height * 0.28)
  }
  if (sheet.season === 'winter') return shade + bare(random, x, y, height, bark)
  const trunk = height * (kind === 'poplar' ? 0.2 : 0.45)
  const thick = height * (kind === 'birch' ? 0.022 : 0.035)
  let svg = poly([[x - thick, y], [x - thick * 0.6, y - trunk], [x + thick * 0.6, y - trunk],
    [x + thick, y]], bark)
  svg += stroke(`M${num(x)} ${num(y - trunk * 0.7)}L${num(x + height * 0.13)} ` +
    `${num(y - trunk * 1.15)}`, bark, thick * 0.9)
  if (kind === 'birch') {
    for (let i = 0; i < 6; i += 1) {
      const at = y - random.range(0.05, 0.9) * trunk
      svg += stroke(`M${num(x - thick * 0.8)} ${num(at)}h${num(thick)}`, '#57504a', thick * 0.3)
    }
  }
  if (kind === 'poplar') return shade + svg + crown(sheet, x, y - height * 0.57, height * 0.15,
    height * 0.42)
  const rx = height * random.range(0.27, 0.34)
  return shade + svg + crown(sheet, x, y - height * 0.66, kind === 'birch' ? rx * 0.8 : rx,
    height * 0.31)
}

/** Returns a clipped hedge from `x` along `w`, its foot at `y`. */
export function hedge(sheet: Sheet, x: number, y: number, w: number, h: number): string {
  const { random } = sheet
  const [dark, mid, light] = FOLIAGE[sheet.season === 'autumn' ? 'summer' : sheet.season][0]!
  let body = `M${num(x)} ${num(y)}V${num(y - h * 0.9)}`
  for (let at = 0; at < w - 0.01; at += 0.3) {
    const step = Math.min(0.3, w - at)
    body += `q${num(step / 2)} ${num(-h * random.range(0.08, 0.2))} ${num(step)} 0`
  }
  let tufts = ''
  let sparks = ''
  for (let i = 0; i < w * 7; i += 1) {
    const r = random.range(0.03, 0.08)
    const at = circlePath(x + random.range(r, Math.max(r, w - r)),
      y - h * random.range(0.15, 0.95), r)
    if (i % 3) tufts += at
    else sparks += at
  }
  return path(`${body}V${num(y)}z`, sheet.gradient([[0, mid], [0.25, mid], [1, dark]])) +
    path(tufts, dark, 'fill-opacity="0.4"') + path(sparks, light, 'fill-opacity="0.7"')
}

/** Returns a loose shrub or flower bed along `w`. */
export function bed(sheet: Sheet, x: number, y: number, w: number, h: number): string {
  const { random } = sheet
  const [dark, mid, light] = random.pick(FOLIAGE[sheet.season])
  const puffs = (shift: number, size: number) => {
    let d = ''
    for (let at = 0; at < w; at += h * 0.38) {
      const r = h * size * random.range(0.7, 1.1)
      d += circlePath(x + at, y - r * 0.8 - shift * random.range(0.2, 1), r)
    }
    return d
  }
  let svg = path(puffs(h * 0.25, 0.42), dark) + path(puffs(h * 0.35, 0.3), mid)
  svg += path(puffs(h * 0.55, 0.12), light)
  if (sheet.season === 'winter') return svg
  const tone = random.pick(['#e9b4a6', '#f4ead2', '#d9705a', '#b79ac0', '#ecc56b'])
  let blooms = ''
  for (let i = 0; i < w * 5; i += 1) {
    blooms += circlePath(x + random.range(0, w), y - h * random.range(0.2, 0.95),
      random.range(0.03, 0.06))
  }
  return svg + path(blooms, tone)
}
