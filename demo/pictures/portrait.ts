import { darker, lighter } from './colour'
import { moodNamed } from './palette'
import { randomFrom, type Random } from './prng'
import { documentOf, Sheet } from './sheet'
import { circle, circlePath, ellipse, path, poly, rect, stroke } from './svg'

const SKINS = ['#f0cdb0', '#e6b894', '#d9a47c', '#b97f58', '#8f5d40', '#6d4431']
const HAIRS = ['#2b211d', '#4a3024', '#7a4e2f', '#b98147', '#d9b06c', '#a9a39a', '#8c3f26',
  '#5d5852']
const DARK_HAIRS = ['#2b211d', '#241d1b', '#3a2922', '#4a3024', '#8d8880']

function hairBehind(kind: number, tone: string): string {
  if (kind === 0) return path('M238 420q-40 -250 162 -256t166 256q20 190 44 250q-90 50 -210 50' +
    't-210 -50q34 -80 48 -250z', tone)
  if (kind === 1) return path('M248 430q-46 -250 152 -258t156 258q6 90 -24 120h-264q-24 -40 -20 -120z',
    tone)
  if (kind === 2) return circle(400, 150, 74, darker(tone, 0.1))
  if (kind === 3) {
    let d = ''
    for (let i = 0; i < 16; i += 1) {
      const a = Math.PI * (0.92 + (i / 15) * 1.16)
      d += circlePath(Math.round(400 + Math.cos(a) * 150), Math.round(380 + Math.sin(a) * 178), 62)
    }
    return path(d, tone)
  }
  return ''
}

function hairFront(random: Random, kind: number, tone: string): string {
  const gloss = lighter(tone, 0.16)
  if (kind === 5) return path('M268 400q-12 -70 14 -110q-16 60 -4 130zM532 400q12 -70 -14 -110' +
    'q16 60 4 130z', tone)
  if (kind === 4) {
    return path('M262 392q-28 -196 138 -206t142 206q-14 -62 -40 -92q-96 -4 -168 -46q-50 46 -72 138z',
      tone) + stroke('M318 244q70 -46 150 -8', gloss, 9, 'stroke-linecap="round"')
  }
  const left = random.chance(0.5)
  const sweep = 'M262 420q-30 -226 138 -232t140 232q-16 -96 -58 -146q-70 40 -168 34q-40 36 -52 112z'
  const fringe = 'M266 400q-24 -210 134 -216t136 216q-16 -50 -34 -68q-100 22 -202 0q-22 20 -34 68z'
  const shape = path(random.chance(0.6) ? sweep : fringe, tone) +
    stroke('M312 250q80 -54 164 0', gloss, 9, 'stroke-linecap="round"')
  return left ? shape : `<g transform="translate(800 0) scale(-1 1)">${shape}</g>`
}

function clothes(random: Random): string {
  const coat = random.pick(['#1f4a43', '#2f4a5a', '#3a3f42', '#7a4a3a', '#c9b08a', '#8a4b38',
    '#55645c', '#d9cdb8'])
  const shirt = random.pick(['#fbf9f5', '#f1e3cf', '#c2542d', '#d9a94f', '#dfe7e4', '#a9bfc0'])
  const body = 'M70 1000q-6 -240 150 -284q110 -30 180 -40q70 10 180 40q156 44 150 284z'
  const kind = random.int(0, 2)
  if (kind === 0) {
    return path(body, coat) + poly([[318, 690], [400, 880], [482, 690], [400, 720]], shirt) +
      poly([[312, 686], [262, 720], [292, 800], [270, 824], [396, 1000], [404, 1000], [400, 880]],
        lighter(coat, 0.1)) +
      poly([[488, 686], [538, 720], [508, 800], [530, 824], [404, 1000], [400, 880]],
        darker(coat, 0.14)) + circle(400, 950, 8, darker(coat, 0.5))
  }
  if (kind === 1) {
    return path(body, coat) + path('M306 690q94 96 188 0l18 22q-112 112 -224 0z', lighter(coat,
      0.2)) +
      stroke('M180 1000q6 -90 30 -140M620 1000q-6 -90 -30 -140', darker(coat, 0.25), 5)
  }
  return path(body, shirt) + poly([[316, 690], [400, 790], [352, 836], [292, 716]],
    lighter(shirt, 0.4)) + poly([[484, 690], [400, 790], [448, 836], [508, 716]],
    darker(shirt, 0.1)) + stroke('M400 800V1000', darker(shirt, 0.16), 4) +
    path('M70 1000q-6 -240 150 -284l60 -14l46 298zM730 1000q6 -240 -150 -284l-60 -14l-46 298z',
    coat)
}

/** Returns a flat portrait, 800 × 1000, of an invented team member. */
export function drawPortrait(seed: number): string {
  const random = randomFrom(`portrait ${seed}`)
  const sheet = new Sheet(random, moodNamed('morning'), 'summer')
  const skin = random.pick(SKINS)
  const fair = SKINS.indexOf(skin) < 3
  const hair = random.pick(fair ? HAIRS : DARK_HAIRS)
  const [wall, disc] = random.pick([['#e3dccb', '#d3c3a4'], ['#cfdad2', '#a9c2b5'],
    ['#ecd6c4', '#e0b496'], ['#d5dde0', '#b1c4ca'], ['#efe4cd', '#e3c98f'], ['#dcd3cf', '#c2a9a0']])
  const kind = random.int(0, 5)
  const shade = darker(skin, 0.17)
  const brow = kind === 5 ? darker(hair, 0.2) : darker(hair, 0.1)
  let svg = rect(0, 0, 800, 1000, sheet.gradient([[0, lighter(wall, 0.35)], [1, wall]], 0.4, 1))
  svg += circle(400, 440, 330, disc) + hairBehind(kind, darker(hair, 0.12))
  svg += clothesUnder(skin, shade)
  svg += clothes(random)
  svg += ellipse(266, 424, 26, 42, shade) + ellipse(534, 424, 26, 42, shade)
  svg += path('M264 380q-4 -170 136 -172t136 172q0 220 -136 236t-136 -236z', skin)
  svg += path('M400 208q140 2 136 172q0 220 -136 236q96 -60 92 -236q-2 -120 -92 -172z', shade,
    'fill-opacity="0.5"')
  if (random.chance(0.28) && kind > 2) {
    svg += path('M266 420q10 184 134 198t134 -198q-16 96 -62 92q-36 -24 -72 -24t-72 24q-46 4 -62 -92z',
      hair)
  }
  const eye = darker(random.pick(['#3d2a20', '#41606b', '#4f6a4c']), 0.3)
  for (const x of [342, 458]) {
    svg += ellipse(x, 418, 19, 13, '#fbf7f0') + circle(x, 418, 11, eye) + circle(x + 4, 414, 3.5,
      '#ffffff')
    svg += stroke(`M${x - 22} 412q22 -18 44 0`, darker(skin, 0.6), 5, 'stroke-linecap="round"')
    svg += stroke(`M${x - 30} 382q30 -20 60 -2`, brow, 10, 'stroke-linecap="round"')
    svg += ellipse(x + (x < 400 ? -14 : 14), 474, 28, 18, '#d9705a', 'fill-opacity="0.2"')
  }
  svg += stroke('M402 426q14 44 8 58q-10 10 -24 4', darker(skin, 0.3), 6, 'stroke-linecap="round"')
  svg += path('M352 526q48 16 96 0q-10 36 -48 36t-48 -36z', '#9c4238') +
    path('M360 530q40 12 80 0l-4 11q-36 8 -72 0z', '#fdf8f0')
  svg += hairFront(random, kind, hair)
  if (random.chance(0.38)) {
    const frame = random.pick(['#2b2f30', '#7a4e2f', '#b8934f'])
    const shape = random.chance(0.5) ? 'rx="38"' : 'rx="18"'
    for (const x of [298, 416]) {
      svg += rect(x, 382, 86, 74, 'none', `${shape} stroke="${frame}" stroke-width="7"`) +
        rect(x, 382, 86, 74, '#ffffff', `${shape} fill-opacity="0.14"`)
    }
    svg += stroke('M384 412q16 -10 32 0', frame, 7)
  }
  if (random.chance(0.3)) svg += circle(262, 474, 9, '#d9bd6c') + circle(538, 474, 9, '#d9bd6c')
  svg += rect(0, 0, 800, 1000, sheet.gradient([[0, '#fff2d6', 0.22], [0.5, '#fff2d6', 0],
    [1, '#24344a', 0.16]], 1, 1))
  return documentOf(sheet.wrap(svg), 800, 1000)
}

const clothesUnder = (skin: string, shade: string): string =>
  path('M326 560h148v120q10 40 40 50l-114 110l-114 -110q30 -10 40 -50z', skin) +
  path('M326 590q74 70 148 0v60q-80 60 -148 0z', shade)
