import { darker, lighter } from './colour'
import type { Wall } from './material'
import type { Sheet } from './sheet'
import { num, path, poly, rect, stroke, type Point } from './svg'
import { window, type WindowLook } from './window'

/** Returns a chimney whose foot is at `x`, `y`. */
export function chimney(x: number, y: number, h: number, wall: Wall, w = 0.6): string {
  const shade = rect(x + w * 0.62, y - h, w * 0.38, h, '#1d2430', 'fill-opacity="0.2"')
  return rect(x, y - h, w, h, wall.fill) + shade +
    rect(x - 0.07, y - h - 0.1, w + 0.14, 0.14, darker(wall.base, 0.25)) +
    rect(x + w * 0.12, y - h - 0.4, w * 0.3, 0.3, '#b5623c') +
    rect(x + w * 0.58, y - h - 0.32, w * 0.3, 0.22, '#a65634')
}

/** Returns a roof seen from its eaves: a slope `inset` narrower at the ridge. */
export function slope(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  roof: Wall,
  inset = 0,
): string {
  const shape: Point[] = [[x, y], [x + inset, y - h], [x + w - inset, y - h], [x + w, y]]
  const sheen = sheet.gradient([[0, '#fff0d0', 0.3], [0.5, '#fff0d0', 0], [1, '#1d2430', 0.25]], 1,
    1)
  return poly(shape, roof.fill) + poly(shape, sheen) +
    rect(x + inset - 0.05, y - h - 0.09, w - inset * 2 + 0.1, 0.16, lighter(roof.base, 0.12)) +
    rect(x + inset - 0.05, y - h + 0.05, w - inset * 2 + 0.1, 0.05, darker(roof.base, 0.4))
}

/** Returns the gutter and the shade it throws on the wall below. */
export function gutter(x: number, y: number, w: number, tone = '#8f9692'): string {
  return rect(x, y, w, 0.42, '#1d2430', 'fill-opacity="0.22"') +
    rect(x - 0.12, y - 0.12, w + 0.24, 0.16, tone) +
    rect(x - 0.12, y - 0.12, w + 0.24, 0.04, lighter(tone, 0.4))
}

/** Returns a cornice on brackets. */
export function cornice(x: number, y: number, w: number, tone: string): string {
  const cell = 0.45
  let feet = ''
  for (let at =
    0.14; at < w - 0.1; at += cell) feet += `M${num(x + at)} ${num(y + 0.14)}h0.16v0.34l-0.16 -0.1z`
  return rect(x, y + 0.1, w, 0.62, '#1d2430', 'fill-opacity="0.2"') +
    rect(x, y + 0.12, w, 0.34, darker(tone, 0.08)) + path(feet, darker(tone, 0.24)) +
    rect(x - 0.14, y - 0.16, w + 0.28, 0.3, tone) +
    rect(x - 0.2, y - 0.24, w + 0.4, 0.1, lighter(tone, 0.35)) +
    rect(x - 0.14, y + 0.08, w + 0.28, 0.06, darker(tone, 0.3))
}

/** Returns a dormer with its window, foot at `y`. */
export function dormer(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  look: WindowLook,
  roof: Wall,
  trim: string,
): string {
  const h = w * 1.05
  const at = { x: x + 0.2, y: y - h + 0.2, w: w - 0.4, h: h - 0.3 }
  return poly([[x + w, y], [x + w, y - h], [x + w + 0.5, y + 0.1]], '#1d2430',
    'fill-opacity="0.22"') +
    rect(x, y - h, w, h, trim) +
    window(sheet, at, { ...look, panes: 'pair', head: 'flat', surround: 'none', shutters: null }) +
    poly([[x - 0.2, y - h + 0.05], [x + w / 2, y - h - w * 0.48], [x + w + 0.2, y - h + 0.05]],
      roof.base) +
    poly([[x + 0.06, y - h - 0.02], [x + w / 2, y - h - w * 0.36], [x + w - 0.06, y - h - 0.02]],
      trim) +
    poly([[x + w / 2, y - h - w * 0.48], [x + w + 0.2, y - h + 0.05], [x + w - 0.06, y - h + 0.05],
      [x + w / 2, y - h - w * 0.34]], darker(roof.base, 0.3))
}

/** Returns a roof window lying in the slope. */
export function roofWindow(sheet: Sheet, x: number, y: number): string {
  return rect(x, y, 0.8, 1.05, '#3b4043') +
    rect(x + 0.08, y + 0.08, 0.64, 0.87, sheet.gradient([[0, '#c7dcdc'], [1, '#5d7f88']], 0.6, 1))
}

/** Returns solar panels, `count` across, lying in the slope. */
export function solar(x: number, y: number, count: number): string {
  let grid = ''
  for (let i = 0; i < count; i += 1) {
    grid += rect(x + i * 0.86, y, 0.82, 1.3, '#26374a') +
      poly([[x + i * 0.86, y + 0.7], [x + i * 0.86, y], [x + i * 0.86 + 0.6, y]], '#4c6784')
  }
  return grid
}

/** Returns a gable wall with its outline: straight, stepped or curved. */
export function gable(
  x: number,
  y: number,
  w: number,
  h: number,
  kind: 'straight' | 'stepped' | 'bell',
  wall: Wall,
  trim: string,
): string {
  let d = `M${num(x)} ${num(y)}`
  let caps = ''
  if (kind === 'stepped') {
    const steps = 6
    const sx = (w / 2 - 0.42) / steps
    const sy = h / (steps + 0.6)
    d += `V${num(y - sy * 0.6)}`
    for (let i = 0; i < steps; i += 1) d += `h${num(sx)}v${num(-sy)}`
    d += 'h0.84'
    for (let i = 0; i < steps; i += 1) d += `v${num(sy)}h${num(sx)}`
    for (let i = 0; i <= steps; i += 1) {
      const top = y - sy * (0.6 + i)
      const wide = i === steps ? 0.96 : sx + 0.08
      caps += rect(x - 0.05 + i * sx, top - 0.1, wide, 0.12, trim)
      if (i < steps) caps += rect(x + w - (i + 1) * sx - 0.03, top - 0.1, wide, 0.12, trim)
    }
  } else if (kind === 'bell') {
    const m = x + w / 2
    d += `v-0.5c${num(w * 0.16)} ${num(-0.1)} ${num(w * 0.1)} ${num(-h * 0.62)} ${num(w * 0.28)} ` +
      `${num(-h * 0.7)}V${num(y - h * 0.86)}A${num(w * 0.22)} ${num(w * 0.22)} 0 0 1 ` +
      `${num(m + w * 0.22)} ${num(y - h * 0.86)}V${num(y - h * 0.7 - 0.5)}c${num(w * 0.18)} ` +
      `${num(h * 0.08)} ${num(w * 0.12)} ${num(h * 0.6)} ${num(w * 0.28)} ${num(h * 0.7)}`
  } else {
    d += `L${num(x + w / 2)} ${num(y - h)}L${num(x + w)} ${num(y)}`
  }
  d += `L${num(x + w)} ${num(y)}z`
  const edge = kind === 'bell' ? stroke(d, trim, 0.14) : ''
  return path(d, wall.fill) + edge + caps
}

/** Returns the overhanging edges of a straight gable and their shade. */
export function verge(x: number, y: number, w: number, h: number, tone: string): string {
  const m = x + w / 2
  const over = 0.28
  const drop = (over * h) / (w / 2)
  const band = (a: number, b: number, fill: string, extra = '') =>
    path(`M${num(x - over)} ${num(y + drop + a)}L${num(m)} ${num(y - h + a)}L${num(x + w + over)} ` +
      `${num(y + drop + a)}v${num(b)}L${num(m)} ${num(y - h + a + b)}L${num(x - over)} ` +
      `${num(y + drop + a + b)}z`, fill, extra)
  return band(0.2, 0.42, '#1d2430', 'fill-opacity="0.2"') + band(-0.12, 0.32, tone) +
    band(-0.12, 0.08, lighter(tone, 0.3))
}
