import { darker, fixed, lighter } from './colour'
import { door, garageDoor } from './door'
import type { Sheet } from './sheet'
import { circle, num, path, rect, stroke, circlePath } from './svg'
import type { TownLook } from './townhouse-style'
import { flowerBox, window } from './window'

export type GroundUse = 'living' | 'garage' | 'shop'

interface GroundFloor {
  svg: string
  doorX: number
  garage?: readonly [number, number]
}

function goods(sheet: Sheet, x: number, y: number, w: number, h: number): string {
  const { random } = sheet
  const tones = ['#c2542d', '#e0b467', '#6f9487', '#f1e6d2', '#8d5a4a', '#d9a08c', '#41606b']
  let svg = rect(x, y + h * 0.62, w, 0.05, '#e9dcc4') + rect(x, y + h - 0.16, w, 0.16, '#8a6a4c')
  for (const shelf of [y + h * 0.62, y + h - 0.16]) {
    for (let at = x + 0.15; at < x + w - 0.3; at += random.range(0.32, 0.55)) {
      const tone = random.pick(tones)
      const tall = random.range(0.16, 0.42)
      if (random.chance(0.4)) svg += circle(at + 0.12, shelf - 0.13, 0.13, tone)
      else if (random.chance(0.3)) {
        svg += rect(at + 0.05, shelf - 0.2, 0.14, 0.2, tone) +
          path([0, 1, 2].map((i) => circlePath(at + i * 0.12, shelf - 0.3 - (i % 2) * 0.1, 0.11))
            .join(''), '#5f8a5c')
      } else svg += rect(at, shelf - tall, 0.22, tall, tone)
    }
  }
  return svg
}

/** Returns a shop front with awning or fascia over the width given. */
export function shopFront(sheet: Sheet, x: number, w: number, h: number,
  tone: string): GroundFloor {
  const { random } = sheet
  const doorLeft = random.chance(0.5)
  const doorW = 1.1
  const fascia = 0.55
  const top = -h + fascia + 0.3
  const doorX = doorLeft ? x + 0.3 : x + w - 0.3 - doorW
  const glassX = doorLeft ? x + 0.6 + doorW : x + 0.3
  const glassW = w - doorW - 0.9
  const glow = random.chance(0.6)
    ? [fixed('#ffe2a8'), fixed('#f3c583')] as const : ['#b5cbc8', '#5d7c7f'] as const
  const pane = sheet.gradient([[0, glow[0]], [1, glow[1]]])
  let svg = rect(x, -h, w, h, tone) + rect(x, -0.5, w, 0.5, darker(tone, 0.25))
  svg += rect(glassX, top, glassW, -top - 0.5, pane) + goods(sheet, glassX, top, glassW, -top - 0.5)
  const clear = 'fill-opacity="0.2"'
  svg += path(`M${num(glassX + glassW * 0.3)} ${num(top)}h0.7L${num(glassX + glassW * 0.3)} -0.5h-0.7z`,
    '#ffffff', clear)
  svg += stroke(`M${num(glassX)} ${num(top)}h${num(glassW)}V-0.5h${num(-glassW)}z`,
    lighter(tone, 0.2), 0.1)
  if (glassW > 3) svg += rect(glassX + glassW / 2 - 0.04, top, 0.08, -top - 0.5, lighter(tone, 0.2))
  svg += door(sheet, { x: doorX, y: top, w: doorW, h: -top },
    { style: 'glazed', colour: darker(tone, 0.1), trim: tone, head: 'flat', surround: false })
  svg += rect(x - 0.08, -h, w + 0.16, fascia, darker(tone, 0.12)) +
    rect(x - 0.14, -h - 0.1, w + 0.28, 0.12, lighter(tone, 0.2))
  const sign = x + w / 2
  svg += rect(sign - w * 0.22, -h + 0.2, w * 0.44, 0.08, '#f1e2c2', 'rx="0.04"') +
    rect(sign - w * 0.12, -h + 0.35, w * 0.24, 0.05, '#f1e2c2', 'rx="0.02"')
  if (random.chance(0.7)) {
    const stripe = random.pick(['#c2542d', '#1f4a43', '#d9a04a', '#41606b', '#8f3b36'])
    const cell = rect(0, 0, 0.45, 2, stripe) + rect(0.45, 0, 0.45, 2, '#f6eee0')
    const fill = sheet.pattern(0.9, 2, cell)
    const y = -h + fascia
    svg += rect(x + 0.1, y + 0.7, w - 0.2, 0.5, '#1d2430', 'fill-opacity="0.25"')
    svg += path(`M${num(x + 0.15)} ${num(y)}h${num(w - 0.3)}l0.3 0.75h${num(-w - 0.3)}z`, fill)
    svg += rect(x - 0.15, y + 0.75, w + 0.3, 0.2, fill) +
      rect(x - 0.15, y + 0.75, w + 0.3, 0.2, '#1d2430', 'fill-opacity="0.16"')
  }
  return { svg, doorX: doorX + doorW / 2 }
}

/** Returns the street level of a row house: door with windows, with a garage, or a shop. */
export function groundFloor(
  sheet: Sheet,
  w: number,
  h: number,
  look: TownLook,
  use: GroundUse,
): GroundFloor {
  const { random } = sheet
  if (use === 'shop') {
    const tone = random.pick(['#1f4a43', '#2f4a5a', '#6e3029', '#39403f', '#8a6a3f', '#e8dcc6'])
    return shopFront(sheet, 0.25, w - 0.5, h - 0.15, tone)
  }
  const left = random.chance(0.5)
  const doorW = look.style === 'maitre' ? 1.2 : 1.05
  const doorH = Math.min(h - 0.5, look.style === 'maitre' ? 2.95 : 2.35)
  const doorX = left ? 0.6 : w - 0.6 - doorW
  const rest = left ? 0.6 + doorW : 0
  const restW = w - doorW - 0.6
  let svg = ''
  if (look.style === 'maitre' || look.style === 'stonefront') {
    svg += rect(0, -0.95, w, 0.95, look.plinth) + rect(0, -1.02, w, 0.1, lighter(look.plinth, 0.35))
    svg += rect(rest + restW * 0.35, -0.62, 0.9, 0.36, '#2b3236') +
      rect(rest + restW * 0.35, -0.46, 0.9, 0.04, '#7d8689')
  } else {
    svg += rect(0, -0.45, w, 0.45, darker(look.plinth, 0.2)) +
      rect(0, -0.48, w, 0.06, lighter(look.plinth, 0.1))
  }
  svg += door(sheet, { x: doorX, y: -doorH, w: doorW, h: doorH }, look.door)
  const lamp = left ? doorX + doorW + 0.34 : doorX - 0.34
  svg += rect(lamp - 0.07, -2.05, 0.14, 0.26, fixed('#ffdf9c')) +
    rect(lamp - 0.1, -2.1, 0.2, 0.07, '#2c3432') + rect(lamp - 0.09, -1.8, 0.18, 0.05, '#2c3432')
  svg += rect(lamp - 0.13, -1.35, 0.26, 0.34, darker(look.door.colour, 0.1)) +
    rect(lamp - 0.09, -1.28, 0.18, 0.03, '#f1e6d2')
  if (use === 'garage') {
    const gw = Math.min(2.6, restW - 0.7)
    const gx = rest + (restW - gw) / 2
    svg += garageDoor(sheet, { x: gx, y: -2.15, w: gw, h: 2.15 },
      random.pick(['#f0e9dc', '#8a5f43', '#5d6a68', '#c9b99c', '#7a3f30', '#3f4749']))
    return { svg, doorX: doorX + doorW / 2, garage: [gx, gw] }
  }
  const sill = look.style === 'maitre' ? 1.25 : 0.95
  const wh = Math.min(h - sill - 0.6, 2.1)
  const count = look.style === 'modern' || restW < 3 || random.chance(0.35) ? 1 : 2
  const ww = count === 1 ? Math.min(look.style === 'modern' ? 3 : 2, restW - 0.9) : 1.05
  for (let i = 0; i < count; i += 1) {
    const x = rest + ((i + 0.5) * restW) / count - ww / 2
    svg += window(sheet, { x, y: -sill - wh, w: ww, h: wh },
      { ...look.window, panes: ww > 1.6 && look.window.panes === 'single' ? 'pair'
        : look.window.panes, shutters: count === 1 ? look.window.shutters : null })
    if (sheet.season !== 'winter' && random.chance(0.3)) {
      svg += flowerBox(sheet, x, -sill, ww)
    }
  }
  return { svg, doorX: doorX + doorW / 2 }
}
