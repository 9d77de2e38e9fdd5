import { BRICKS, RENDERS, type Building, type Region } from './building'
import { darker, lighter } from './colour'
import { garageDoor } from './door'
import { brick, render, tiles } from './material'
import { slope, solar } from './roof'
import type { Sheet } from './sheet'
import { circle, rect } from './svg'
import { window, type WindowLook } from './window'
import { shopFront } from './ground-floor'

/** Returns a row of lock-up garages. */
export function garageRow(sheet: Sheet, region: Region, year: number): Building {
  const { random } = sheet
  const tone = random.pick(BRICKS[region])
  const wall = random.chance(0.65) ? brick(sheet, tone) : render(sheet, random.pick(RENDERS))
  const count = random.int(4, 6)
  const pitch = 3.15
  const width = count * pitch + 0.4
  const top = random.range(2.8, 3.2)
  const doors = random.pick([
    ['#3f6b5e', '#3f6b5e', '#355c51'], ['#c2542d', '#e6d8bf', '#6b8a86'],
    ['#f0e8d9', '#e3d8c3', '#f0e8d9'], ['#41606b', '#4d6f7a', '#41606b'],
    ['#8a5f43', '#9c6e4e', '#7a5239'], ['#c9a45c', '#b5573a', '#4e6f68', '#e9dcc4'],
  ])
  let svg = rect(0, -top, width, top, wall.fill) + rect(0, -0.3, width, 0.3, darker(wall.base, 0.4))
  for (let i = 0; i < count; i += 1) {
    const x = 0.4 + i * pitch
    svg += garageDoor(sheet, { x: x + 0.15, y: -2.2, w: 2.45, h: 2.2 }, random.pick(doors))
    svg += circle(x + 2.85, -2.35, 0.12, '#f2e6cf') + circle(x + 2.85, -2.35, 0.06, lighter(tone,
      0.1))
  }
  if (year < 1960 && random.chance(0.7)) {
    const roof = tiles(sheet, random.pick(['#a5573b', '#8a4a3a']))
    svg += slope(sheet, -0.2, -top, width + 0.4, 1.5, roof)
    if (random.chance(0.3)) svg += solar(width * 0.3, -top - 1.45, 4)
  } else {
    svg += rect(-0.12, -top - 0.2, width + 0.24, 0.3, '#e5ded0') +
      rect(-0.12, -top + 0.1, width + 0.24, 0.26, '#1d2430', 'fill-opacity="0.2"')
  }
  return { svg, width, height: top + 1.2, doorX: width / 2, garage: [0.55, width - 1] }
}

/** Returns a stand-alone shop or office pavilion with a glass front. */
export function pavilion(sheet: Sheet, region: Region, floors: number): Building {
  const { random } = sheet
  const wall = random.pick([brick(sheet, random.pick(BRICKS[region])), render(sheet, '#efe7d8'),
    brick(sheet, '#6c625b')])
  const width = random.range(14, 18)
  const ground = 3.9
  const storeys = Math.min(4, Math.max(1, floors))
  const tall = ground + (storeys - 1) * 3.2
  const look: WindowLook = { frame: '#272c2d', trim: '#d8d2c4', panes: 'strip', head: 'flat',
    surround: 'none', sill: false, shutters: null }
  let svg = rect(0, -tall, width, tall, wall.fill)
  const tone = random.pick(['#1f4a43', '#2f4a5a', '#39403f', '#6e3029'])
  const units = random.int(2, 3)
  let doorX = width / 2
  for (let i = 0; i < units; i += 1) {
    const shop = shopFront(sheet, 0.5 + (i * (width - 1)) / units, (width - 1) / units - 0.3,
      ground - 0.25, tone)
    svg += shop.svg
    if (i === 0) doorX = shop.doorX
  }
  for (let floor = 1; floor < storeys; floor += 1) {
    const y = -ground - (floor - 1) * 3.2
    const count = Math.floor(width / 4)
    for (let i = 0; i < count; i += 1) {
      svg += window(sheet, { x: 0.5 + (i * (width - 1)) / count + 0.2, y: y - 2.7,
        w: (width - 1) / count - 0.4, h: 1.9 }, look)
    }
  }
  svg += rect(-0.1, -tall - 0.35, width + 0.2, 0.4, '#e8e0d2') +
    rect(0, -tall + 0.05, width, 0.18, '#1d2430', 'fill-opacity="0.2"')
  return { svg, width, height: tall + 0.5, doorX }
}
