import { balcony } from './balcony'
import { BRICKS, DOORS, RENDERS, STONES, shutterColour, type Building,
type Region } from './building'
import { darker, lighter } from './colour'
import { door, garageDoor, type DoorLook } from './door'
import { boards, brick, quoins, render, slates, stone, tiles, type Wall } from './material'
import { FOLIAGE } from './palette'
import { chimney, dormer, gable, gutter, roofWindow, slope, solar, verge } from './roof'
import type { Sheet } from './sheet'
import { circlePath, path, poly, rect } from './svg'
import { flowerBox, window, type WindowLook } from './window'

export interface VillaPlan {
  region: Region
  year: number
  floors: number
  /** Living area in m²: larger houses are drawn wider. */
  area: number | null
}

interface VillaLook {
  wall: Wall
  wing: Wall
  roof: Wall
  trim: string
  window: WindowLook
  door: DoorLook
  farm: boolean
}

function lookOf(sheet: Sheet, { region, year }: VillaPlan): VillaLook {
  const { random } = sheet
  const farm = year < 1945
  const tone = random.pick(BRICKS[region])
  const pale = random.pick(RENDERS)
  const grey = random.pick(STONES)
  const white = render(sheet, pale)
  const main = region === 'wallonia' && random.chance(0.65) ? stone(sheet, grey)
    : random.chance(farm ? 0.5 : 0.35) ? white : brick(sheet, tone)
  const slate = region === 'wallonia' || random.chance(0.25)
  const rustic = random.chance(farm ? 0.75 : 0.4)
  const framed = random.pick(['#f6f0e4', '#5b4030', '#eee6d6', '#34584e'])
  return {
    wall: main,
    wing: random.pick([main, white, brick(sheet, darker(tone, 0.1)), boards(sheet, '#6f5947',
    0.2)]),
    roof: slate ? slates(sheet, random.pick(['#4f5860', '#5a636b', '#464f59']))
      : tiles(sheet, random.pick(['#a95338', '#8f4735', '#bb6842', '#7a4438', '#5a4a46'])),
    trim: region === 'wallonia' ? lighter(grey, 0.3) : random.pick(['#efe6d4', '#e3d6bf']),
    window: {
      frame: framed, trim: '#d9d0c0', panes: random.pick(farm ? ['grid', 'cross'] : ['pair',
      'cross']),
      head: 'flat', surround: region === 'wallonia' ? 'stone' : random.pick(['soldier', 'none']),
      sill: true, shutters: rustic ? shutterColour(random) : null,
    },
    door: { style: random.pick(['plank', 'panelled', 'glazed']), colour: random.pick(DOORS),
      trim: '#e6dac3', head: random.pick(['flat', 'flat', 'arch']), surround: random.chance(0.6) },
    farm,
  }
}

function openings(sheet: Sheet, x: number, w: number, base: number, look: VillaLook, wide = false) {
  const { random } = sheet
  if (w < (look.window.shutters ? 2.9 : 1.8)) return ''
  const count = Math.max(1, Math.floor(w / (look.window.shutters ? 3.1 : 2.6)))
  let svg = ''
  for (let i = 0; i < count; i += 1) {
    const ww = wide && count === 1 ? 2.2 : random.pick([1.1, 1.25, 1.4])
    const at = x + ((i + 0.5) * w) / count - ww / 2
    svg += window(sheet, { x: at, y: base - 2.25, w: ww, h: 1.35 }, look.window)
    if (sheet.season !== 'winter' && random.chance(0.3)) svg += flowerBox(sheet, at, base - 0.9, ww)
  }
  return svg
}

function climber(sheet: Sheet, x: number, h: number): string {
  const { random } = sheet
  const leaves = (count: number, size: number) => {
    let d = ''
    for (let i = 0; i < count; i += 1) {
      const up = random.next()
      const spread = 0.75 * (1 - up * 0.65)
      d += circlePath(x + random.range(-spread, spread), -h * up, random.range(size * 0.6, size))
    }
    return d
  }
  const [dark, mid, light] = random.pick(FOLIAGE[sheet.season])
  return path(leaves(60, 0.24), dark) + path(leaves(36, 0.14), mid) + path(leaves(22, 0.08), light)
}

/** Returns a detached house under a pitched roof: farm, fermette or villa. */
export function villa(sheet: Sheet, plan: VillaPlan): Building {
  const { random } = sheet
  const look = lookOf(sheet, plan)
  const storey = 2.75
  const floors = Math.min(3, plan.floors)
  const full = floors > 2 || (floors === 2 && plan.year >= 1930 && random.chance(0.55))
  const wallTop = -(full ? Math.max(2, floors - 1) : 1) * storey - 0.25
  const size = Math.min(1.25, Math.max(0.85, (plan.area ?? 180) / 190))
  const wing = random.chance(look.farm ? 0.35 : 0.75)
  const wingLeft = random.chance(0.5)
  const mainW = random.range(9.5, 12) * size
  const wingW = wing ? random.range(4.6, 5.6) : 0
  const annexW = random.range(3.6, 4.8)
  const annexLeft = wing ? !wingLeft : random.chance(0.5)
  const roofH = random.range(3.4, 4.4)
  const width = mainW + annexW
  const mainX = annexLeft ? annexW : 0
  const annexX = annexLeft ? 0 : mainW
  let svg = chimney(mainX + mainW * random.pick([0.2, 0.75]), wallTop - roofH + 0.6, 1.5, look.wall,
    0.75)
  const annexTop = -2.75
  svg += rect(annexX, annexTop, annexW, -annexTop, look.wing.fill)
  svg += slope(sheet, annexX - (annexLeft ? 0.3 : 0), annexTop, annexW + 0.3, 1.9, look.roof, 0) +
    gutter(annexX, annexTop, annexW)
  const gw = Math.min(2.7, annexW - 0.8)
  const gx = annexX + (annexW - gw) / 2
  svg += garageDoor(sheet, { x: gx, y: -2.2, w: gw, h: 2.2 }, look.door.colour)
  svg += rect(mainX, wallTop, mainW, -wallTop, look.wall.fill)
  if (plan.region === 'wallonia') {
    svg += quoins(mainX, wallTop, 0, 1, look.trim) + quoins(mainX + mainW, wallTop, 0, -1,
      look.trim)
  }
  svg += rect(mainX, -0.4, mainW, 0.4, darker(look.wall.base, 0.3))
  svg += slope(sheet, mainX - 0.4, wallTop + 0.1, mainW + 0.8, roofH, look.roof,
    random.pick([0, 0, 0.5, 2.2]))
  if (random.chance(0.3)) svg += solar(mainX + mainW * (wingLeft ? 0.55 : 0.12), wallTop - roofH +
    0.7, 4)
  const from = mainX + (wing && wingLeft ? wingW : 0)
  const span = mainW - wingW
  if (!full && floors > 1) {
    const count = span > 7 ? 3 : 2
    for (let i = 0; i < count; i += 1) {
      svg += random.chance(0.2) && look.window.panes === 'pair'
        ? roofWindow(sheet, from + ((i + 0.5) * span) / count - 0.4, wallTop - 1.9)
        : dormer(sheet, from + ((i + 0.5) * span) / count - 0.75, wallTop - 0.3, 1.5, look.window,
          look.roof, look.trim)
    }
  }
  svg += gutter(mainX, wallTop, mainW)
  const doorAt = random.range(0.3, 0.6)
  const doorX = from + span * doorAt
  const dh = look.door.head === 'arch' ? 2.45 : 2.25
  svg += openings(sheet, from, span * doorAt - 0.8, 0, look) +
    openings(sheet, doorX + 0.9, span * (1 - doorAt) - 1.1, 0, look)
  if (full) svg += openings(sheet, from, span, -storey, look)
  if (full && floors > 2) svg += openings(sheet, from, span, -storey * 2, look)
  svg += door(sheet, { x: doorX - 0.55, y: -dh, w: 1.1, h: dh }, look.door)
  if (random.chance(0.5) && !look.farm) {
    svg += poly([[doorX - 1.1, -dh - 0.15], [doorX, -dh - 0.95], [doorX + 1.1, -dh - 0.15]],
      look.roof.base) + rect(doorX - 1, -dh - 0.18, 2, 0.12, look.trim)
  }
  if (wing) {
    const x = wingLeft ? mainX : mainX + mainW - wingW
    const rise = Math.min(roofH * 0.92, wingW * 0.78)
    svg += rect(x + wingW, wallTop + 0.3, 0.55, -wallTop - 0.3, '#1d2430', 'fill-opacity="0.24"')
    svg += rect(x, wallTop, wingW, -wallTop, look.wing.fill)
    svg += gable(x, wallTop + 0.01, wingW, rise, 'straight', look.wing, look.trim)
    svg += verge(x, wallTop, wingW, rise, lighter(look.roof.base, 0.1))
    svg += openings(sheet, x, wingW, 0, { ...look, window: { ...look.window, panes: 'strip' } },
      true)
    if (full || floors > 1) svg += window(sheet, { x: x + wingW / 2 - 0.6, y: wallTop - 0.9 +
      (full ? 0.6 : 0), w: 1.2, h: 1.3 }, look.window)
    if (full && random.chance(0.3)) svg += balcony(sheet, x + 0.8, wallTop + 2.4, wingW - 1.6,
      'bars',
      look.window.frame)
  }
  if (sheet.season !== 'winter' && random.chance(0.4)) svg += climber(sheet, mainX +
    (annexLeft ? 0.5 : mainW - 0.5), -wallTop * 0.9)
  return { svg, width, height: -wallTop + roofH + 1, doorX, garage: [gx, gw] }
}
