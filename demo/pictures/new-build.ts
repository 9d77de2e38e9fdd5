import { balcony } from './balcony'
import type { Building } from './building'
import { darker, lighter } from './colour'
import { door, garageDoor } from './door'
import { boards, brick, render, type Wall } from './material'
import { gable, slope, verge } from './roof'
import type { Sheet } from './sheet'
import { poly, rect } from './svg'
import type { VillaPlan } from './villa'
import { window, type WindowLook } from './window'

const FRAME = '#24282a'

const GLASS: WindowLook = {
  frame: FRAME, trim: '#3a3f40', panes: 'single', head: 'flat', surround: 'none', sill: false,
  shutters: null,
}

function claddings(sheet: Sheet): [light: Wall, dark: Wall] {
  const { random } = sheet
  const light = random.pick([render(sheet, '#f6f1e7'), render(sheet, '#ebe2d3'),
    brick(sheet, '#d8c8b2'), brick(sheet, '#c2a98e'), render(sheet, '#efe9df')])
  const dark = random.pick([boards(sheet, '#a9794e', 0.14), boards(sheet, '#4a4f50', 0.3),
    brick(sheet, '#6a605a'), boards(sheet, '#c39a6b', 0.13), brick(sheet, '#9a5f47'),
    boards(sheet, '#7b5a40', 0.16)])
  return random.chance(0.75) ? [light, dark] : [dark, light]
}

function flatTop(x: number, y: number, w: number): string {
  return rect(x - 0.05, y - 0.14, w + 0.1, 0.22, '#34393b') +
    rect(x - 0.05, y - 0.14, w + 0.1, 0.05, '#7a8182') +
    rect(x, y + 0.08, w, 0.14, '#1d2430', 'fill-opacity="0.2"')
}

/** Returns a flat-roofed new-build of two shifted volumes with black frames. */
export function cubes(sheet: Sheet, plan: VillaPlan): Building {
  const { random } = sheet
  const [light, dark] = claddings(sheet)
  const size = Math.min(1.2, Math.max(0.85, (plan.area ?? 190) / 200))
  const width = random.range(13, 15.5) * size
  const ground = 3.1
  const upper = Math.max(0, plan.floors - 1)
  const left = random.chance(0.5)
  const top = ground + upper * 3
  let svg = rect(0, -ground, width, ground, dark.fill) + rect(0, -0.25, width, 0.25, '#5d625f')
  const gw = 2.9
  const gx = left ? width - gw - 0.7 : 0.7
  svg += garageDoor(sheet, { x: gx, y: -2.4, w: gw, h: 2.4 }, random.pick([FRAME, '#8f6a48',
    darker(dark.base, 0.2)]))
  const doorX = left ? gx - 1.5 : gx + gw + 1.5
  svg += door(sheet, { x: doorX - 0.6, y: -2.5, w: 1.2, h: 2.5 }, { style: 'modern', trim: FRAME,
    colour: random.pick(['#2c3032', '#9a6a42', '#1f4a43', '#8c3f2a']), head: 'flat',
    surround: false })
  const liveX = left ? 0.9 : doorX + 1.4
  const liveW = left ? doorX - 1.4 - 0.9 : width - 0.9 - liveX
  svg += window(sheet, { x: liveX, y: -2.6, w: liveW, h: 2.45 }, { ...GLASS,
    panes: liveW > 4 ? 'strip' : 'pair' })
  svg += flatTop(0, -ground, width)
  const shift = random.range(0.8, 2.6)
  const boxW = width * random.range(0.6, 0.74)
  const boxX = left ? -0.3 + (random.chance(0.4) ? shift : 0) : width - boxW + 0.3
  for (let floor = 0; floor < upper; floor += 1) {
    const y = -ground - floor * 3
    const w = boxW * (floor ? 0.72 : 1)
    const x = floor && !left ? boxX + boxW - w : boxX
    if (floor === 0) {
      svg += rect(Math.max(0, x), y, Math.min(w, width - Math.max(0, x)), 0.75, '#1d2430',
        'fill-opacity="0.3"')
    }
    svg += rect(x, y - 3, w, 3, floor ? dark.fill : light.fill)
    svg += rect(x, y - 0.12, w, 0.12, darker(light.base, 0.25))
    const count = random.int(2, 4)
    for (let i = 0; i < count; i += 1) {
      const ww = random.pick([0.8, 1.3, 2.1, w / count - 0.9])
      const wh = random.pick([1.5, 2.3, 1.5])
      svg += window(sheet, { x: x + ((i + 0.5) * w) / count - ww / 2, y: y - 2.6, w: ww, h: wh },
        { ...GLASS, panes: ww > 1.8 ? 'pair' : 'single' })
    }
    svg += flatTop(x, y - 3, w)
    if (floor === 0 && random.chance(0.5)) {
      const bx = left ? boxX + boxW + 0.2 : 0.2
      const bw = left ? width - bx - 0.2 : boxX - 0.4
      if (bw > 2) svg += balcony(sheet, bx, y - 0.1, bw, 'glass', FRAME)
    }
  }
  return { svg, width, height: top + 0.3, doorX, garage: [gx, gw] }
}

/** Returns a barn-like new-build: one or two sharp gables in boards, zinc or brick. */
export function barn(sheet: Sheet, plan: VillaPlan): Building {
  const { random } = sheet
  const [light, dark] = claddings(sheet)
  const roof = boards(sheet, random.pick(['#474d50', '#595f61', '#3b4144']), 0.42)
  const size = Math.min(1.2, Math.max(0.85, (plan.area ?? 180) / 190))
  const gableW = random.range(6.2, 7.4) * size
  const longW = random.range(6.5, 8.5) * size
  const left = random.chance(0.5)
  const tall = plan.floors > 1 ? 4.3 : 2.9
  const low = plan.floors > 2 ? 4.3 : 2.9
  const rise = gableW * random.range(0.56, 0.68)
  const gx = left ? 0 : longW
  const lx = left ? gableW : 0
  let svg = rect(lx, -low, longW, low, dark.fill) +
    slope(sheet, lx - (left ? 0 : 0.2), -low, longW + 0.2, rise * 0.8, roof)
  const parkX = left ? lx + longW - 3.6 : lx + 0.7
  svg += garageDoor(sheet, { x: parkX, y: -2.4, w: 2.9, h: 2.4 }, darker(dark.base, 0.12))
  const doorX = left ? lx + 1.5 : lx + longW - 1.5
  svg += door(sheet, { x: doorX - 0.6, y: -2.45, w: 1.2, h: 2.45 }, { style: 'modern', trim: FRAME,
    colour: random.pick(['#2c3032', '#a9794e', '#1f4a43', '#c2542d']), head: 'flat',
    surround: false })
  svg += rect(gx + gableW, -tall, 0.5, tall, '#1d2430', `fill-opacity="${left ? 0.25 : 0}"`)
  svg += rect(gx, -tall, gableW, tall, light.fill)
  svg += gable(gx, -tall + 0.01, gableW, rise, 'straight', light, FRAME)
  svg += verge(gx, -tall, gableW, rise, lighter(roof.base, 0.05))
  const big = gableW * random.range(0.5, 0.68)
  const wx = gx + (gableW - big) / 2
  svg += window(sheet, { x: wx, y: -2.55, w: big, h: 2.4 }, { ...GLASS, panes: 'strip' })
  if (plan.floors > 1) {
    const y = -tall - rise * 0.28
    svg += window(sheet, { x: wx, y, w: big, h: -2.9 - y }, { ...GLASS, panes: 'pair' })
  }
  if (random.chance(0.5)) svg += rect(gx, -2.85, gableW, 0.14, '#34393b')
  else svg += poly([[gx, 0], [gx + 0.9, 0], [gx + 0.9, -tall], [gx, -tall]], dark.fill)
  return { svg, width: gableW + longW, height: tall + rise + 0.3, doorX, garage: [parkX, 2.9] }
}
