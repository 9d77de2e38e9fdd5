import { darker, lighter, mix } from './colour'
import { GRASS, moodNamed, seasonOf } from './palette'
import { randomFrom } from './prng'
import { documentOf, HEIGHT, Sheet, WIDTH } from './sheet'
import { backdrop, lightWash } from './sky'
import { road } from './street'
import type { Subject } from './subject'
import { circlePath, num, path, place, poly, rect, stroke, type Point } from './svg'
import { bed, hedge, tree } from './trees'
import { villa } from './villa'
import { cubes } from './new-build'

const HOURS = ['morning', 'day', 'day', 'golden'] as const

type PlotView = 'front' | 'inside' | 'surroundings'

/** Returns a building plot from the street, from within, or its surroundings. */
export function plot(subject: Subject, view: PlotView): string {
  const random = randomFrom(`plot ${view} ${subject.id}`)
  const sheet = new Sheet(random, moodNamed(random.pick(HOURS)),
    seasonOf(randomFrom(`plot ${subject.id}`)))
  const scale = view === 'surroundings' ? 30 : random.range(46, 56)
  const width = WIDTH / scale
  const ground = view === 'inside' ? 500 : 560
  const depth = (HEIGHT - ground) / scale
  const [light, dark] = GRASS[sheet.season]
  let svg = ''
  const homes = view === 'surroundings' ? 3 : 2
  for (let i = 0; i < homes; i += 1) {
    const next = sheet.aside(randomFrom(`plot home ${view} ${subject.id} ${i}`), `h${i}-`)
    const plan = { region: subject.region, year: random.int(1960, 2015), floors: 2, area: 170 }
    const home = random.chance(0.3) ? cubes(next, plan) : villa(next, plan)
    const x = homes === 2 ? (i ? width - home.width * 0.62 : -home.width * 0.4)
      : ((i + 0.1) * width) / 3
    svg += place(next.wrap(home.svg, (c) => mix(c, sheet.mood.sky[2], 0.22)), x, 0,
      homes === 3 ? 0.8 : 0.9)
  }
  for (let i = 0; i < 7; i += 1) {
    svg += tree(sheet, ((i + random.range(0, 0.9)) * width) / 7, 0.1, random.range(4, 7.5),
      random.pick(['round', 'round', 'poplar', 'birch', 'pine']))
  }
  svg += hedge(sheet, -0.3, 0.1, width + 1, random.range(0.9, 1.4))
  const meadow = sheet.gradient([[0, lighter(light, 0.12)], [1, dark]])
  svg += rect(0, 0, width, depth, meadow)
  const far = view === 'front' ? depth * 0.62 : depth
  let tufts = ''
  let sparks = ''
  for (let i = 0; i < 260; i += 1) {
    const y = random.range(0.2, far)
    const s = 0.12 + (y / depth) * 0.3
    const x = random.range(0, width)
    tufts += `M${num(x)} ${num(y)}l${num(s * 0.2)} ${num(-s)}l${num(s * 0.2)} ${num(s * 0.7)}` +
      `l${num(s * 0.3)} ${num(-s * 0.8)}l${num(s * 0.1)} ${num(s * 1.1)}z`
    if (i % 4 === 0) sparks += circlePath(x, y - s, s * 0.16)
  }
  svg += path(tufts, darker(dark, 0.12), 'fill-opacity="0.55"') +
    path(sheet.season === 'winter' ? '' : sparks, random.pick(['#f6e7c4', '#e9b4a6', '#f0d077']))
  const inset = width * random.range(0.2, 0.26)
  const corners: Point[] = [[inset, 0.5], [width - inset * 0.9, 0.5], [width - inset * 0.35,
    far - 0.35], [inset * 0.35, far - 0.35]]
  if (view !== 'surroundings') {
    const rope = `M${corners.map(([x, y]) => `${num(x)} ${num(y - 0.75)}`).join('L')}z`
    svg += poly(corners, '#f4e6bd', 'fill-opacity="0.22"') +
      stroke(rope, '#f4ead4', 0.045, 'stroke-dasharray="0.3 0.16"')
    for (const [x, y] of corners) {
      svg += poly([[x, y], [x + 1, y + 0.05], [x + 1.1, y + 0.12], [x, y + 0.1]], '#1d2430',
        'fill-opacity="0.3"') + rect(x - 0.05, y - 1, 0.1, 1, '#e9dcc4') +
        rect(x - 0.05, y - 1, 0.1, 0.28, '#c2542d')
    }
  }
  if (view === 'front') {
    const x = width * random.range(0.38, 0.6)
    svg += rect(x, far - 2.3, 0.1, 2.1, '#6f5340') + rect(x + 1.6, far - 2.3, 0.1, 2.1, '#6f5340') +
      rect(x - 0.15, far - 2.6, 2, 1.25, '#fbf9f5') + rect(x - 0.15, far - 2.6, 2, 0.34,
      '#1f4a43') +
      poly([[x + 0.35, far - 1.6], [x + 0.35, far - 1.95], [x + 0.85, far - 2.2],
        [x + 1.35, far - 1.95], [x + 1.35, far - 1.6]], '#c2542d')
    svg += bed(sheet, -0.2, far, inset * 0.5, 0.8) + bed(sheet, width - inset * 0.5, far, inset,
      0.8) +
      road(sheet, width, far, depth)
  } else {
    svg += tree(sheet, random.chance(0.5) ? width * 0.08 : width * 0.92, depth * 0.7, 8, 'round')
    svg += bed(sheet, -0.3, depth + 0.1, width * 0.34, 1) + bed(sheet, width * 0.72, depth + 0.15,
      width * 0.3, 1.2)
  }
  return documentOf(sheet.wrap(backdrop(sheet, ground, 'hills') + place(svg, 0, ground, scale) +
    lightWash(sheet)))
}

/** Returns the fields around the plot from above, the plot outlined. */
export function aerial(subject: Subject): string {
  const random = randomFrom(`aerial ${subject.id}`)
  const sheet = new Sheet(random, moodNamed(random.pick(HOURS)),
    seasonOf(randomFrom(`plot ${subject.id}`)))
  const [light, dark] = GRASS[sheet.season]
  const tones = [light, dark, '#d9c78c', '#c9ae74', '#b7c08a', '#8fa86e', '#e0d3a6', '#a98f66']
  let fields = ''
  for (let row = 0; row < 6; row += 1) {
    for (let x = -200; x < 1700; ) {
      const w = random.range(150, 320)
      const tone = random.pick(tones)
      const [top, tall] = [row * 190 - 120, 183]
      let furrows = ''
      if (random.chance(0.5)) {
        for (let y = 8; y < tall; y += 15) furrows += `M${num(x)} ${num(top + y)}h${num(w - 7)}`
      } else {
        for (let at = 8; at < w - 10; at += 15) furrows += `M${num(x + at)} ${num(top)}v${tall}`
      }
      fields += rect(x, top, w - 7, tall, tone) + stroke(furrows, darker(tone, 0.09), 4)
      let trees = ''
      for (let i = 0; i < 7; i += 1) trees += circlePath(x + (i * w) / 7 + random.range(-6, 6),
        row * 190 - 122, random.range(5, 13))
      if (random.chance(0.7)) fields += `<g transform="translate(7 8)">${path(trees, '#1d2430',
        'fill-opacity="0.25"')}</g>` + path(trees, '#4b7a54')
      x += w
    }
  }
  let svg = rect(0, 0, WIDTH, HEIGHT, dark) +
    `<g transform="rotate(${num(random.range(-14, 14))} 680 450)">${fields}` +
    rect(-300, 560, 2000, 46, '#cfc6b6') + rect(-300, 581, 2000, 4, '#f6f0e4')
  for (let x = -60; x < 1420; x += random.range(105, 150)) {
    for (const y of [468, 640]) {
      if (y === 468 && Math.abs(x - 660) < 150) continue
      const tone = random.pick(['#a95338', '#5a636b', '#8f4735', '#e6dccb'])
      svg += rect(x + 10, y + 12, 74, 56, '#1d2430', 'fill-opacity="0.28"') + rect(x, y, 74, 28,
        lighter(tone, 0.14)) + rect(x, y + 28, 74, 28, darker(tone, 0.1)) +
        path(circlePath(x + 92, y + 8, 13) + circlePath(x + 96, y + 48, 10), '#5b8253')
    }
  }
  const wide = Math.min(190, 90 + Math.sqrt(subject.plot ?? 600) * 2)
  svg += rect(690 - wide / 2, 370, wide, 184, '#c2542d', 'fill-opacity="0.3"') +
    stroke(`M${num(690 - wide / 2)} 370h${num(wide)}v184h${num(-wide)}z`, '#fbf9f5', 7) + '</g>'
  return documentOf(sheet.wrap(svg + lightWash(sheet)))
}
