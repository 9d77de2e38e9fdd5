import { darker, lighter } from './colour'
import { cobbles } from './material'
import { GRASS, moodNamed, seasonOf } from './palette'
import { randomFrom } from './prng'
import { pot } from './props'
import { documentOf, HEIGHT, Sheet, WIDTH } from './sheet'
import { backdrop, lightWash } from './sky'
import type { Subject } from './subject'
import { circle, circlePath, ellipse, num, path, place, poly, rect, stroke } from './svg'
import { bed, groundShadow, hedge, tree } from './trees'

function diningSet(sheet: Sheet, x: number, y: number): string {
  const wood = sheet.random.pick(['#a8764c', '#8a5f43', '#e6dccb', '#4a5453'])
  const cloth = sheet.random.pick(['#c2542d', '#1f4a43', '#f1e6d2', '#d9a441'])
  let svg = groundShadow(sheet, x, y + 0.05, 2.4, 0.14)
  svg += rect(x + 0.2, y - 0.74, 0.09, 0.74, darker(wood, 0.25)) +
    rect(x + 1.9, y - 0.74, 0.09, 0.74, darker(wood, 0.25)) + rect(x, y - 0.82, 2.2, 0.1,
    lighter(wood, 0.2))
  for (const [at, s] of [[x - 0.35, 1], [x + 2.55, -1]] as const) {
    svg += stroke(`M${num(at - 0.2 * s)} ${num(y - 1)}L${num(at - 0.1 * s)} ${num(y - 0.45)}` +
      `h${num(0.42 * s)}L${num(at + 0.36 * s)} ${num(y)}M${num(at - 0.1 * s)} ${num(y - 0.45)}` +
      `L${num(at - 0.16 * s)} ${num(y)}`, wood, 0.08, 'stroke-linejoin="round"')
  }
  svg += path(`M${num(x + 0.75)} ${num(y - 0.82)}v-0.3q0.2 -0.1 0.34 0v0.3z`, cloth) +
    path(circlePath(x + 1.4, y - 0.9, 0.09) + circlePath(x + 1.58, y - 0.89, 0.08), '#d98a3c')
  if (sheet.random.chance(0.6)) {
    svg += rect(x + 1.05, y - 2.5, 0.07, 1.7, darker(wood, 0.2)) +
      path(`M${num(x - 0.6)} ${num(y - 2.3)}Q${num(x + 1.1)} ${num(y - 3.5)} ${num(x + 2.8)} ` +
        `${num(y - 2.3)}z`, cloth) +
      path(`M${num(x + 1.08)} ${num(y - 2.9)}Q${num(x + 2.2)} ${num(y - 2.9)} ${num(x + 2.8)} ` +
        `${num(y - 2.3)}H${num(x + 1.08)}z`, darker(cloth, 0.35), 'fill-opacity="0.4"')
  }
  return svg
}

function shed(sheet: Sheet, x: number, y: number): string {
  const tone = sheet.random.pick(['#6f5947', '#4d6a60', '#8a6a4f', '#3f4a4a'])
  const cell = rect(0, 0, 0.2, 1, tone) + rect(0, 0, 0.03, 1, darker(tone, 0.3))
  return groundShadow(sheet, x + 1, y, 2.4, 0.12) + rect(x, y - 2.2, 2.8, 2.2,
    sheet.pattern(0.2, 1, cell)) + poly([[x - 0.2, y - 2.1], [x + 1.4, y - 3.1], [x + 3, y - 2.1]],
    '#454e55') + rect(x + 1.5, y - 1.9, 0.9, 1.9, lighter(tone, 0.15)) +
    rect(x + 0.35, y - 1.6, 0.8, 0.7, '#f3ecdf') + rect(x + 0.42, y - 1.53, 0.66, 0.56, '#56767a')
}

/** Returns the garden behind the house: lawn, terrace, beds and what stands in it. */
export function garden(subject: Subject): string {
  const random = randomFrom(`garden ${subject.id}`)
  const mood = moodNamed(random.pick(['morning', 'day', 'golden', 'day']))
  const season = seasonOf(randomFrom(`garden season ${subject.id}`))
  const sheet = new Sheet(random, mood, season === 'winter' ? 'spring' : season)
  const scale = random.range(74, 88)
  const width = WIDTH / scale
  const ground = 470
  const depth = (HEIGHT - ground) / scale
  const [light, dark] = GRASS[sheet.season]
  let svg = ''
  for (let i = 0; i < 5; i += 1) {
    svg += tree(sheet, ((i + random.range(0.2, 0.8)) * width) / 5, 0, random.range(3.4, 5),
      random.pick(['round', 'round', 'birch', 'poplar', 'pine']))
  }
  svg += hedge(sheet, -0.3, 0.08, width + 0.6, random.range(1.6, 2.1))
  svg += rect(0, 0, width, depth, sheet.gradient([[0, light], [1, dark]]))
  let mown = ''
  for (let i = -8; i < 16; i += 1) {
    const a = width / 2 + (i - 4) * 1.4
    const b = width / 2 + (i - 4) * 3
    mown += `M${num(a)} 0h0.7L${num(b + 1.5)} ${num(depth)}H${num(b)}z`
  }
  svg += path(mown, lighter(light, 0.25), 'fill-opacity="0.3"')
  svg += rect(0, 0, width, 0.22, '#1d2430', 'fill-opacity="0.2"')
  const left = random.chance(0.5)
  const at = (x: number, w = 0) => (left ? x : width - x - w)
  for (let i = 0; i < 6; i += 1) svg += bed(sheet, i * 2.9 - 0.3, 0.35, 2.7, random.range(0.5, 1))
  if (random.chance(0.6)) svg += shed(sheet, at(width - 4.4, 2.8), 0.7)
  svg += tree(sheet, at(width * random.range(0.55, 0.7)), 1.5, random.range(3.6, 5), 'round')
  if (random.chance(0.3)) {
    const cx = at(width * 0.72)
    svg += ellipse(cx, 3, 2.5, 0.62, '#e3dbcb') + ellipse(cx, 3, 2.25, 0.5,
      sheet.gradient([[0, '#6fb0b5'], [1, '#a9d6d2']]))
  }
  const stone = random.chance(0.5)
  const tone = random.pick(['#cfc5b5', '#d8cdbb', '#b98a66', '#a7a29a'])
  const deck = rect(0, 0, 4, 0.16, tone) + rect(0, 0, 4, 0.02, darker(tone, 0.25))
  const edge = left ? [[0, 2.5], [width * 0.52, 2.5], [width * 0.66, depth], [0, depth]] as const
    : [[width, 2.5], [width * 0.48, 2.5], [width * 0.34, depth], [width, depth]] as const
  svg += poly(edge, stone ? cobbles(sheet, tone, 0.7, 0.3) : sheet.pattern(4, 0.16, deck))
  svg += diningSet(sheet, at(width * 0.24, 2.2), 3.7)
  for (let i = 0; i < 3; i += 1) {
    svg += pot(sheet, at(width * (0.08 + i * 0.2) + random.range(-0.3, 0.3)), 2.75 + (i % 2) * 1.5,
      random.range(0.9, 1.3))
  }
  if (random.chance(0.6)) {
    const y = -2.4
    svg += stroke(`M0 ${num(y)}Q${num(width / 2)} ${num(y + 1.5)} ${num(width)} ${num(y - 0.4)}`,
      '#3a3f40', 0.03)
    for (let i = 1; i < 12; i += 1) {
      const t = i / 12
      svg += circle(t * width, y + 3 * t * (1 - t) - 0.4 * t * t + 0.1, 0.09, 'rgb(255,226,168)')
    }
  }
  svg += bed(sheet, at(width * 0.7, 4), depth + 0.15, 4.6, 1)
  return documentOf(sheet.wrap(backdrop(sheet, ground, subject.region === 'brussels' ? 'town'
    : 'hills') + place(svg, 0, ground, scale) + lightWash(sheet)))
}

/** Returns the terrace of a flat, high over the roofs when there are many floors. */
export function terrace(subject: Subject): string {
  const random = randomFrom(`terrace ${subject.id}`)
  const sheet = new Sheet(random, moodNamed(random.pick(['morning', 'golden', 'day', 'golden'])),
    random.pick(['spring', 'summer', 'summer', 'autumn']))
  const scale = 118
  const width = WIDTH / scale
  const ground = 700
  const depth = (HEIGHT - ground) / scale
  const tone = random.pick(['#b98a66', '#cfc5b5', '#8f6a4c', '#a7a29a'])
  const deck = rect(0, 0, 3, 0.2, tone) + rect(0, 0, 3, 0.02, darker(tone, 0.3))
  const glass = random.chance(0.5)
  let svg = rect(0, 0, width, depth, sheet.pattern(3, 0.2, deck)) +
    rect(0, 0, width, 0.16, '#1d2430', 'fill-opacity="0.25"')
  if (glass) {
    svg += rect(0, -1.15, width, 1.15, '#dcebe8', 'fill-opacity="0.36"')
    for (let x = 0.4; x < width; x += 2.3) {
      svg += rect(x, -1.15, 0.05, 1.15, '#3a4142') +
        poly([[x + 0.8, -1.15], [x + 1.3, -1.15], [x + 0.9, 0], [x + 0.4, 0]], '#ffffff',
          'fill-opacity="0.2"')
    }
  } else {
    let bars = ''
    for (let x = 0.1; x < width; x += 0.17) bars += `M${num(x)} 0v-1.1`
    svg += stroke(bars, '#2c3432', 0.035)
  }
  svg += rect(0, -1.2, width, 0.09, '#2c3432') + rect(0, -0.06, width, 0.1, '#cfc9bd')
  const left = random.chance(0.5)
  const at = (x: number, w = 0) => (left ? x : width - x - w)
  for (let i = 0; i < 5; i += 1) {
    svg += pot(sheet, at(width * (0.06 + i * 0.1) + random.range(-0.2, 0.2)), 0.3 + (i % 2) * 0.35,
      random.range(1.1, 1.7))
  }
  svg += diningSet(sheet, at(width * 0.56, 2.2), 0.95)
  svg += pot(sheet, at(width - 0.9), 1.2, 2)
  const side = rect(0, 0, 60, 18, darker(tone, 0.1)) + rect(0, 0, 60, 2, darker(tone, 0.4))
  const wall = left ? rect(WIDTH - 64, 0, 64, ground + 60, sheet.pattern(60, 18, side))
    : rect(0, 0, 64, ground + 60, sheet.pattern(60, 18, side))
  return documentOf(sheet.wrap(backdrop(sheet, Math.max(520, 690 - subject.floors * 24), 'town') +
    rect(0, 640, WIDTH, 70, '#5d7a74') + place(svg, 0, ground, scale) + wall + lightWash(sheet)))
}
