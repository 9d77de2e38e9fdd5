import { darker, fixed, lighter } from './colour'
import type { Sheet } from './sheet'
import { circle, num, path, poly, rect, stroke } from './svg'
import { openingPath, type Opening, type WindowLook } from './window'

type DoorStyle = 'panelled' | 'glazed' | 'plank' | 'modern'

export interface DoorLook {
  style: DoorStyle
  colour: string
  trim: string
  head: WindowLook['head']
  surround: boolean
}

/** Returns a front door with its surround, fanlight, step and shade. */
export function door(sheet: Sheet, at: Opening, look: DoorLook): string {
  const { x, y, w, h } = at
  const { colour } = look
  const dark = darker(colour, 0.35)
  const fan = look.head === 'arch' ? w / 2 + 0.1 : 0.45
  const lamp = sheet.random.chance(sheet.mood.lit + 0.1)
  const pane = lamp ? fixed('#ffd58a') : sheet.gradient([[0, '#7d9ca0'], [1, '#38545a']])
  let svg = ''
  if (look.surround) svg += path(openingPath(at, look.head, 0.2), look.trim)
  svg += path(openingPath(at, look.head), dark)
  const top = look.style === 'modern' || look.style === 'plank' ? y : y + fan
  if (top > y) {
    svg += path(openingPath({ x: x + 0.07, y: y + 0.07, w: w - 0.14, h: fan - 0.12 }, look.head),
      pane)
  }
  const leaf = { x: x + 0.06, y: top, w: w - 0.12, h: y + h - top }
  svg += path(openingPath(leaf, top > y ? 'flat' : look.head), colour)
  const tall = y + h - top
  const inset = (px: number, py: number, pw: number, ph: number, fill = darker(colour, 0.14)) =>
    rect(px, py, pw, ph, fill) +
    rect(px, py, pw, 0.03, dark) + rect(px, py + ph - 0.02, pw, 0.02, lighter(colour, 0.25))
  if (look.style === 'panelled') {
    const half = (w - 0.42) / 2
    for (const left of [x + 0.16, x + 0.26 + half]) {
      svg += inset(left, top + 0.14, half, tall * 0.42) +
        inset(left, top + 0.28 + tall * 0.42, half, tall * 0.36)
    }
  } else if (look.style === 'glazed') {
    svg += inset(x + 0.2, top + 0.14, w - 0.4, tall * 0.52, pane)
    svg += stroke(`M${num(x + w / 2)} ${num(top + 0.14)}v${num(tall * 0.52)}`, colour, 0.04)
    svg += inset(x + 0.2, top + 0.26 + tall * 0.52, w - 0.4, tall * 0.26)
  } else if (look.style === 'plank') {
    let seams = ''
    for (let i =
      1; i < 5; i += 1) seams += `M${num(x + (w * i) / 5)} ${num(top + 0.05)}V${num(y + h)}`
    svg += stroke(seams, dark, 0.025) + rect(x + w * 0.3, top + 0.35, w * 0.4, 0.45, pane)
    svg += stroke(`M${num(x + w / 2)} ${num(top + 0.35)}v0.45`, dark, 0.04)
  } else {
    svg += rect(x + w - 0.34, top + 0.12, 0.18, tall - 0.3, pane)
    svg += rect(x + 0.2, top + tall * 0.3, 0.045, tall * 0.5, '#d8d2c4')
  }
  if (look.style !== 'modern') svg += circle(x + w - 0.17, top + tall * 0.52, 0.045, '#e2b765')
  svg += path(openingPath({ ...at, h: Math.min(h, look.head === 'arch' ? w / 2 : 0.16) },
    look.head), '#1d2430', 'fill-opacity="0.3"')
  svg += rect(x, y + (look.head === 'arch' ? w / 2 : 0.16), 0.09, h - 0.2, '#1d2430',
    'fill-opacity="0.28"')
  svg += rect(x - 0.2, y + h - 0.02, w + 0.4, 0.16, '#b9b4aa')
  svg += rect(x - 0.2, y + h - 0.02, w + 0.4, 0.04, '#dcd7cc')
  return svg
}

/** Returns a garage door with panels or boards. */
export function garageDoor(sheet: Sheet, at: Opening, colour: string): string {
  const { x, y, w, h } = at
  const upright = sheet.random.chance(0.4)
  const seam = darker(colour, 0.22)
  const cell = upright
    ? rect(0, 0, 0.22, 1, colour) + rect(0, 0, 0.025, 1, seam)
    : rect(0, 0, 1, 0.42, colour) + rect(0, 0, 1, 0.03, seam) +
      rect(0, 0.03, 1, 0.03, lighter(colour, 0.3))
  let svg = rect(x - 0.1, y - 0.1, w + 0.2, h + 0.1, darker(colour, 0.5))
  svg += rect(x, y, w, h, upright ? sheet.pattern(0.22, 1, cell) : sheet.pattern(1, 0.42, cell))
  if (sheet.random.chance(0.4)) {
    for (let i = 0; i < 4; i += 1) {
      svg += rect(x + (w * (i + 0.2)) / 4, y + 0.32, (w / 4) * 0.6, 0.26,
        sheet.gradient([[0, '#86a3a6'], [1, '#3f5b60']]))
    }
  }
  svg += rect(x + w / 2 - 0.12, y + h * 0.62, 0.24, 0.05, '#d8d2c4')
  svg += rect(x, y, w, 0.22, '#1d2430', 'fill-opacity="0.32"')
  svg += rect(x, y + 0.2, 0.08, h - 0.2, '#1d2430', 'fill-opacity="0.26"')
  return svg + poly([[x, y + h], [x + w, y + h], [x + w + 0.2, y + h + 0.12], [x - 0.2, y + h +
    0.12]],
    '#c9c3b7')
}
