import { darker, lighter, mix } from './colour'
import type { Sheet } from './sheet'
import { num, path, rect, stroke } from './svg'

export interface Wall {
  fill: string
  base: string
}

/** Returns brickwork in running bond, courses of eight centimetres. */
export function brick(sheet: Sheet, base: string): Wall {
  const { random } = sheet
  const rows = 10
  const length = 1.6 / 6
  const course = 0.08
  const wide = length * 6
  let body = rect(0, 0, wide, rows * course, base)
  for (let row = 0; row < rows; row += 1) {
    const shift = row % 2 ? length / 2 : 0
    for (let i = -1; i < 6; i += 1) {
      if (random.chance(0.55)) continue
      const tone = random.chance(0.5) ? darker(base, random.range(0.04, 0.15))
        : lighter(base, random.range(0.04, 0.16))
      body += rect(i * length + shift, row * course, length, course, tone)
    }
  }
  let joints = ''
  for (let row = 0; row < rows; row += 1) joints += `M0 ${num(row * course)}h${num(wide)}`
  body += stroke(joints, lighter(base, 0.3), 0.012, 'stroke-opacity="0.55"')
  return { fill: sheet.mosaic(1.6, 0.8, body, 3, 4), base }
}

/** Returns smooth or lightly clouded render. */
export function render(sheet: Sheet, base: string): Wall {
  const { random } = sheet
  let body = rect(0, 0, 4, 4, base)
  for (let i = 0; i < 14; i += 1) {
    const tone = random.chance(0.5) ? darker(base, 0.05) : lighter(base, 0.3)
    const w = random.range(0.1, 0.5)
    body += rect(random.range(0, 4 - w), random.range(0, 4), w, 0.02, tone)
  }
  return { fill: sheet.pattern(4, 4, body), base }
}

/** Returns irregular courses of blue-grey or sand stone. */
export function stone(sheet: Sheet, base: string): Wall {
  const { random } = sheet
  const heights = [0.26, 0.19, 0.3, 0.22, 0.17, 0.26]
  const tall = heights.reduce((sum, h) => sum + h, 0)
  let body = rect(0, 0, 2.8, tall, lighter(base, 0.22))
  let y = 0
  for (const h of heights) {
    for (let x = 0; x < 2.75; ) {
      const w = Math.min(random.range(0.24, 0.62), 2.8 - x)
      const tone = mix(darker(base, random.range(0, 0.16)), '#b59b78', random.range(0, 0.26))
      body += rect(x + 0.012, y + 0.012, w - 0.024, h - 0.024, tone, 'rx="0.03"')
      x += w
    }
    y += h
  }
  return { fill: sheet.mosaic(2.8, 1.4, body, 2, 2), base }
}

/** Returns boards or standing seams, upright unless `angle` says 90. */
export function boards(sheet: Sheet, base: string, width: number, angle = 0): Wall {
  const { random } = sheet
  let body = ''
  for (let i = 0; i < 6; i += 1) {
    const tone = random.chance(0.5) ? darker(base, random.range(0, 0.12))
      : lighter(base, random.range(0, 0.12))
    body += rect(i * width, 0, width, 1, tone) + rect(i * width, 0, 0.02, 1, darker(base, 0.4))
  }
  return { fill: sheet.pattern(width * 6, 1, body, angle), base }
}

/** Returns curved roof tiles in rows. */
export function tiles(sheet: Sheet, base: string): Wall {
  const { random } = sheet
  const w = 0.28
  const h = 0.3
  let body = rect(0, 0, w * 5, h * 4, base)
  for (let row = 0; row < 4; row += 1) {
    for (let i = 0; i < 5; i += 1) {
      const tone = random.chance(0.5) ? darker(base, random.range(0, 0.14))
        : lighter(base, random.range(0, 0.13))
      body += rect(i * w, row * h, w, h, tone)
      body += rect(i * w, row * h, 0.05, h, darker(base, 0.22))
    }
    body += rect(0, row * h, w * 5, 0.045, darker(base, 0.34))
  }
  return { fill: sheet.mosaic(w * 5, h * 4, body, 3, 3), base }
}

/** Returns slates in an offset bond. */
export function slates(sheet: Sheet, base: string): Wall {
  const { random } = sheet
  const w = 0.32
  const h = 0.2
  let body = rect(0, 0, w * 5, h * 4, base)
  for (let row = 0; row < 4; row += 1) {
    const shift = row % 2 ? w / 2 : 0
    for (let i = -1; i < 5; i += 1) {
      const tone = random.chance(0.5) ? darker(base, random.range(0, 0.16))
        : lighter(base, random.range(0, 0.14))
      body += rect(i * w + shift, row * h, w - 0.014, h - 0.014, tone)
    }
  }
  return { fill: sheet.mosaic(w * 5, h * 4, body, 3, 3), base }
}

/** Returns cobbles laid in offset rows. */
export function cobbles(sheet: Sheet, base: string, w: number, h: number): string {
  const { random } = sheet
  let body = rect(0, 0, w * 6, h * 4, darker(base, 0.16))
  for (let row = 0; row < 4; row += 1) {
    const shift = row % 2 ? w / 2 : 0
    for (let i = -1; i < 6; i += 1) {
      const tone = random.chance(0.5) ? darker(base, random.range(0, 0.1))
        : lighter(base, random.range(0, 0.2))
      body += rect(i * w + shift + 0.01, row * h + 0.01, w - 0.02, h - 0.02, tone, 'rx="0.02"')
    }
  }
  return sheet.pattern(w * 6, h * 4, body)
}

/** Returns the toothed corner stones of a wall's edge, `side` 1 growing right. */
export function quoins(x: number, top: number, bottom: number, side: 1 | -1, tone: string) {
  let d = ''
  for (let y = bottom, i = 0; y - 0.32 > top; y -= 0.32, i += 1) {
    const w = side * (i % 2 ? 0.28 : 0.46)
    d += `M${num(x)} ${num(y)}h${num(w)}v-0.3h${num(-w)}z`
  }
  return path(d, tone)
}
