import { fixed, mix } from './colour'
import { moodNamed } from './palette'
import { randomFrom } from './prng'
import { bench, bike, lamp, walker } from './props'
import { documentOf, Sheet } from './sheet'
import { backdrop, lightWash } from './sky'
import { road } from './street'
import { ellipse, place, rect } from './svg'
import { tree } from './trees'
import { townhouse } from './townhouse'

export const WIDE = 1920
export const TALL = 1080

/** A banner in what lies behind each other, so that a film can have something pass between. */
interface BannerLayers {
  sheet: Sheet
  sky: string
  street: string
  light: string
}

/** Returns the layers of the street of that seed, each as the body of a drawing. */
export function bannerLayers(seed: number): BannerLayers {
  const random = randomFrom(`banner ${seed}`)
  const sheet = new Sheet(random, moodNamed('golden'), random.pick(['summer', 'autumn', 'summer']))
  const scale = 52
  const ground = 872
  const width = WIDE / scale
  const depth = (TALL - ground) / scale
  const years = [1905, 1890, 1932, 1895, 1908, 1925, 1885, 1910]
  const first = random.int(0, 7)
  let homes = ''
  for (let x = -random.range(1, 4), i = 0; x < width; i += 1) {
    const next = sheet.aside(randomFrom(`banner ${seed} ${i}`), `b${i}-`)
    const home = townhouse(next, {
      region: i % 3 === 1 ? 'brussels' : 'flanders',
      year: years[(first + i) % years.length] ?? 1900,
      floors: [2, 3, 2, 3, 2][(first + i) % 5] ?? 2,
      use: i === 4 ? 'shop' : 'living',
    })
    const far = Math.max(0, 0.14 - (x / width) * 0.2)
    homes += place(next.wrap(home.svg, (c) => mix(c, '#e8b98c', far)), x, 0)
    x += home.width
  }
  let life = tree(sheet, width * 0.6, 1.1, 7, 'round') + tree(sheet, width * 0.93, 1.1, 7.6,
    'round') +
    tree(sheet, width * 0.25, 1.1, 6.2, 'round')
  life += lamp(sheet, width * 0.74, 1.1) + lamp(sheet, width * 0.42, 1.1)
  life += bike(sheet, width * 0.66, 0.75) + bench(sheet, width * 0.8, 1) +
    walker(sheet, width * 0.55, 1.15) + walker(sheet, width * 0.87, 1.2)
  const deep = fixed('#14302c')
  const calm = ellipse(0, TALL, 1500, 700, sheet.glow([[0, deep, 0.86], [0.45, deep, 0.62],
    [1, deep, 0]]))
  const foot = rect(0, TALL * 0.72, WIDE, TALL * 0.28, sheet.gradient([[0, deep, 0], [1, deep,
    0.5]]))
  return {
    sheet,
    sky: backdrop(sheet, ground, 'town', WIDE, TALL),
    street: place(homes + road(sheet, width, 0, depth) + life, 0, ground, scale),
    light: lightWash(sheet, WIDE, TALL) + calm + foot,
  }
}

/**
 * Returns a Belgian street at golden hour, 1920 × 1080: full-bleed, darker and calmer at the lower
 * left, where the heading stands.
 */
export function drawBanner(seed: number): string {
  const { light, sheet, sky, street } = bannerLayers(seed)
  return documentOf(sheet.wrap(sky + street + light), WIDE, TALL)
}
