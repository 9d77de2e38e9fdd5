import { darker, lighter } from './colour'
import { pendant, plant, shelves, under } from './furniture'
import { BACK, finish, roomOf, roomWindow, shell, sunPatch, type Room } from './room'
import type { Subject } from './subject'
import { circle, circlePath, num, path, poly, rect, stroke } from './svg'

function fronts(x: number, y: number, w: number, h: number, n: number, tone: string, knob: string) {
  let svg = rect(x, y, w, h, darker(tone, 0.12))
  for (let i = 0; i < n; i += 1) {
    const at = x + (i * w) / n
    svg += rect(at + 3, y + 3, w / n - 6, h - 6, tone) +
      rect(at + 3, y + 3, w / n - 6, 4, lighter(tone, 0.25)) +
      rect(at + w / n / 2 - 18, y + 16, 36, 5, knob)
  }
  return svg
}

function clutter(room: Room, x: number, y: number): string {
  const { random } = room
  const tones = [room.second, '#f1e6d2', room.accent, '#d9a94f', '#b9694a']
  const tone = random.pick(tones)
  const kinds = [
    rect(x, y - 52, 30, 52, tone, 'rx="6"') + rect(x + 4, y - 60, 22, 10, darker(tone, 0.3)),
    path(`M${num(x)} ${num(y - 22)}h54q-4 22 -27 22t-27 -22z`, tone) +
      path(circlePath(x + 16, y - 27, 11) + circlePath(x + 36, y - 28, 11), '#d98a3c'),
    rect(x, y - 66, 44, 66, '#b98a5e', 'rx="5"') + rect(x + 12, y - 78, 40, 78, '#a8764c',
    'rx="5"'),
    path(circlePath(x + 16, y - 44, 16) + circlePath(x + 32, y - 54, 16) + circlePath(x + 40,
    y - 38,
      14), '#5f8a5c') + rect(x + 12, y - 30, 32, 30, '#e7dcc8'),
    path(`M${num(x)} ${num(y)}v-30q20 -16 42 0v30z`, '#c9cdc9') +
      stroke(`M${num(x + 42)} ${num(y - 26)}l18 -12M${num(x + 6)} ${num(y - 34)}q15 -26 30 0`,
        '#7d8689', 5),
  ]
  return random.pick(kinds)
}

function stool(room: Room, x: number, y: number): string {
  return under(x - 34, y, 68, 8) +
    stroke(`M${num(x - 22)} ${num(y - 128)}L${num(x - 34)} ${num(y)}` +
    `M${num(x + 22)} ${num(y - 128)}L${num(x + 34)} ${num(y)}M${num(x - 29)} ${num(y - 44)}h58`,
  room.metal, 6) + rect(x - 40, y - 142, 80, 18, room.wood, 'rx="9"') +
    rect(x - 34, y - 196, 68, 34, lighter(room.wood, 0.1), 'rx="12"') +
    stroke(`M${num(x - 26)} ${num(y - 140)}v-24M${num(x + 26)} ${num(y - 140)}v-24`, room.metal, 6)
}

/** Returns the kitchen of the listing. */
export function kitchen(subject: Subject): string {
  const room = roomOf(subject, 'kitchen')
  const { random, sheet, era, metal } = room
  const tone = random.pick([room.accent, '#f0e9dc', '#7d9186', '#34504c', '#c9b391', '#55656b',
    '#e3d3b8'])
  const knob = tone === '#f0e9dc' ? metal : '#d9bd82'
  const top = random.pick(['#efe9df', '#b98a5e', '#4a4d4d', '#d8d2c6'])
  const worktop = 430
  const { left, right, floor } = BACK
  let svg = shell(room, era === 'old' ? 'tiles' : random.pick(['tiles', 'wood', 'stone']))
  const tile = random.pick(['#f6f0e4', lighter(tone, 0.65), '#e3d8c6', '#dfe5de'])
  const cell = rect(0, 0, 52, 26, darker(tile, 0.1)) + rect(1.5, 1.5, 49, 23, tile)
  svg += rect(left, 262, right - left, worktop - 262, sheet.pattern(52, 26, cell))
  const mirror = random.chance(0.5)
  const at = (x: number, w: number) => (mirror ? 1360 - x - w : x)
  const wx = at(560, 300)
  svg += rect(at(left, 150), 120, 150, floor - 120, darker(tone, 0.05)) +
    fronts(at(left, 150), 120, 150, 260, 1, tone, knob) +
    fronts(at(left, 150), 384, 150, 238, 1, tone, knob)
  const uppers = random.chance(0.55)
  if (uppers) {
    svg += fronts(at(306, 200), 120, 200, 150, 2, tone, knob) + rect(at(306, 200), 270, 200, 10,
      '#1d2430', 'fill-opacity="0.2"')
    svg += fronts(at(920, 290), 120, 290, 150, 3, tone, knob) + rect(at(920, 290), 270, 290, 10,
      '#1d2430', 'fill-opacity="0.2"')
  } else svg += shelves(room, at(920, 250), 236, 250, 2)
  svg += roomWindow(room, wx, 130, 300, 250)
  const hx = at(352, 110)
  if (!uppers) {
    svg += poly([[hx, 290], [hx + 110, 290], [hx + 80, 210], [hx + 30, 210]], metal) +
      rect(hx + 36, BACK.top, 38, 134, metal)
  }
  const runX = at(300, right - 300)
  const runW = right - 300
  svg += fronts(runX, worktop + 16, runW, floor - worktop - 34, 6, tone, knob)
  svg += rect(runX, floor - 20, runW, 20, darker(tone, 0.5))
  const ox = at(340, 138)
  svg += rect(ox, worktop + 22, 138, 150, '#2b2f30', 'rx="4"') +
    rect(ox + 16, worktop + 66, 106, 84, sheet.gradient([[0, '#5d6a6b'], [1, '#353c3d']])) +
    rect(ox + 16, worktop + 50, 106, 5, '#c9cdc9') + rect(ox + 8, worktop - 4, 122, 6, '#2b2f30')
  for (let i = 0; i < 4; i += 1) svg += circle(ox + 28 + i * 27, worktop + 36, 5, '#c9cdc9')
  svg += rect(runX - 8, worktop, runW + 16, 18, top) + rect(runX - 8, worktop + 18, runW + 16, 8,
    '#1d2430', 'fill-opacity="0.25"')
  const tap = wx + 150
  svg += stroke(`M${num(tap)} ${worktop}v-58q0 -22 24 -22t24 22v10`, metal, 8,
    'stroke-linecap="round"')
  for (const x of [530, 616, 900, 990, 1080]) {
    if (random.chance(0.75)) svg += clutter(room, at(x, 50), worktop)
  }
  svg += sunPatch(room, wx - 80, 330)
  if (random.chance(0.72)) {
    const ix = random.range(330, 420)
    const iw = random.range(520, 600)
    const body = random.pick([tone, room.wood, '#efe7d8', lighter(room.accent, 0.15)])
    svg += under(ix, 856, iw, 24) + rect(ix, 646, iw, 208, darker(body, 0.04))
    const board = rect(0, 0, 36, 10, body) + rect(0, 0, 2, 10, darker(body, 0.2))
    svg += rect(ix, 646, iw, 196, sheet.pattern(36, 10, board)) + rect(ix, 842, iw, 14,
      darker(body, 0.5))
    svg += poly([[ix - 26, 634], [ix + 24, 600], [ix + iw - 24, 600], [ix + iw + 26, 634]],
      lighter(top, 0.2)) + rect(ix - 26, 634, iw + 52, 18, top) +
      rect(ix, 652, iw, 14, '#1d2430', 'fill-opacity="0.22"')
    svg += clutter(room, ix + 90, 618) + clutter(room, ix + iw - 150, 618)
    const seats = random.int(2, 3)
    for (let i = 0; i < seats; i += 1) svg += stool(room, ix + ((i + 0.5) * iw) / seats, 880)
    for (let i = 0; i < 2; i += 1) svg += pendant(room, ix + ((i + 0.5) * iw) / 2, 196, 40)
  } else {
    const tx = random.range(360, 460)
    svg += under(tx, 850, 560, 22) + poly([[tx - 20, 690], [tx + 40, 650], [tx + 520, 650],
      [tx + 580, 690]], lighter(room.wood, 0.16)) + rect(tx - 20, 690, 600, 16, room.wood) +
      stroke(`M${num(tx + 20)} 706L${num(tx)} 850M${num(tx + 540)} 706L${num(tx + 560)} 850`,
        darker(room.wood, 0.2), 14)
    for (let i = 0; i < 3; i += 1) svg += stool(room, tx + 110 + i * 170, 884)
    svg += clutter(room, tx + 240, 676) + pendant(room, tx + 280, 250, 68)
  }
  return finish(room, svg + plant(room, mirror ? 70 : 1290, 880, 330))
}
