import { BRICKS, FRAMES, RENDERS, STONES, shutterColour, type Region } from './building'
import type { DoorLook } from './door'
import { darker, lighter } from './colour'
import { brick, boards, render, slates, stone, tiles, type Wall } from './material'
import type { Sheet } from './sheet'
import type { WindowLook } from './window'

type TownStyle =
  | 'stepped'
  | 'bell'
  | 'maitre'
  | 'stonefront'
  | 'interwar'
  | 'belEtage'
  | 'eighties'
  | 'modern'

export interface TownLook {
  style: TownStyle
  wall: Wall
  accent: Wall
  trim: string
  plinth: string
  roof: Wall
  window: WindowLook
  door: DoorLook
  storeys: readonly [ground: number, upper: number]
}

const ROOF_TILES = ['#b0573a', '#9a4b36', '#8a4a3a', '#6b4a40', '#a5623f']

/** Returns how a row house of that region and year was built; no year counts as old. */
export function townStyle(sheet: Sheet, region: Region, year: number): TownStyle {
  const { random } = sheet
  if (year >= 2000) return 'modern'
  if (year >= 1975) return 'eighties'
  if (year >= 1949) return 'belEtage'
  if (year >= 1919 && region !== 'brussels') return random.chance(0.75) ? 'interwar' : 'maitre'
  if (region === 'brussels') return random.chance(0.85) ? 'maitre' : 'bell'
  if (region === 'wallonia') return random.chance(0.8) ? 'stonefront' : 'maitre'
  return random.pick(['stepped', 'stepped', 'bell', 'maitre'])
}

/** Returns the materials and joinery of a row house. */
export function townLook(sheet: Sheet, region: Region, style: TownStyle): TownLook {
  const { random } = sheet
  const brickTone = random.pick(BRICKS[region])
  const renderTone = random.pick(RENDERS)
  const pale = random.pick(['#efe6d4', '#e6dac3', '#f3ecdf', '#d9d0be'])
  const grey = random.pick(STONES)
  const frame = random.pick(FRAMES)
  const colour = sheet.random.pick(['#1f4a43', '#c2542d', '#2f4f68', '#7a2f2b', '#3a3f42',
    '#a9803f',
    '#5d6f4e', '#27546b', '#8a5a35', '#513a34'])
  const windowLook = (more: Partial<WindowLook>): WindowLook => ({
    frame, trim: pale, panes: 'cross', head: 'flat', surround: 'stone', sill: true, shutters: null,
    ...more,
  })
  const doorLook = (more: Partial<DoorLook>): DoorLook => ({
    style: 'panelled', colour, trim: pale, head: 'flat', surround: true, ...more,
  })
  const dark = slates(sheet, random.pick(['#4d565e', '#57606a', '#454e58']))
  const red = tiles(sheet, random.pick(ROOF_TILES))
  const base = { style, accent: brick(sheet, darker(brickTone, 0.18)), plinth: grey, trim: pale }
  switch (style) {
    case 'stepped':
    case 'bell': {
      const white = random.chance(style === 'bell' ? 0.55 : 0.25)
      return { ...base, wall: white ? render(sheet, renderTone) : brick(sheet, brickTone),
        roof: red,
        window: windowLook({ panes: random.pick(['cross', 'grid']),
          surround: white ? 'none' : random.pick(['stone', 'lintel']),
          shutters: random.chance(0.2) ? shutterColour(random) : null }),
        door: doorLook({ head: random.pick(['arch', 'flat']), style: random.pick(['panelled',
          'plank']) }), storeys: [3.1, 2.8] }
    }
    case 'maitre':
      return { ...base,
        wall: random.chance(0.45) ? render(sheet, renderTone) : brick(sheet, brickTone), roof: dark,
        window: windowLook({ head: random.pick(['flat', 'segment', 'arch']),
          panes: random.pick(['cross', 'pair']) }),
        door: doorLook({ head: random.pick(['arch', 'flat']), style: random.pick(['panelled',
          'glazed']) }), storeys: [3.6, 3.3] }
    case 'stonefront':
      return { ...base, trim: grey,
        wall: random.chance(0.5) ? stone(sheet, grey) : brick(sheet, brickTone), roof: dark,
        window: windowLook({ trim: lighter(grey, 0.32), panes: random.pick(['cross', 'grid']),
          head: random.pick(['flat', 'segment']), surround: 'stone',
          shutters: random.chance(0.3) ? shutterColour(random) : null }),
        door: doorLook({ trim: lighter(grey, 0.3), style: random.pick(['panelled', 'plank',
          'glazed']) }), storeys: [3.1, 2.9] }
    case 'interwar':
      return { ...base, wall: brick(sheet, brickTone), roof: red,
        window: windowLook({ panes: random.pick(['pair', 'tall', 'cross']),
          surround: random.pick(['lintel', 'soldier']),
          trim: random.pick([pale, darker(brickTone, 0.28)]) }),
        door: doorLook({ head: random.pick(['flat', 'segment', 'arch']),
        style: random.pick(['glazed',
          'plank']) }), storeys: [3.2, 2.9] }
    case 'belEtage':
      return { ...base, wall: brick(sheet, random.pick(['#cdb08a', '#c9a274', '#b98e68', '#d9c6a4',
        '#a9705a', '#e0cfb0'])), roof: red,
        accent: random.pick([render(sheet, '#f1e8d8'), boards(sheet, '#8a6547', 0.16),
          render(sheet, '#7f9a94'), render(sheet, '#d8b48c'), stone(sheet, grey)]),
        window: windowLook({ panes: random.pick(['strip', 'tall', 'pair']), surround: 'none',
          trim: '#d8d3c8' }),
        door: doorLook({ style: random.pick(['glazed', 'modern']), surround: false }),
        storeys: [2.5, 2.85] }
    case 'eighties':
      return { ...base, wall: brick(sheet, random.pick(['#b98468', '#a8654d', '#c59a78', '#94604c',
        '#d0b494'])), roof: tiles(sheet, random.pick(['#4a4a4c', '#7d4636', '#93513a', '#5b4b46'])),
        window: windowLook({ panes: random.pick(['pair', 'grid']), surround: 'soldier',
          trim: darker(brickTone, 0.2), frame: random.pick(['#6b4630', '#f3ede0', '#574034']) }),
        door: doorLook({ style: random.pick(['plank', 'glazed']), surround: false }),
        storeys: [2.8, 2.7] }
    case 'modern':
      return { ...base, wall: random.pick([brick(sheet, random.pick(['#e8dfd0', '#8f8378',
        '#c9b6a0',
        '#6d6660', '#b7836a'])), render(sheet, random.pick(['#f6f2ea', '#e9e2d6', '#d8d2c6']))]),
        accent: random.pick([boards(sheet, '#a87b52', 0.14), boards(sheet, '#3f4546', 0.3),
          brick(sheet, '#5d5650'), boards(sheet, '#c0966a', 0.12)]),
        roof: boards(sheet, '#4b5154', 0.45),
        window: windowLook({ panes: random.pick(['single', 'tall', 'pair']), surround: 'none',
          sill: false, frame: '#262a2b', trim: '#3a3f40' }),
        door: doorLook({ style: 'modern', surround: false, colour: random.pick(['#2b2f30',
        '#a87b52',
          '#1f4a43', '#8c3f2a']) }), storeys: [2.95, 2.85] }
  }
}
