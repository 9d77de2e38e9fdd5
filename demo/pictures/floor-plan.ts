import { randomFrom } from './prng'
import { documentOf, HEIGHT, WIDTH } from './sheet'
import type { Subject } from './subject'
import { circle, num, path, rect, stroke } from './svg'

const INKED = '#2b3a37'
const PALE = '#9aa7a1'

type Use = 'living' | 'kitchen' | 'bed' | 'bath' | 'hall' | 'car'

interface Cell {
  x: number
  y: number
  w: number
  h: number
  use: Use
}

const FILLS: Record<Use, string> = {
  living: '#f3e7d3', kitchen: '#ecdfd0', bed: '#e9ece2', bath: '#dce8e6', hall: '#f6f1e7',
  car: '#e4e1da',
}

const box = (x: number, y: number, w: number, h: number, r = 4) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${r}" fill="#fbf9f5" ` +
  `stroke="${PALE}" stroke-width="2.5"/>`

function furnish({ x, y, w, h, use }: Cell): string {
  const cx = x + w / 2
  const cy = y + h / 2
  if (use === 'bed') {
    const bw = Math.min(w * 0.5, 120)
    const bh = Math.min(h * 0.55, 140)
    return box(cx - bw / 2, y + 14, bw, bh) + box(cx - bw / 2 + 8, y + 20, bw / 2 - 12, 28, 8) +
      box(cx + 4, y + 20, bw / 2 - 12, 28, 8) + box(x + 12, y + h - 34, w * 0.55, 22)
  }
  if (use === 'living') {
    const sw = Math.min(w * 0.5, 190)
    return box(x + 22, y + 20, sw, 56, 12) + box(x + 30, y + 40, sw - 16, 32, 8) +
      box(x + 22 + sw / 2 - 40, y + 100, 80, 44, 6) + circle(x + w - 100, y + h - 96, 46, '#fbf9f5',
      `stroke="${PALE}" stroke-width="2.5"`) + box(x + w - 116, y + h - 168, 32, 20, 6) +
      box(x + w - 116, y + h - 44, 32, 20, 6) + box(x + w - 174, y + h - 112, 20, 32, 6) +
      box(x + w - 46, y + h - 112, 20, 32, 6)
  }
  if (use === 'kitchen') {
    let svg = box(x + 10, y + 10, w - 20, 42) + box(x + 10, y + 10, 42, h - 60) +
      box(x + w * 0.5, y + 18, 50, 26, 8)
    for (const [dx, dy] of [[0, 0], [18, 0], [0, 18], [18, 18]] as const) {
      svg += circle(x + 22 + dx, y + h * 0.45 + dy, 6, '#fbf9f5',
        `stroke="${PALE}" stroke-width="2"`)
    }
    return svg
  }
  if (use === 'bath') {
    return box(x + 12, y + 12, Math.min(w - 24, 128), 54, 20) +
      box(x + 22, y + 20, Math.min(w - 44, 108), 38, 18) + box(x + w - 58, y + h - 48, 44, 34, 14) +
      circle(x + 34, y + h - 34, 16, '#fbf9f5', `stroke="${PALE}" stroke-width="2.5"`)
  }
  if (use === 'car') {
    return box(cx - Math.min(40, w * 0.3), cy - 90, Math.min(80, w * 0.6), 180, 26) +
      box(cx - Math.min(30, w * 0.22), cy - 44, Math.min(60, w * 0.44), 80, 12)
  }
  let steps = ''
  for (let i = 0; i < 9; i += 1) steps += `M${num(x + 12 + i * 14)} ${num(y + 12)}v46`
  return w > 160 && h > 90 ? stroke(`${steps}M${num(x + 12)} ${num(y + 35)}h112l-10 -7m10 7l-10 7`,
    PALE, 2.5) : ''
}

function cells(subject: Subject, w: number, h: number): Cell[] {
  const random = randomFrom(`plan ${subject.id}`)
  if (subject.kind === 'garage') return [{ x: 0, y: 0, w, h, use: 'car' }]
  const beds = Math.min(5, Math.max(subject.kind === 'commercial' ? 0 : 1, subject.bedrooms))
  const split = w * random.range(0.46, 0.56)
  const hall = h * 0.2
  const day = h * random.range(0.54, 0.62)
  const list: Cell[] = [
    { x: 0, y: 0, w: split, h: day, use: 'living' },
    { x: 0, y: day, w: split * 0.62, h: h - day, use: 'kitchen' },
    { x: split * 0.62, y: day, w: split * 0.38, h: h - day, use: beds > 3 ? 'bath' : 'hall' },
    { x: split, y: h * 0.42, w: (w - split) * 0.66, h: hall, use: 'hall' },
    { x: split + (w - split) * 0.66, y: h * 0.42, w: (w - split) * 0.34, h: hall, use: 'bath' },
  ]
  const upper = Math.max(1, Math.ceil(beds / 2))
  const lower = Math.max(1, beds - upper)
  for (let i = 0; i < upper; i += 1) {
    list.push({ x: split + (i * (w - split)) / upper, y: 0, w: (w - split) / upper, h: h * 0.42,
      use: beds ? 'bed' : 'living' })
  }
  for (let i = 0; i < lower; i += 1) {
    list.push({ x: split + (i * (w - split)) / lower, y: h * 0.42 + hall, w: (w - split) / lower,
      h: h * 0.58 - hall, use: beds > 1 ? 'bed' : 'kitchen' })
  }
  return random.chance(0.5) ? list.map((one) => ({ ...one, x: w - one.x - one.w })) : list
}

const dimension = (x1: number, y1: number, x2: number, y2: number): string => {
  const tick = 'm-9 9l18 -18'
  return stroke(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}M${num(x1)} ${num(y1)}${tick}` +
    `M${num(x2)} ${num(y2)}${tick}`, '#c2542d', 2.5)
}

/** Returns the floor plan by bedrooms and area: walls, doors and furniture, no letters. */
export function floorPlan(subject: Subject): string {
  const random = randomFrom(`plan frame ${subject.id}`)
  const narrow = subject.kind === 'garage'
  const w = narrow ? 360 : Math.min(1080, 800 + (subject.area ?? 120) * 0.9 + random.range(0, 60))
  const h = narrow ? 600 : random.range(520, 620)
  const ox = (WIDTH - w) / 2 + 20
  const oy = (HEIGHT - h) / 2 + 20
  const grid = `<pattern id="g" width="40" height="40" patternUnits="userSpaceOnUse">` +
    `${rect(0, 0, 40, 40, '#fbf9f5')}${rect(0, 0, 40, 1, '#efe8db')}${rect(0, 0, 1, 40, '#efe8db')}` +
    '</pattern>'
  let svg = `<defs>${grid}</defs>${rect(0, 0, WIDTH, HEIGHT, 'url(#g)')}`
  svg += rect(ox + 12, oy + 14, w, h, '#1d2430', 'fill-opacity="0.1"')
  const list = cells(subject, w, h).map((one) => ({ ...one, x: one.x + ox, y: one.y + oy }))
  for (const one of list) svg += rect(one.x, one.y, one.w, one.h, FILLS[one.use]) + furnish(one)
  let walls = ''
  for (const { x, y, w: cw,
    h: ch } of list) walls += `M${num(x)} ${num(y)}h${num(cw)}v${num(ch)}h${num(-cw)}z`
  svg += stroke(walls, INKED, 8) + stroke(`M${num(ox)} ${num(oy)}h${num(w)}v${num(h)}h${num(-w)}z`,
    INKED, 18)
  for (const one of list) {
    const r = Math.min(62, one.w * 0.3)
    const dx = one.x + one.w * 0.62
    const low = one.y + one.h
    if (low < oy + h - 20) {
      svg += rect(dx, low - 6, r, 12, FILLS[one.use]) +
        stroke(`M${num(dx)} ${num(low)}v${num(-r)}a${num(r)} ${num(r)} 0 0 1 ${num(r)} ${num(r)}`,
          PALE, 2.5)
    }
    const wide = one.w * 0.42
    for (const y of [one.y, low]) {
      if (Math.abs(y - oy) > 2 && Math.abs(y - oy - h) > 2) continue
      if (one.use === 'hall') continue
      svg += rect(one.x + one.w * 0.28, y - 9, wide, 18, '#cfe0df') +
        rect(one.x + one.w * 0.28, y - 1.5, wide, 3, INKED)
    }
  }
  if (subject.terrace && !narrow) {
    svg += `<rect x="${num(ox + w * 0.08)}" y="${num(oy - 72)}" width="${num(w * 0.34)}" height="62" ` +
      `fill="#e6dcc6" stroke="${PALE}" stroke-width="3" stroke-dasharray="10 7"/>`
  }
  svg += dimension(ox, oy + h + 48, ox + w, oy + h + 48) + dimension(ox - 48, oy, ox - 48, oy + h)
  const nx = WIDTH - 84
  svg += circle(nx, 92, 34, 'none', `stroke="${INKED}" stroke-width="3"`) +
    path(`M${nx} 66l13 42l-13 -9l-13 9z`, '#c2542d')
  return documentOf(svg)
}

/** Returns a land-registry style plan of the plot among its neighbours. */
export function landPlan(subject: Subject): string {
  const random = randomFrom(`land ${subject.id}`)
  let svg = rect(0, 0, WIDTH, HEIGHT, '#fbf9f5')
  const lots = random.int(6, 8)
  const mine = random.int(2, lots - 3)
  const tilt = random.range(-5, 5)
  let x = -90
  let body = rect(-200, 520, 1800, 92, '#efe6d6') + stroke('M-200 566H1600', '#ffffff', 5,
    'stroke-dasharray="30 22"')
  for (let i = 0; i < lots; i += 1) {
    const w = 1560 / lots + random.range(-26, 26)
    const deep = random.range(330, 410)
    const own = i === mine
    body += `<rect x="${num(x)}" y="${num(520 - deep)}" width="${num(w)}" height="${num(deep)}" ` +
      `fill="${own ? '#e9b59c' : '#e6ecdc'}" stroke="${own ? '#c2542d' : '#8fa094'}" ` +
      `stroke-width="${own ? 8 : 3}"/>`
    if (own) body += dimension(x, 500 - deep, x + w, 500 - deep) +
      `<rect x="${num(x + w * 0.18)}" ` +
      `y="350" width="${num(w * 0.64)}" height="120" fill="none" stroke="#c2542d" ` +
      'stroke-width="3" stroke-dasharray="12 8"/>'
    else body += rect(x + w * 0.2, 370, w * 0.6, 96, '#c9c1b3') + rect(x + w * 0.2, 370, w * 0.6,
    48,
      '#d8d1c4')
    for (let t = 0; t < 4; t += 1) {
      if (!own) body += circle(x + random.range(20, w - 20), random.range(540 - deep, 340),
        random.range(9, 18), '#a9bf9b')
    }
    body += `<rect x="${num(x)}" y="612" width="${num(w)}" height="380" fill="#eef0e4" ` +
      'stroke="#8fa094" stroke-width="3"/>' + rect(x + w * 0.22, 660, w * 0.56, 104, '#d3ccbf')
    x += w
  }
  svg += `<g transform="rotate(${num(tilt)} 680 453)">${body}</g>`
  return documentOf(svg + circle(1276, 92, 36, '#fbf9f5', `stroke="${INKED}" stroke-width="3"`) +
    path('M1276 64l14 46l-14 -10l-14 10z', '#c2542d'))
}
