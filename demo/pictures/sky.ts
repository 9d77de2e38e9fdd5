import { fixed, mix } from './colour'
import { FOLIAGE } from './palette'
import { HEIGHT, WIDTH, type Sheet } from './sheet'
import { circle, circlePath, num, path, poly, rect, stroke } from './svg'

/** Returns a cloud `w` wide with its left end at `x`. */
export function cloud(sheet: Sheet, x: number, y: number, w: number): string {
  const { random, mood } = sheet
  const light = fixed(mix(mood.sky[2], '#ffffff', 0.55))
  const shade = fixed(mix(mood.sky[1], mood.sky[2], 0.55))
  const bars = (dx: number, dy: number, share: number) => {
    let d = ''
    let wide = w * share
    let left = x + dx
    for (let i = 0; i < 3; i += 1) {
      const h = w * 0.1
      const top = y + dy - i * h * 0.72
      d += `M${num(left + h / 2)} ${num(top)}h${num(wide - h)}a${num(h / 2)} ${num(h / 2)} 0 0 1 0 ` +
        `${num(h)}h${num(h - wide)}a${num(h / 2)} ${num(h / 2)} 0 0 1 0 ${num(-h)}z`
      left += wide * random.range(0.1, 0.3)
      wide *= random.range(0.5, 0.66)
    }
    return d
  }
  return path(bars(0, w * 0.03, 1), shade, 'fill-opacity="0.75"') +
    path(bars(w * 0.08, -w * 0.01, 0.82), light, 'fill-opacity="0.85"')
}

function distantTown(sheet: Sheet, horizon: number, width: number): string {
  const { random, mood } = sheet
  const far = fixed(mix(mood.sky[2], '#5f7d83', 0.34))
  const near = fixed(mix(mood.sky[2], '#47666a', 0.5))
  let d = `M0 ${horizon}`
  for (let x = 0; x < width; ) {
    const w = random.range(34, 78)
    const h = random.range(60, 170)
    d += random.chance(0.6)
      ? `L${num(x)} ${num(horizon - h)}L${num(x + w / 2)} ${num(horizon - h - w * 0.45)}` +
        `L${num(x + w)} ${num(horizon - h)}`
      : `L${num(x)} ${num(horizon - h)}H${num(x + w)}`
    x += w
  }
  const spire = random.range(0.08, 0.92) * width
  const top = horizon - random.range(330, 400)
  const church = poly([[spire - 22, horizon], [spire - 22, top + 110], [spire, top],
    [spire + 22, top + 110], [spire + 22, horizon]], far)
  return church + path(`${d}V${horizon}z`, far) + treeline(sheet, horizon, near, 60, width)
}

function treeline(sheet: Sheet, horizon: number, tone: string, size: number, width: number) {
  const { random } = sheet
  let d = ''
  for (let x = -20; x < width + 40; x += size * 0.62) {
    const r = size * random.range(0.45, 0.95)
    d += circlePath(x, horizon - r * 0.5, r)
  }
  return path(d, tone) + rect(0, horizon - 4, width, 60, tone)
}

function hills(sheet: Sheet, horizon: number, width: number): string {
  const { random, mood } = sheet
  let svg = ''
  for (let i = 0; i < 3; i += 1) {
    const tone = fixed(mix(mood.sky[2], FOLIAGE[sheet.season][0]![0], 0.2 + i * 0.17))
    const y = horizon - 120 + i * 45
    const rise = random.range(30, 70)
    const third = num(width / 3)
    svg += path(`M0 ${num(y)}C${third} ${num(y - rise)} ${third} ${num(y + rise)} ` +
      `${num(width * 0.55)} ${num(y - 20)}S${num(width * 0.8)} ${num(y - rise)} ${width} ` +
      `${num(y + 10)}V${num(horizon + 60)}H0z`, tone)
  }
  const near = fixed(mix(mood.sky[2], FOLIAGE[sheet.season][0]![0], 0.68))
  return svg + treeline(sheet, horizon, near, 44, width)
}

/** Returns sky, sun, clouds, birds and what stands far away, in picture pixels. */
export function backdrop(
  sheet: Sheet,
  horizon: number,
  far: 'town' | 'hills' | 'none',
  width = WIDTH,
  height = HEIGHT,
): string {
  const { random, mood } = sheet
  const [top, middle, low] = mood.sky
  let svg = rect(0, 0, width, height, sheet.gradient([[0, fixed(top)], [0.45, fixed(middle)],
    [(horizon / height) * 0.96, fixed(low)]]))
  const sx = width * random.range(0.06, 0.3)
  const sy = horizon * random.range(0.16, 0.5)
  const halo = sheet.glow([[0, fixed(mood.sun), 0.85], [0.4, fixed(mood.sun), 0.3],
    [1, fixed(mood.sun), 0]])
  svg += circle(sx, sy, 360, halo)
  svg += circle(sx, sy, mood.name === 'dusk' ? 34 : 46, fixed(mood.sun), 'fill-opacity="0.9"')
  for (let i = random.int(2, 4); i > 0; i -= 1) {
    const w = random.range(150, 330)
    svg += cloud(sheet, random.range(-80, width - 60), random.range(60, horizon * 0.5), w)
  }
  if (random.chance(0.55)) {
    const bx = random.range(0.2, 0.9) * width
    const by = random.range(70, 200)
    let d = ''
    for (let i = 0; i < random.int(3, 6); i += 1) {
      const x = bx + i * 26 + random.range(-8, 8)
      const y = by + random.range(-24, 24)
      d += `M${num(x - 9)} ${num(y - 4)}q5 -4 9 3q4 -7 9 -3`
    }
    svg += stroke(d, fixed(mix(mood.sky[0], '#2c3b42', 0.6)), 2, 'stroke-linecap="round"')
  }
  if (far === 'town') svg += distantTown(sheet, horizon, width)
  if (far === 'hills') svg += hills(sheet, horizon, width)
  return svg
}

/** Returns the warm wash of the light over the finished picture. */
export function lightWash(sheet: Sheet, width = WIDTH, height = HEIGHT): string {
  const { mood } = sheet
  const fill = sheet.gradient([[0, fixed(mood.sun), mood.name === 'dusk' ? 0.1 : 0.26],
    [0.5, fixed(mood.sun), 0], [1, fixed('#24344a'), 0.22]], 1, 1)
  return rect(0, 0, width, height, fill)
}
