import { balcony } from './balcony'
import type { Building, Region } from './building'
import { darker, lighter } from './colour'
import { groundFloor, type GroundUse } from './ground-floor'
import { quoins } from './material'
import { chimney, cornice, dormer, gable, gutter, roofWindow, slope, solar } from './roof'
import type { Sheet } from './sheet'
import { circle, path, poly, rect } from './svg'
import { townLook, townStyle, type TownLook } from './townhouse-style'
import { window } from './window'

interface TownhousePlan {
  region: Region
  year: number
  /** Storeys under the roof, 1–6. */
  floors: number
  use: GroundUse
  width?: number
}

function bow(sheet: Sheet, x: number, top: number, w: number, h: number, look: TownLook): string {
  const side = w * 0.2
  const part = (px: number, pw: number) => window(sheet,
    { x: px + 0.1, y: top + 0.35, w: pw - 0.2, h: h - 1.15 },
    { ...look.window, head: 'flat', panes: 'tall', surround: 'none', sill: false, shutters: null })
  return rect(x + 0.15, top + h, w + 0.2, 0.8, '#1d2430', 'fill-opacity="0.22"') +
    rect(x, top, w, h, lighter(look.trim, 0.1)) + part(x, side) + part(x + side, w - side * 2) +
    part(x + w - side, side) +
    poly([[x + w - side, top], [x + w, top], [x + w, top + h], [x + w - side, top + h]], '#1d2430',
      'fill-opacity="0.16"') +
    rect(x - 0.1, top - 0.1, w + 0.2, 0.18, look.trim) +
    rect(x + side, top + h - 0.62, w - side * 2, 0.4, darker(look.trim, 0.1)) +
    poly([[x, top + h], [x + w, top + h], [x + w - 0.3, top + h + 0.28], [x + 0.3, top + h + 0.28]],
      darker(look.trim, 0.22))
}

function upperFloors(sheet: Sheet, w: number, floors: number, look: TownLook): string {
  const { random } = sheet
  const [ground, upper] = look.storeys
  const { style } = look
  let svg = ''
  const cols = style === 'belEtage' || style === 'modern' ? random.int(1, 2)
    : w > 6.6 ? 3 : random.chance(0.3) && w > 6 ? 3 : 2
  const bowed = (style === 'maitre' || style === 'interwar') && floors > 1 && random.chance(0.55)
  const off = random.chance(0.5) ? 0.36 : 0.64
  for (let floor = 1; floor < floors; floor += 1) {
    const base = -ground - (floor - 1) * upper
    if (style === 'belEtage') {
      const fw = w - random.pick([1.2, 1.6, 2.2])
      svg += rect((w - fw) / 2 - 0.15, base - upper + 0.25, fw + 0.3, upper - 0.35,
        look.accent.fill)
      svg += rect((w - fw) / 2 - 0.15, base - upper + 0.25, fw + 0.3, 0.2, '#1d2430',
        'fill-opacity="0.15"')
    }
    if (floor === 1 && bowed) {
      svg += bow(sheet, w * off - 1.45, base - upper + 0.2, 2.9, upper - 0.15, look)
      if (w > 6) {
        const x = off < 0.5 ? w - 1.6 : 0.65
        svg += window(sheet, { x, y: base - upper + 0.6, w: 0.95, h: upper - 1.2 }, look.window)
      }
      continue
    }
    const shrink = style === 'maitre' ? 1 - floor * 0.08 : 1
    const wh = Math.min(2.15, upper - 1.15) * shrink
    for (let col = 0; col < cols; col += 1) {
      const wide = cols === 1 ? Math.min(w - 2, 3.2) : cols === 3 ? 0.95
        : style === 'belEtage' || style === 'modern' ? 1.5 : 1.2
      const x = ((col + 0.5) * w) / cols - wide / 2 + (cols === 2 ? (col ? -0.2 : 0.2) : 0)
      const tall = style === 'modern' && random.chance(0.5) ? upper - 0.7 : wh
      const y = base - (style === 'modern' && tall > wh ? 0.15 : 0.85) - tall
      if (floor === 1 && tall < upper - 0.8 && cols > 1 && random.chance(0.14)) {
        svg += window(sheet, { x, y, w: wide, h: base - 0.1 - y }, { ...look.window, sill: false })
        svg += balcony(sheet, x - 0.35, base - 0.05, wide + 0.7, 'iron', look.trim)
        continue
      }
      svg += window(sheet, { x, y, w: wide, h: tall }, { ...look.window,
        panes: wide > 2 && look.window.panes !== 'strip' ? 'grid' : look.window.panes })
    }
    if (style === 'maitre' || style === 'stonefront') {
      svg += rect(0, base - 0.12, w, 0.16, look.trim) + rect(0, base + 0.04, w, 0.05,
        darker(look.trim, 0.4), 'fill-opacity="0.5"')
    } else if (style === 'interwar' || style === 'stepped') {
      svg += rect(0, base - 0.1, w, 0.14, look.accent.fill)
    }
  }
  return svg
}

function topOf(sheet: Sheet, w: number, top: number, look: TownLook): [string, number] {
  const { random } = sheet
  const { style, roof, trim } = look
  if (style === 'stepped' || style === 'bell') {
    const h = w * (style === 'bell' ? 0.62 : 0.78)
    const small = { ...look.window, shutters: null, head: 'arch' as const, panes: 'cross' as const }
    const loft = { x: w / 2 - 0.5, y: top - h * 0.48, w: 1, h: 1.35 }
    return [gable(0, top + 0.01, w, h, style, look.wall, trim) + window(sheet, loft, small) +
      circle(w / 2, top - h * 0.72, 0.26, darker(look.wall.base, 0.5)) +
      rect(0, top - 0.1, w, 0.14, look.accent.fill), h]
  }
  if (style === 'modern') {
    if (random.chance(0.4)) {
      const back = random.range(0.8, 1.4)
      const left = random.chance(0.5) ? 0 : back
      return [rect(left, top - 2.5, w - back, 2.5, look.accent.fill) +
        window(sheet, { x: left + 0.5, y: top - 2.2, w: w - back - 1, h: 2.1 },
          { ...look.window, panes: 'grid' }) +
        rect(left - 0.15, top - 2.65, w - back + 0.3, 0.2, '#3a3f40') +
        balcony(sheet, 0, top, w, 'glass', trim), 2.6]
    }
    return [rect(-0.04, top - 0.2, w + 0.08, 0.26, '#3a3f40') +
      rect(-0.04, top - 0.2, w + 0.08, 0.06, '#6d7475') + rect(0, top + 0.06, w, 0.12, '#1d2430',
      'fill-opacity="0.2"'), 0.3]
  }
  const h = style === 'belEtage' ? random.range(1.3, 1.8) : random.range(2.3, 3)
  let svg = chimney(random.chance(0.5) ? 0.3 : w - 0.9, top - h + 0.5, 1.3, look.accent)
  svg += slope(sheet, 0, top, w, h, roof, style === 'maitre' && random.chance(0.6) ? 0.5 : 0)
  if (style === 'eighties' && random.chance(0.5)) {
    svg += roofWindow(sheet, w * 0.2, top - h * 0.7) + roofWindow(sheet, w * 0.6, top - h * 0.7)
  } else if (style === 'belEtage') {
    if (random.chance(0.4)) svg += solar(w * 0.2, top - h + 0.15, 4)
  } else {
    const count = w > 6 && random.chance(0.5) ? 2 : 1
    for (let i = 0; i < count; i += 1) {
      const dw = count === 1 ? 1.7 : 1.35
      svg += dormer(sheet, ((i + 0.5) * w) / count - dw / 2, top - 0.25, dw, look.window, roof,
        lighter(trim, 0.1))
    }
  }
  const ornate = style === 'maitre' || style === 'stonefront' || random.chance(0.2)
  return [svg + (ornate ? cornice(0, top, w, trim) : gutter(0, top, w)), h + 0.6]
}

/** Returns a row house of its region and year, between party walls. */
export function townhouse(sheet: Sheet, plan: TownhousePlan): Building {
  const { random } = sheet
  const style = townStyle(sheet, plan.region, plan.year)
  const look = townLook(sheet, plan.region, style)
  const garage = plan.use === 'living' && style === 'belEtage' && plan.floors > 1
  const wide = plan.width ?? random.range(garage || style === 'modern' ? 6.4 : 5.6, 7.4)
  const width = Math.round(wide * 5) / 5
  const [ground, upper] = look.storeys
  const tall = ground + (plan.floors - 1) * upper
  const [roof, roofHeight] = topOf(sheet, width, -tall, look)
  let svg = rect(0, -tall, width, tall, look.wall.fill)
  if (style === 'modern' && plan.use === 'living') svg += rect(0, -ground, width, ground,
    look.accent.fill)
  if (style === 'stonefront') {
    const tone = lighter(look.plinth, 0.3)
    svg += quoins(0, -tall, -1, 1, tone) + quoins(width, -tall, -1, -1, tone)
  }
  if (style === 'maitre') {
    const bands = rect(0, 0, 1, 0.09, look.trim)
    svg += rect(0, -ground, width, ground, look.wall.fill)
    svg += rect(0, -ground + 0.3, width, ground - 1.3, sheet.pattern(1, 0.55, bands),
      'fill-opacity="0.6"')
  }
  const street = groundFloor(sheet, width, ground, look, garage ? 'garage' : plan.use)
  svg += upperFloors(sheet, width, plan.floors, look) + street.svg + roof
  const pipe = random.chance(0.5) ? 0.12 : width - 0.22
  svg += rect(pipe, -tall + 0.1, 0.1, tall - 0.1, '#8b918c') +
    rect(pipe + 0.1, -tall + 0.1, 0.05, tall - 0.1, '#1d2430', 'fill-opacity="0.25"')
  svg += rect(0, -tall, 0.03, tall, lighter(look.wall.base, 0.4), 'fill-opacity="0.6"')
  svg += path(`M${width - 0.05} ${-tall}v${tall}h0.05v${-tall}z`, '#1d2430', 'fill-opacity="0.3"')
  return { svg, width, height: tall + roofHeight, doorX: street.doorX,
    ...(street.garage ? { garage: street.garage } : {}) }
}
