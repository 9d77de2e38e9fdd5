import { balcony, type BalconyStyle } from './balcony'
import { BRICKS, type Building, type Region } from './building'
import { darker, lighter } from './colour'
import { door, garageDoor } from './door'
import { shopFront } from './ground-floor'
import { boards, brick, render, slates, type Wall } from './material'
import { cornice, slope, dormer } from './roof'
import type { Sheet } from './sheet'
import { rect } from './svg'
import { window, type WindowLook } from './window'

interface BlockPlan {
  region: Region
  year: number
  floors: number
  ground: 'entrance' | 'shops'
}

interface BlockLook {
  wall: Wall
  band: Wall
  accent: Wall
  window: WindowLook
  rail: BalconyStyle
  tone: string
}

function lookOf(sheet: Sheet, { region, year }: BlockPlan): BlockLook {
  const { random } = sheet
  const tone = random.pick(BRICKS[region])
  const pale = random.pick(['#efe6d6', '#e4d8c4', '#f4eee2'])
  const look: WindowLook = { frame: '#f4eee2', trim: pale, panes: 'pair', head: 'flat',
    surround: 'none', sill: true, shutters: null }
  if (year < 1949) {
    return { wall: random.chance(0.4) ? render(sheet, '#eee0c6') : brick(sheet, tone),
      band: render(sheet, pale), accent: brick(sheet, darker(tone, 0.25)), tone: pale,
      window: { ...look, panes: random.pick(['grid', 'cross', 'tall']), surround: 'lintel',
        frame: random.pick(['#f4eee2', '#3f5f58', '#6b4334']) },
      rail: random.pick(['iron', 'solid']) }
  }
  if (year < 1990) {
    return { wall: random.pick([brick(sheet, '#cbb08c'), brick(sheet, '#b48a66'),
      render(sheet, '#ece2d0'), brick(sheet, '#d6c8ac'), brick(sheet, tone)]),
      band: render(sheet, random.pick(['#f0e9db', '#d9d0be'])), tone: random.pick(['#dfa06c',
        '#7fa19a', '#e9dfcc', '#b9654a', '#90a9b4', '#d9c08a']),
      accent: random.pick([boards(sheet, '#7d5a42', 0.16), render(sheet, '#8fa7a1'),
        render(sheet, '#c98a66')]),
      window: { ...look, panes: random.pick(['strip', 'tall', 'pair']) },
      rail: random.pick(['solid', 'solid', 'bars', 'glass']) }
  }
  return { wall: random.pick([brick(sheet, '#e4d9c8'), brick(sheet, '#a97b60'),
    brick(sheet, '#7d7168'), render(sheet, '#f4efe6'), brick(sheet, '#c8ab8c'), brick(sheet,
    tone)]),
    band: render(sheet, '#f3eee6'), tone: random.pick(['#f3eee6', '#34393b', '#b98a5e']),
    accent: random.pick([boards(sheet, '#a9794e', 0.14), brick(sheet, '#554e4a'),
      boards(sheet, '#54605f', 0.3)]),
    window: { ...look, frame: '#272b2c', sill: false, panes: random.pick(['pair', 'single']) },
    rail: random.pick(['glass', 'glass', 'bars']) }
}

function entrance(sheet: Sheet, width: number, h: number, plan: BlockPlan, look: BlockLook) {
  const { random } = sheet
  let svg = rect(0, -h, width, h, look.accent.fill) + rect(0, -0.3, width, 0.3, '#5d625f')
  const doorX = width * random.pick([0.3, 0.5, 0.7])
  if (plan.ground === 'shops') {
    const tones = ['#1f4a43', '#2f4a5a', '#6e3029', '#39403f', '#e8dcc6']
    const leftW = doorX - 1.3
    const rightW = width - doorX - 1.3
    for (const [x, w] of [[0.2, leftW], [doorX + 1.1, rightW]] as const) {
      const count = Math.max(1, Math.round(w / 6))
      for (let i = 0; i < count; i += 1) {
        svg += shopFront(sheet, x + (i * w) / count, w / count - 0.15, h - 0.1,
          random.pick(tones)).svg
      }
    }
  } else {
    for (let x = 0.8; x < width - 1.6; x += 2.9) {
      if (Math.abs(x + 0.9 - doorX) < 2.6) continue
      svg += random.chance(0.35)
        ? garageDoor(sheet, { x, y: -2.15, w: 2.2, h: 2.15 }, lighter(look.tone, 0.2))
        : window(sheet, { x: x + 0.2, y: -h + 0.6, w: 1.8, h: h - 1.5 }, look.window)
    }
  }
  svg += window(sheet, { x: doorX - 1.2, y: -2.6, w: 2.4, h: 2.6 }, { ...look.window, sill: false,
    panes: 'single', surround: 'none' })
  svg += door(sheet, { x: doorX - 0.65, y: -2.45, w: 1.3, h: 2.45 }, { style: 'glazed',
    colour: random.pick(['#2c3835', '#6d4a33', '#1f4a43']), trim: look.tone, head: 'flat',
    surround: false })
  svg += rect(doorX - 1.7, -2.95, 3.4, 0.22, look.tone) +
    rect(doorX - 1.6, -2.73, 3.4, 0.35, '#1d2430', 'fill-opacity="0.25"')
  return { svg, doorX }
}

/** Returns an apartment block whose storeys, balconies and top follow its year. */
export function apartmentBlock(sheet: Sheet, plan: BlockPlan): Building {
  const { random } = sheet
  const look = lookOf(sheet, plan)
  const floors = Math.min(12, Math.max(2, plan.floors))
  const storey = plan.year < 1949 ? 3.15 : 2.85
  const ground = 3.3
  const cols = random.int(floors > 5 ? 4 : 3, floors > 3 ? 6 : 4)
  const pitch = random.range(2.9, 3.3)
  const width = cols * pitch + 1
  const recent = plan.year >= 1990
  const setBack = recent && floors > 2
  const full = setBack ? floors - 1 : floors
  const tall = ground + (full - 1) * storey
  let svg = rect(0, -tall, width, tall, look.wall.fill)
  const base = entrance(sheet, width, ground, plan, look)
  const kinds = Array.from({ length: cols }, () => random.pick(['balcony', 'window', 'window']))
  if (!kinds.includes('balcony')) kinds[random.int(0, cols - 1)] = 'balcony'
  const wides = kinds.map(() => random.pick([1.2, 1.5, 1.9]))
  const stagger = recent && random.chance(0.5)
  const bands = plan.year >= 1949 && random.chance(0.6)
  for (let floor = 1; floor < full; floor += 1) {
    const y = -ground - (floor - 1) * storey
    if (bands) svg += rect(0, y - 0.14, width, 0.26, look.band.fill) +
      rect(0, y + 0.12, width, 0.1, '#1d2430', 'fill-opacity="0.16"')
  }
  kinds.forEach((kind, col) => {
    if (kind !== 'balcony' || stagger) return
    svg += rect(0.5 + col * pitch, -tall, pitch, tall - ground, look.accent.fill)
  })
  for (let floor = 1; floor < full; floor += 1) {
    const y = -ground - (floor - 1) * storey
    kinds.forEach((_, at) => {
      const col = stagger && floor % 2 ? cols - 1 - at : at
      const kind = kinds[col]
      const x = 0.5 + at * pitch
      if (kind === 'balcony') {
        svg += window(sheet, { x: x + 0.3, y: y - 2.4, w: pitch - 0.6, h: 2.36 },
          { ...look.window, sill: false, surround: 'none', panes: pitch > 3 ? 'strip' : 'pair' })
        svg += balcony(sheet, x + 0.05, y, pitch - 0.1, look.rail, look.tone)
        return
      }
      const w = wides[at] ?? 1.4
      svg += window(sheet, { x: x + (pitch - w) / 2, y: y - 2.3, w, h: recent ? 1.9 : 1.5 },
        look.window)
    })
  }
  svg += base.svg + rect(width - 0.05, -tall, 0.05, tall, '#1d2430', 'fill-opacity="0.3"')
  let extra = 0.5
  if (setBack) {
    extra = 3.1
    svg += rect(1.2, -tall - 2.7, width - 2.4, 2.7, look.accent.fill) +
      rect(0.9, -tall - 2.85, width - 1.8, 0.22, '#34393b')
    for (let col = 0; col < cols; col += 1) {
      svg += window(sheet, { x: 1.5 + (col * (width - 2.8)) / cols, y: -tall - 2.4,
        w: (width - 2.8) / cols - 0.3, h: 2.35 }, { ...look.window, sill: false, surround: 'none' })
    }
    svg += balcony(sheet, 0.1, -tall, width - 0.2, 'glass', look.tone)
  } else if (plan.year < 1949) {
    extra = 2.6
    const roof = slates(sheet, '#525b64')
    svg = slope(sheet, 0, -tall, width, 2.3, roof, 0.7) + svg + cornice(0, -tall, width, look.tone)
    for (let col = 0; col < cols; col += 2) {
      svg += dormer(sheet, 0.9 + col * pitch, -tall - 0.25, 1.5, look.window, roof, look.tone)
    }
  } else {
    svg += rect(-0.08, -tall - 0.3, width + 0.16, 0.4, look.band.fill) +
      rect(-0.08, -tall + 0.06, width + 0.16, 0.08, '#1d2430', 'fill-opacity="0.2"') +
      rect(width * 0.3, -tall - 1.6, 2.6, 1.3, darker(look.wall.base, 0.12))
    extra = 1.8
  }
  return { svg, width, height: tall + extra, doorX: base.doorX }
}
