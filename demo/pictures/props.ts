import { darker, fixed, lighter } from './colour'
import type { Sheet } from './sheet'
import { circle, circlePath, ellipse, num, path, poly, rect, stroke } from './svg'
import { crown, groundShadow } from './trees'

/** Returns a bicycle leaning at `x`, its tyres on `y`. */
export function bike(sheet: Sheet, x: number, y: number): string {
  const tone = sheet.random.pick(['#1f4a43', '#c2542d', '#2f4f68', '#d9a441', '#7a2f2b', '#e9dcc4'])
  const r = 0.34
  const wheel = (cx: number) => stroke(circlePath(cx, y - r, r), '#2a2d2e', 0.045) +
    stroke(`M${num(cx - r)} ${num(y - r)}h${num(r * 2)}M${num(cx)} ${num(y - r * 2)}v${num(r * 2)}`,
      '#8b908c', 0.012)
  const [back, front] = [x + r, x + 1.42]
  const frame = `M${num(back)} ${num(y - r)}L${num(x + 0.62)} ${num(y - 0.86)}H${num(x + 1.2)}` +
    `L${num(x + 0.76)} ${num(y - r)}zM${num(x + 0.58)} ${num(y - 1)}L${num(x + 0.76)} ${num(y - r)}` +
    `M${num(front)} ${num(y - r)}L${num(x + 1.17)} ${num(y - 1.1)}h-0.18`
  return groundShadow(sheet, x + 0.2, y, 0.9, 0.05) + wheel(back) + wheel(front) +
    stroke(frame, tone, 0.055, 'stroke-linejoin="round" stroke-linecap="round"') +
    rect(x + 0.46, y - 1.05, 0.26, 0.07, '#4a3427', 'rx="0.03"') +
    rect(x + 1.26, y - 1.08, 0.34, 0.24, '#a9814f', 'rx="0.04"')
}

/** Returns a street lamp, lit in the evening. */
export function lamp(sheet: Sheet, x: number, y: number): string {
  const lit = sheet.mood.name === 'dusk' || sheet.mood.name === 'golden'
  const glow = sheet.glow([[0, fixed('#ffdf9c'), 0.6], [1, fixed('#ffdf9c'), 0]])
  return groundShadow(sheet, x, y, 1.4, 0.05) + rect(x - 0.05, y - 4.1, 0.1, 4.1, '#27322f') +
    rect(x - 0.1, y - 0.8, 0.2, 0.8, '#27322f') + rect(x - 0.13, y - 0.12, 0.26, 0.12, '#27322f') +
    (lit ? circle(x, y - 4.4, 1.3, glow) : '') +
    poly([[x - 0.15, y - 4.1], [x + 0.15, y - 4.1], [x + 0.23, y - 4.62], [x - 0.23, y - 4.62]],
      lit ? fixed('#ffe7b0') : '#dfe6df') +
    poly([[x - 0.28, y - 4.6], [x, y - 4.86], [x + 0.28, y - 4.6]], '#27322f') +
    rect(x - 0.02, y - 4.62, 0.04, 0.5, '#27322f')
}

/** Returns a small parked car. */
export function car(sheet: Sheet, x: number, y: number): string {
  const { random } = sheet
  const tone = random.pick(['#c2542d', '#2f5d63', '#e9e2d4', '#4b5560', '#7d9a8d', '#d9a441',
    '#86a5b3'])
  const body =
    `M${num(x)} ${num(y - 0.3)}v-0.32q0.05 -0.16 0.3 -0.2l0.5 -0.05l0.55 -0.5q0.1 -0.09 ` +
    '0.3 -0.09h1.15q0.2 0 0.32 0.12l0.5 0.5l0.55 0.1q0.25 0.06 0.27 0.3v0.3z'
  const glass = `M${num(x + 0.98)} ${num(y - 0.9)}l0.4 -0.38q0.06 -0.05 0.16 -0.05h0.42v0.43z` +
    `M${num(x + 2.06)} ${num(y - 1.33)}h0.58q0.12 0 0.2 0.08l0.36 0.35h-1.14z`
  let svg = ellipse(x + 2.3, y - 0.02, 2.4, 0.12, '#1d2430', 'fill-opacity="0.35"')
  svg += path(body, tone) + path(glass, sheet.gradient([[0, '#b8cfd0'], [1, '#4f6b70']]))
  svg += rect(x + 0.02, y - 0.46, 4.4, 0.12, darker(tone, 0.25)) +
    rect(x + 4.2, y - 0.68, 0.2, 0.12, '#fff1c9') + rect(x + 0.02, y - 0.68, 0.12, 0.14, '#9e3327')
  svg += rect(x + 0.5, y - 0.85, 3.4, 0.03, lighter(tone, 0.4))
  for (const cx of [x + 0.85, x + 3.5]) {
    svg += circle(cx, y - 0.3, 0.34, '#25282a') + circle(cx, y - 0.3, 0.17, '#b9bdb8')
  }
  return svg
}

/** Returns a clipped plant in a pot. */
export function pot(sheet: Sheet, x: number, y: number, size = 1): string {
  const { random } = sheet
  const tone = random.pick(['#b9694a', '#4a5453', '#e2d6c2', '#8a5a42'])
  const ball = random.chance(0.5)
  const plant = ball
    ? stroke(`M${num(x)} ${num(y - 0.4 * size)}v${num(-0.6 * size)}`, '#5d4a3c', 0.05) +
      crown(sheet, x, y - 1.15 * size, 0.32 * size, 0.32 * size)
    : crown(sheet, x, y - 0.72 * size, 0.34 * size, 0.36 * size)
  return groundShadow(sheet, x, y, 0.6 * size, 0.05) + plant +
    poly([[x - 0.25 * size, y - 0.46 * size], [x + 0.25 * size, y - 0.46 * size],
      [x + 0.18 * size, y], [x - 0.18 * size, y]], tone) +
    rect(x - 0.28 * size, y - 0.5 * size, 0.56 * size, 0.1 * size, lighter(tone, 0.2))
}

/** Returns a bench seen from the front. */
export function bench(sheet: Sheet, x: number, y: number): string {
  const wood = sheet.random.pick(['#8a6243', '#a37850', '#6f5340'])
  return groundShadow(sheet, x + 0.3, y, 1.6, 0.06) + rect(x + 0.12, y - 0.45, 0.08, 0.45,
    '#2a312f') +
    rect(x + 1.6, y - 0.45, 0.08, 0.45, '#2a312f') + rect(x, y - 0.5, 1.8, 0.1, lighter(wood,
    0.2)) +
    rect(x, y - 0.72, 1.8, 0.09, wood) + rect(x, y - 0.88, 1.8, 0.09, wood)
}

/** Returns someone out walking, sometimes with a dog. */
export function walker(sheet: Sheet, x: number, y: number): string {
  const { random } = sheet
  const coat = random.pick(['#c2542d', '#1f4a43', '#d9a441', '#41606b', '#8f4a52', '#e3d3b6'])
  const skin = random.pick(['#e9bf9c', '#c58f68', '#8a5a3e', '#f0cfae'])
  const hair = random.pick(['#3a2a22', '#6b452c', '#c79a58', '#b9b3aa', '#22201f'])
  let svg = groundShadow(sheet, x, y, 1, 0.05)
  svg += stroke(`M${num(x - 0.03)} ${num(y - 0.8)}l-0.2 0.78h0.12M${num(x + 0.03)} ${num(y - 0.8)}` +
    'l0.17 0.78h0.12', '#34363a', 0.12, 'stroke-linejoin="round"')
  svg += path(`M${num(x - 0.2)} ${num(y - 0.65)}q-0.02 -0.7 0.2 -0.78q0.22 0.08 0.2 0.78z`, coat)
  svg += stroke(`M${num(x + 0.08)} ${num(y - 1.3)}q0.16 0.25 0.1 0.5`, darker(coat, 0.2), 0.09,
    'stroke-linecap="round"')
  svg += circle(x, y - 1.57, 0.12, skin) +
    path(`M${num(x - 0.13)} ${num(y - 1.52)}a0.13 0.13 0 0 1 0.25 -0.1q-0.15 0.02 -0.25 0.1z`, hair)
  if (random.chance(0.45)) {
    const dx = x + 0.65
    const tone = random.pick(['#7a5239', '#d9c4a0', '#3b3634'])
    svg += stroke(`M${num(x + 0.18)} ${num(y - 0.8)}L${num(dx + 0.3)} ${num(y - 0.42)}`, '#2a2d2e',
      0.02)
    svg += path(`M${num(dx)} ${num(y - 0.38)}h0.34l0.08 -0.14l0.14 0.08l-0.08 0.2l-0.04 0.24h-0.06` +
      'l-0.02 -0.18h-0.24l-0.02 0.18h-0.06z', tone)
  }
  return svg
}
