import { balcony } from './balcony'
import type { Building } from './building'
import { darker, lighter } from './colour'
import { door } from './door'
import { boards, brick, render, slates, stone, type Wall } from './material'
import { gable, slope, solar, verge } from './roof'
import type { Sheet } from './sheet'
import type { ProjectStyle } from './subject'
import { path, poly, rect } from './svg'
import { crown, tree } from './trees'
import { openingPath, window, type WindowLook } from './window'

const FRAME = '#262b2c'
const STOREY = 2.95

const LOOK: WindowLook = {
  frame: FRAME, trim: '#d9d0c0', panes: 'pair', head: 'flat', surround: 'none', sill: false, shutters: null,
}

/** A storey-high window, for what looks out on a terrace. */
const tall = (sheet: Sheet, x: number, y: number, w: number, look: WindowLook = LOOK): string =>
  window(sheet, { x, y: y - 2.4, w, h: 2.38 }, { ...look, panes: w > 2.6 ? 'strip' : 'pair' })

const shade = (x: number, y: number, w: number, h: number, share = 0.22): string =>
  rect(x, y, w, h, '#1d2430', `fill-opacity="${share}"`)

const flatRoof = (x: number, y: number, w: number, tone = '#34393b'): string =>
  rect(x - 0.12, y - 0.26, w + 0.24, 0.3, tone) + rect(x - 0.12, y - 0.26, w + 0.24, 0.07, lighter(tone, 0.3)) +
  shade(x, y + 0.04, w, 0.14)

const entrance = (sheet: Sheet, x: number, w = 1.3, colour = '#1f4a43'): string =>
  window(sheet, { x: x - w, y: -2.65, w: w * 2, h: 2.65 }, { ...LOOK, panes: 'single' }) +
  door(sheet, { x: x - w / 2, y: -2.5, w, h: 2.5 }, { style: 'glazed', colour, trim: FRAME, head: 'flat', surround: false }) +
  rect(x - w - 0.3, -3, w * 2 + 0.6, 0.2, FRAME) + shade(x - w - 0.2, -2.8, w * 2 + 0.4, 0.3)

/** Five sober storeys in red-brown brick behind the old gateway of a weaving mill. */
function gateway(sheet: Sheet, floors: number): Building {
  const { random } = sheet
  const wall = brick(sheet, '#8d5542')
  const old = brick(sheet, '#a9694c')
  const blue = stone(sheet, '#9aa0a0')
  const [cols, pitch] = [6, 2.9]
  const width = cols * pitch + 1
  const ground = 3.4
  const top = ground + (floors - 2) * STOREY
  let svg = rect(1.4, -top - 2.8, width - 2.8, 2.8, '#5b4438') + flatRoof(1.4, -top - 2.8, width - 2.8)
  for (let at = 0; at < 5; at += 1) svg += tall(sheet, 1.9 + at * 2.95, -top, 2.2)
  svg += balcony(sheet, 0.2, -top, width - 0.4, 'bars', FRAME) + rect(0, -top, width, top, wall.fill)
  svg += rect(0, -ground - 0.1, width, 0.2, '#d8cdbb') + rect(-0.06, -top - 0.06, width + 0.12, 0.24, '#d8cdbb')
  for (let floor = 1; floor < floors - 1; floor += 1) {
    const y = -ground - (floor - 1) * STOREY
    for (let col = 0; col < cols; col += 1) {
      const x = 0.5 + col * pitch
      if (col === 2 || col === 5) {
        svg += rect(x + 0.1, y - 2.65, pitch - 0.2, 2.65, '#4a3a32') + tall(sheet, x + 0.3, y, pitch - 0.6) +
          balcony(sheet, x + 0.05, y, pitch - 0.1, 'bars', FRAME)
      } else svg += window(sheet, { x: x + pitch / 2 - 0.65, y: y - 2.35, w: 1.3, h: 1.85 }, { ...LOOK, surround: 'lintel', sill: true })
    }
  }
  const gate = { x: 1.1, w: 5.4, h: 5 }
  for (const x of [8.1, 14.6, 16.6]) svg += window(sheet, { x: x - 0.6, y: -2.6, w: 1.3, h: 1.8 }, { ...LOOK, surround: 'lintel', sill: true })
  svg += entrance(sheet, 11.4)
  // The old gateway stands before it: through its arch one sees the inner garden.
  const arch = { x: gate.x + 1.2, y: -3.9, w: 3, h: 3.9 }
  svg += shade(gate.x + gate.w, -gate.h, 0.5, gate.h, 0.3) + rect(gate.x, -gate.h, gate.w, gate.h, old.fill)
  svg += gable(gate.x, -gate.h + 0.01, gate.w, 1.7, 'straight', old, '#d8cdbb')
  svg += rect(gate.x, -gate.h - 0.05, gate.w, 0.22, blue.fill) + rect(gate.x - 0.08, -0.5, gate.w + 0.16, 0.5, blue.fill)
  svg += path(openingPath(arch, 'arch', 0.34), blue.fill)
  svg += path(openingPath(arch, 'arch'), sheet.gradient([[0, '#e9e3cf'], [0.45, '#b9c79a'], [1, '#6d9055']]))
  svg += crown(sheet, arch.x + 0.9, -1.5, 0.75, 0.95) + crown(sheet, arch.x + 2.2, -1.2, 0.55, 0.7) +
    rect(arch.x + 0.84, -0.8, 0.12, 0.8, '#6d5442') + poly([[arch.x + 1.1, 0], [arch.x + 1.35, -0.75], [arch.x + 1.65, -0.75], [arch.x + 1.9, 0]], '#d9cbb0')
  for (const side of [arch.x - 0.02, arch.x + arch.w - 0.3]) {
    svg += rect(side, -2.5, 0.32, 2.5, '#2f3b38') + rect(side + 0.05, -2.5, 0.04, 2.5, '#51605b')
  }
  svg += rect(arch.x + 1.25, -4.35, 0.5, 0.62, lighter('#9aa0a0', 0.35)) + window(sheet, { x: gate.x + 2.35, y: -6, w: 0.7, h: 0.7 }, { ...LOOK, panes: 'single', head: 'arch', surround: 'stone' })
  if (random.chance(0.5)) svg += crown(sheet, width - 1.2, -0.5, 0.6, 0.5)
  return { svg, width, height: top + 3.2, doorX: 11.4 }
}

/** Five family houses in a row, in pale brick with timber, each with its own roof and door. */
function close(sheet: Sheet): Building {
  const { random } = sheet
  const pale = [brick(sheet, '#d9c9ab'), brick(sheet, '#e3d6bd'), brick(sheet, '#cfbc9b')] as const
  const timber = boards(sheet, '#b98652', 0.13)
  const roof = slates(sheet, '#59616a')
  const [w, eaves] = [6.2, 5.7]
  let svg = ''
  for (let at = 0; at < 5; at += 1) {
    const x = at * w
    const wall = pale[[0, 1, 2, 0, 1][at] ?? 0] ?? pale[0]
    const isGable = at === 1 || at === 3
    const flip = at % 2 === 0
    svg += rect(x, -eaves, w, eaves, wall.fill) + rect(x, -0.3, w, 0.3, '#8f867a')
    if (isGable) {
      svg += gable(x, -eaves + 0.01, w, 3.5, 'straight', wall, '#8f867a') + verge(x, -eaves, w, 3.5, roof.base) +
        rect(x + 1.1, -eaves - 1.6, w - 2.2, 4.25, timber.fill) +
        window(sheet, { x: x + w / 2 - 1.1, y: -eaves - 1.35, w: 2.2, h: 1.3 }, LOOK)
    } else {
      svg += slope(sheet, x, -eaves + 0.05, w, 3.1, roof, 0) + solar(x + 0.9, -eaves - 2.6, 5) +
        rect(x, -eaves - 0.05, w, 0.14, '#8f867a') + shade(x, -eaves + 0.09, w, 0.16)
    }
    const doorAt = x + (flip ? 1.15 : w - 1.15)
    const room = x + (flip ? 2.35 : 0.65)
    svg += rect(doorAt - 0.95, -2.95, 1.9, 2.95, timber.fill) +
      door(sheet, { x: doorAt - 0.52, y: -2.3, w: 1.04, h: 2.3 }, { style: 'modern', trim: FRAME, head: 'flat', surround: false,
        colour: random.pick(['#1f4a43', '#2c3032', '#8c3f2a', '#3f5f78']) }) + rect(doorAt - 1.05, -3.02, 2.1, 0.14, FRAME)
    svg += window(sheet, { x: room, y: -2.5, w: 3.2, h: 2.1 }, { ...LOOK, panes: 'strip', sill: true })
    if (isGable) svg += window(sheet, { x: x + 1.5, y: -5.35, w: w - 3, h: 1.75 }, { ...LOOK, panes: 'strip' })
    else {
      svg += rect(room + 0.1, -5.4, 2.9, 1.95, timber.fill) + window(sheet, { x: room + 0.35, y: -5.2, w: 2.4, h: 1.55 }, LOOK) +
        window(sheet, { x: doorAt - 0.5, y: -5.1, w: 1, h: 1.45 }, { ...LOOK, panes: 'single', sill: true })
    }
    if (at > 0) svg += rect(x - 0.04, -eaves, 0.08, eaves, darker(wall.base, 0.2))
  }
  return { svg, width: w * 5, height: eaves + 3.7, doorX: 2 * w + 1.15 }
}

/** One apartment a floor, on a corner: the short side in the shade, and a garden on the roof. */
function corner(sheet: Sheet, floors: number): Building {
  const timbered: WindowLook = { ...LOOK, frame: '#8f623a' }
  const wall = render(sheet, '#f2ebdd')
  const low = boards(sheet, '#9a6d42', 0.16)
  const [side, main] = [4.4, 10.6]
  const width = side + main
  const ground = 3.3
  const top = ground + (floors - 1) * STOREY
  let svg = ''
  for (const [x, high] of [[side + 1.2, 3.1], [side + 4.6, 2.3], [width - 1.5, 2.8], [1.6, 2.2]] as const) svg += tree(sheet, x, -top, high, 'round')
  svg += rect(side + 6.2, -top - 2.5, 2.9, 2.5, low.fill) + flatRoof(side + 6.2, -top - 2.5, 2.9)
  for (let x = 0.2; x < width; x += 0.9) svg += crown(sheet, x + 0.4, -top - 0.2, 0.5, 0.34)
  svg += balcony(sheet, 0, -top + 0.1, width, 'glass', FRAME)
  svg += rect(0, -top, width, top, wall.fill) + shade(0, -top, side, top, 0.2)
  for (let floor = 0; floor < floors; floor += 1) {
    const y = floor === 0 ? 0 : -ground - (floor - 1) * STOREY
    if (floor > 0) svg += rect(0, y - 0.08, width, 0.16, '#d8cdb9')
    if (floor === 0) continue
    svg += window(sheet, { x: 1.3, y: y - 2.3, w: 1.9, h: 1.8 }, timbered)
    svg += window(sheet, { x: side + 0.7, y: y - 2.3, w: 1.7, h: 1.8 }, timbered) +
      rect(side + 3.1, y - 2.6, 1.1, 2.6, low.fill) + window(sheet, { x: side + 4.4, y: y - 2.3, w: 1.7, h: 1.8 }, timbered) +
      tall(sheet, side + 7, y, 3, timbered) + balcony(sheet, side + 6.8, y, 3.8, 'glass', FRAME)
  }
  svg += rect(0, -ground, width, ground, low.fill) + shade(0, -ground, side, ground, 0.26)
  // Behind the glass: the bicycle room and the parcels.
  svg += window(sheet, { x: side + 5.4, y: -2.5, w: 4.4, h: 2.1 }, { ...timbered, panes: 'strip' }) +
    window(sheet, { x: 0.8, y: -2.5, w: 2.9, h: 2.1 }, { ...timbered, panes: 'pair' }) + entrance(sheet, side + 2.7, 1.3, '#8c3f2a')
  svg += rect(side - 0.05, -top, 0.1, top, darker(wall.base, 0.28))
  return { svg, width, height: top + 2.9, doorX: side + 2.7 }
}

/** Storeys that step back as they rise, each with a terrace in the sun. */
function steps(sheet: Sheet, floors: number): Building {
  const wall = brick(sheet, '#e0d3bd')
  const dark = boards(sheet, '#5c5348', 0.15)
  const look: WindowLook = { ...LOOK, frame: '#34393b' }
  const width = 21
  let svg = ''
  let [x, w, y] = [0, width, 0]
  for (let floor = 0; floor < floors; floor += 1) {
    const isTop = floor === floors - 1
    const cover: Wall = isTop ? dark : wall
    svg += rect(x, y - STOREY, w, STOREY, cover.fill) + shade(x, y - STOREY, 0.5, STOREY, 0.12) +
      rect(x - 0.2, y - STOREY - 0.12, w + 0.4, 0.26, '#f3eee4') + shade(x, y - STOREY + 0.14, w, 0.16)
    const bays = Math.max(2, Math.floor(w / 3.6))
    for (let bay = 0; bay < bays; bay += 1) {
      const at = x + 0.6 + (bay * (w - 0.8)) / bays
      svg += floor === 0 && bay === 2 ? entrance(sheet, at + 1.5) : tall(sheet, at, y, Math.min(2.7, w / bays - 0.7), look)
    }
    if (floor > 0) svg += balcony(sheet, x - 2.1, y, w + 4.1, 'glass', FRAME)
    if (floor > 0) svg += crown(sheet, x - 1.2, y - 0.75, 0.42, 0.5) + rect(x - 1.42, y - 0.4, 0.44, 0.4, '#b9694a')
    y -= STOREY
    x += 2.2
    w -= isTop ? 0 : 4.4
  }
  return { svg, width, height: floors * STOREY + 0.6, doorX: 8.5 }
}

/** Two warehouses with gables and large windows, as they stand along a canal. */
function quay(sheet: Sheet, floors: number): Building {
  const walls = [brick(sheet, '#9c5a44'), brick(sheet, '#6f6259')] as const
  const look: WindowLook = { ...LOOK, panes: 'grid', surround: 'lintel', trim: '#cfc4b2' }
  const [w, ground] = [8.4, 3.4]
  const eaves = ground + (floors - 2) * STOREY
  let svg = ''
  walls.forEach((wall, at) => {
    const x = at * w
    svg += rect(x, -eaves, w, eaves, wall.fill) + gable(x, -eaves + 0.01, w, 4.2, 'straight', wall, '#cfc4b2') +
      verge(x, -eaves, w, 4.2, '#454b4e') + rect(x, -0.5, w, 0.5, '#8d8a84')
    svg += window(sheet, { x: x + w / 2 - 1.2, y: -eaves - 2.1, w: 2.4, h: 2.1 }, { ...look, head: 'segment' })
    for (let floor = 1; floor < floors - 1; floor += 1) {
      const y = -ground - (floor - 1) * STOREY
      svg += tall(sheet, x + 0.7, y, 2.5) + balcony(sheet, x + 0.45, y, 3, 'iron', FRAME) +
        window(sheet, { x: x + 4.2, y: y - 2.4, w: 1.5, h: 1.9 }, look) + window(sheet, { x: x + 6.3, y: y - 2.4, w: 1.5, h: 1.9 }, look)
    }
    svg += at === 0 ? entrance(sheet, x + 2, 1.3, '#1f4a43') : window(sheet, { x: x + 0.8, y: -2.7, w: 2.4, h: 2.1 }, look)
    svg += window(sheet, { x: x + 4.2, y: -2.7, w: 1.5, h: 2.1 }, look) + window(sheet, { x: x + 6.3, y: -2.7, w: 1.5, h: 2.1 }, look)
  })
  return { svg: svg + shade(w - 0.04, -eaves, 0.08, eaves, 0.35), width: w * 2, height: eaves + 4.5, doorX: 2 }
}

/** The building of a project, as its text tells of it. */
export function projectBuilding(sheet: Sheet, style: ProjectStyle, floors: number): Building {
  switch (style) {
    case 'gateway':
      return gateway(sheet, floors)
    case 'close':
      return close(sheet)
    case 'corner':
      return corner(sheet, floors)
    case 'steps':
      return steps(sheet, floors)
    case 'quay':
      return quay(sheet, floors)
    default:
      return style satisfies never
  }
}
