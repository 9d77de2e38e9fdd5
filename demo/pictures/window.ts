import { darker, fixed, lighter, mix } from './colour'
import type { Sheet } from './sheet'
import { num, path, poly, rect, stroke, circlePath } from './svg'

export interface Opening {
  x: number
  /** Top edge; the ground is 0 and heights are negative. */
  y: number
  w: number
  h: number
}

export interface WindowLook {
  frame: string
  trim: string
  panes: 'cross' | 'pair' | 'single' | 'grid' | 'tall' | 'strip'
  head: 'flat' | 'arch' | 'segment'
  surround: 'stone' | 'lintel' | 'soldier' | 'none'
  sill: boolean
  shutters: string | null
}

/** Returns path data of an opening with a straight, low-arched or round head. */
export function openingPath({ x, y, w, h }: Opening, head: WindowLook['head'], grow = 0): string {
  const left = x - grow
  const right = x + w + grow
  const top = y - grow
  const bottom = y + h
  if (head === 'flat') {
    return `M${num(left)} ${num(bottom)}V${num(top)}H${num(right)}V${num(bottom)}z`
  }
  const r = (right - left) / 2
  const spring = head === 'arch' ? top + r : top + r * 0.3
  const rise = head === 'arch' ? r : r * 1.82
  return `M${num(left)} ${num(bottom)}V${num(spring)}` +
    `A${num(rise)} ${num(rise)} 0 0 1 ${num(right)} ${num(spring)}V${num(bottom)}z`
}

function glass(sheet: Sheet, at: Opening, head: WindowLook['head']): string {
  const { random, mood } = sheet
  const { x, y, w, h } = at
  if (random.chance(mood.lit)) {
    const warm = random.pick(['#ffd58a', '#ffcb78', '#ffe0a3'])
    const fill = sheet.gradient([[0, fixed(mix(warm, '#e08a45', 0.25))], [0.6, fixed(warm)],
      [1, fixed(mix(warm, '#b5622f', 0.35))]])
    let svg = path(openingPath(at, head), fill)
    if (random.chance(0.5)) {
      svg += rect(x, y + h * 0.1, w * 0.22, h * 0.9, fixed('#fff0c8'), 'fill-opacity="0.5"')
      svg += rect(x + w * 0.8, y + h * 0.1, w * 0.2, h * 0.9, fixed('#fff0c8'),
        'fill-opacity="0.5"')
    }
    return svg
  }
  const sky = mix(mood.sky[1], '#5b7f86', 0.35)
  const deep = random.pick(['#3f5c60', '#466468', '#395559'])
  let svg = path(openingPath(at, head), sheet.gradient([[0, sky], [0.55, deep], [1, '#2c4246']]))
  const kind = random.next()
  const veil = 'fill-opacity="0.62"'
  if (kind < 0.3) {
    const drop = h * random.range(0.88, 1)
    const fold = w * random.range(0.16, 0.27)
    const top = y + (head === 'arch' ? w * 0.3 : 0)
    svg += path(`M${num(x)} ${num(top)}h${num(fold)}q${num(fold * 0.1)} ${num(drop * 0.5)} ` +
      `${num(-fold * 0.35)} ${num(drop)}H${num(x)}z`, '#f2e8d6', veil)
    svg += path(`M${num(x + w)} ${num(top)}h${num(-fold)}q${num(-fold * 0.1)} ${num(drop * 0.5)} ` +
      `${num(fold * 0.35)} ${num(drop)}H${num(x + w)}z`, '#e6d8c2', veil)
  } else if (kind < 0.48) {
    svg += rect(x, y + h * 0.5, w, h * 0.5, '#f4ecdd', 'fill-opacity="0.5"')
  } else if (kind < 0.62 && head === 'flat') {
    svg += rect(x, y, w, h * random.range(0.18, 0.45), '#eee3cf', 'fill-opacity="0.85"')
  } else if (kind < 0.74 && h > 0.9) {
    svg += path([0, 1, 2, 3].map((i) => circlePath(x + w * 0.5 + (i - 1.5) * 0.12,
      y + h - 0.22 - (i % 2) * 0.12, 0.13)).join(''), '#5f8a5c')
    svg += rect(x + w * 0.5 - 0.13, y + h - 0.2, 0.26, 0.2, '#c2714a')
  }
  const lean = h * 0.32
  const a = x + w * random.range(0.1, 0.4)
  const band = w * random.range(0.18, 0.32)
  const clip = (value: number) => Math.min(x + w, Math.max(x, value))
  const top = y + (head === 'arch' ? w * 0.2 : 0)
  svg += poly([[clip(a + lean), top], [clip(a + lean + band), top], [clip(a + band), y + h],
    [clip(a), y + h]], '#ffffff', 'fill-opacity="0.17"')
  return svg
}

function bars(at: Opening, look: WindowLook): string {
  const { x, y, w, h } = at
  const v = (part: number, from = 0) => `M${num(x + w * part)} ${num(y + h * from)}V${num(y + h)}`
  const across = (part: number) => `M${num(x)} ${num(y + h * part)}h${num(w)}`
  const layout: Record<WindowLook['panes'], string> = {
    cross: v(0.5) + across(look.head === 'arch' ? 0.36 : 0.3),
    pair: v(0.5),
    single: '',
    grid: v(0.333) + v(0.667) + across(0.33) + across(0.66),
    tall: across(0.74),
    strip: v(0.25) + v(0.5) + v(0.75),
  }
  return layout[look.panes]
}

/** Returns a window with reveal, glass, frame, sill and surround, in metres. */
export function window(sheet: Sheet, at: Opening, look: WindowLook): string {
  const { x, y, w, h } = at
  let svg = ''
  if (look.surround === 'stone') {
    svg += path(openingPath(at, look.head, 0.14), look.trim)
    svg += rect(x + w / 2 - 0.13, y - 0.24, 0.26, 0.3, lighter(look.trim, 0.25))
  } else if (look.surround === 'lintel') {
    svg += rect(x - 0.16, y - 0.22, w + 0.32, 0.22, look.trim)
    svg += rect(x - 0.16, y - 0.03, w + 0.32, 0.03, darker(look.trim, 0.25))
  } else if (look.surround === 'soldier') {
    const base = rect(0, 0, 0.1, 0.4, look.trim) + rect(0, 0, 0.02, 0.4, darker(look.trim, 0.3))
    svg += path(openingPath({ ...at, h: Math.min(h, 0.05) }, look.head, 0.22),
      sheet.pattern(0.1, 0.4, base))
  }
  if (look.shutters) {
    const leaf = Math.min(w / 2, 0.62)
    for (const left of [x - leaf - 0.06, x + w + 0.06]) {
      svg += rect(left + 0.05, y + 0.06, leaf, h, darker(look.shutters, 0.75), 'fill-opacity="0.3"')
      svg += rect(left, y, leaf, h, look.shutters)
      const slats = rect(0, 0, 1, 0.05, look.shutters) +
        rect(0, 0.05, 1, 0.03, darker(look.shutters, 0.25))
      const fill = sheet.pattern(1, 0.08, slats)
      svg += rect(left + 0.07, y + 0.09, leaf - 0.14, h / 2 - 0.14, fill)
      svg += rect(left + 0.07, y + h / 2 + 0.05, leaf - 0.14, h / 2 - 0.14, fill)
    }
  }
  svg += glass(sheet, at, look.head)
  const outline = openingPath({ x: x + 0.035, y: y + 0.035, w: w - 0.07, h: h - 0.07 }, look.head)
  svg += stroke(outline, look.frame, 0.085)
  svg += stroke(bars(at, look), look.frame, 0.06)
  svg += path(openingPath({ ...at, h: Math.min(h, look.head === 'arch' ? w / 2 : 0.13) },
    look.head),
    '#1d2430', 'fill-opacity="0.32"')
  svg += rect(x, y + (look.head === 'arch' ? w / 2 : 0.1), 0.07, h - 0.12, '#1d2430',
    'fill-opacity="0.26"')
  if (look.sill) {
    svg += rect(x - 0.1, y + h, w + 0.2, 0.1, lighter(look.trim, 0.15))
    svg += poly([[x - 0.1, y + h + 0.1], [x + w + 0.1, y + h + 0.1], [x + w + 0.16, y + h + 0.2],
      [x - 0.02, y + h + 0.2]], '#1d2430', 'fill-opacity="0.2"')
  }
  return svg
}

/** Returns a window box full of flowers for the sill at `x`, `y`. */
export function flowerBox(sheet: Sheet, x: number, y: number, w: number): string {
  const { random } = sheet
  let leaves = ''
  let blooms = ''
  for (let at = 0.08; at < w - 0.05; at += 0.14) {
    leaves += circlePath(x + at, y - 0.24 - random.range(0, 0.08), 0.13)
    if (random.chance(0.75)) blooms += circlePath(x + at, y - 0.3 - random.range(0, 0.1), 0.06)
  }
  const tone = random.pick(['#d9573f', '#e9a7a0', '#f3dfc0', '#c9789a'])
  return path(leaves, '#4f7a4c') + path(blooms, tone) + rect(x, y - 0.2, w, 0.2, '#6d5442')
}
