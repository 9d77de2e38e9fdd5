import { randomFrom } from './prng'
import { documentOf, HEIGHT, WIDTH } from './sheet'
import type { Subject } from './subject'
import { circle, num, path, rect, stroke } from './svg'

const INKED = '#2b3a37'

const dimension = (x1: number, y1: number, x2: number, y2: number): string => {
  const tick = 'm-9 9l18 -18'
  return stroke(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}M${num(x1)} ${num(y1)}${tick}` +
    `M${num(x2)} ${num(y2)}${tick}`, '#c2542d', 2.5)
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
