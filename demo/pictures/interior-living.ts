import { darker, fixed, lighter } from './colour'
import { art, floorLamp, pendant, plant, shelves, sofa, under } from './furniture'
import { BACK, curtains, finish, roomOf, roomWindow, shell, sunPatch, type Room } from './room'
import { WIDTH } from './sheet'
import type { Subject } from './subject'
import { circle, ellipse, num, path, poly, rect, stroke } from './svg'

function rug(room: Room): string {
  const { random } = room
  const tone = random.pick(['#e9dcc4', lighter(room.accent, 0.5), lighter(room.second, 0.45)])
  if (random.chance(0.4)) {
    return ellipse(660, 790, 430, 74, tone) + stroke('M250 790a410 64 0 0 0 820 0', darker(tone,
      0.15),
      5) + ellipse(660, 788, 330, 52, lighter(tone, 0.3))
  }
  const edge = poly([[320, 728], [1010, 728], [1110, 858], [220, 858]], tone)
  let svg = edge + stroke('M346 742H984L1072 844H258z', darker(tone, 0.22), 5)
  for (let i = 0; i < 5; i += 1) {
    const y = 760 + i * 18
    svg += stroke(`M${num(330 - i * 13)} ${y}H${num(1000 + i * 13)}`, darker(tone, 0.12), 3,
      'stroke-dasharray="22 14"')
  }
  return svg
}

function table(room: Room): string {
  const tone = room.wood
  const x = room.random.range(560, 680)
  return under(x - 150, 812, 300, 16) + rect(x - 118, 742, 9, 70, room.metal) +
    rect(x + 110, 742, 9, 70, room.metal) + ellipse(x, 738, 168, 24, darker(tone, 0.3)) +
    ellipse(x, 730, 168, 24, lighter(tone, 0.18)) +
    rect(x - 70, 708, 82, 10, room.accent) + rect(x - 64, 699, 74, 10, '#f1e6d2') +
    path(`M${num(x + 48)} 720q-8 -34 8 -46h18q16 12 8 46z`, room.second) +
    stroke(`M${num(x + 64)} 676q-10 -40 -28 -58M${num(x + 66)} 676q4 -44 18 -66`, '#5f7f5a', 4) +
    circle(x + 34, 614, 13, '#e9b4a6') + circle(x + 86, 608, 14, '#f3dfc0') +
    circle(x + 60, 634, 11, '#d9705a')
}

function hearth(room: Room, x: number): string {
  const { sheet } = room
  const tone = room.random.pick(['#efe7da', '#3f4446', '#c9c1b3'])
  const fire = sheet.gradient([[0, fixed('#5a2a1c')], [1, fixed('#f2a64e')]])
  return rect(x, 400, 250, 240, tone) + rect(x - 18, 384, 286, 24, lighter(tone, 0.4)) +
    rect(x - 10, 408, 270, 8, '#1d2430', 'fill-opacity="0.2"') +
    path(`M${num(x + 50)} 640V500a75 62 0 0 1 150 0v140z`, '#22211f') +
    path(`M${num(x + 78)} 640q-6 -50 30 -74q0 34 22 26q10 -30 0 -48q44 30 40 96z`, fire) +
    rect(x - 18, 640, 286, 12, darker(tone, 0.2)) + art(room, x + 55, 190, 140, 168)
}

/** Returns the living room of the listing. */
export function living(subject: Subject): string {
  const room = roomOf(subject, 'living')
  const { random, era } = room
  const right = random.chance(0.5)
  const w = era === 'new' ? 520 : era === 'mid' ? 400 : 230
  const y = era === 'new' ? 132 : era === 'mid' ? 190 : 150
  const h = era === 'new' ? 490 : era === 'mid' ? 300 : 420
  const x = right ? BACK.right - w - 130 : BACK.left + 130
  let svg = shell(room, era === 'old' ? 'herringbone' : random.pick(['wood', 'wood', 'tiles']))
  svg += roomWindow(room, x, y, w, h)
  if (era === 'old') svg += roomWindow(room, right ? x - 330 : x + 330, y, w, h)
  else if (random.chance(0.7)) svg += curtains(room, x, y - 34, w, 628)
  svg += sunPatch(room, x - 60, w)
  const free = right ? BACK.left + 50 : BACK.right - 300
  const kind = random.next()
  if (kind < 0.34 || era === 'old') svg += hearth(room, era === 'old' ? free + (right ? -20 : 20)
    : free)
  else if (kind < 0.68) svg += shelves(room, free, 262, 250, 4)
  else {
    svg += art(room, free, 190, 124, 164) + art(room, free + 144, 220, 108, 128)
  }
  svg += rug(room)
  const sw = random.range(430, 540)
  const sx = right ? random.range(330, 420) : random.range(430, 520)
  svg += sofa(room, sx, 728, sw)
  svg += floorLamp(room, right ? sx + sw + 60 : sx - 60, 716)
  svg += table(room)
  svg += plant(room, right ? 96 : 1264, 830, random.range(330, 430))
  if (random.chance(0.6)) svg += pendant(room, WIDTH / 2 + random.range(-60, 60), 150, 46)
  return finish(room, svg)
}
