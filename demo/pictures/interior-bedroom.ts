import { darker, fixed, lighter } from './colour'
import { art, pendant, plant, under } from './furniture'
import { BACK, curtains, finish, roomOf, roomWindow, shell, sunPatch, type Room } from './room'
import type { Subject } from './subject'
import { circle, ellipse, num, path, poly, rect, stroke } from './svg'

function nightstand(room: Room, x: number): string {
  const { sheet, random } = room
  const glow = sheet.glow([[0, fixed('#ffe3a8'), 0.55], [1, fixed('#ffe3a8'), 0]])
  const base = random.pick(['#b9694a', room.second, '#e7dcc8', room.accent])
  return under(x, 668, 110, 10) + rect(x, 560, 110, 96, room.wood) +
    rect(x + 8, 570, 94, 36, lighter(room.wood, 0.15)) + rect(x + 8, 612, 94, 36,
    lighter(room.wood, 0.15)) + circle(x + 55, 588, 5, room.metal) + circle(x + 55, 630, 5,
    room.metal) +
    rect(x - 6, 552, 122, 12, darker(room.wood, 0.15)) + circle(x + 55, 460, 120, glow) +
    ellipse(x + 55, 528, 22, 26, base) +
    poly([[x + 26, 430], [x + 84, 430], [x + 104, 498], [x + 6, 498]], fixed('#f8e3b8'))
}

function bed(room: Room, x: number, w: number): string {
  const { random, accent, second } = room
  const head = random.pick([room.wood, accent, '#cdbb9e', lighter(second, 0.2)])
  const cover = random.pick(['#f4ecdf', lighter(accent, 0.6), '#e9dccb'])
  const throwTone = random.pick([second, accent, '#d9a94f'])
  let svg = under(x - 20, 850, w + 40, 26)
  svg += rect(x - 16, 392, w + 32, 250, head, `rx="${random.pick([10, 26, 60])}"`)
  for (let i = 1; i < 6; i += 1) {
    svg += rect(x - 16 + (i * (w + 32)) / 6, 410, 3, 220, darker(head, 0.22))
  }
  for (const at of [x + 22, x + w / 2 + 12]) {
    svg += rect(at, 480, w / 2 - 34, 96, '#f8f2e6', 'rx="30"') +
      rect(at + 4, 548, w / 2 - 42, 26, '#1d2430', 'rx="12" fill-opacity="0.1"')
  }
  svg += rect(x + w / 2 - 80, 520, 160, 74, throwTone, 'rx="24"') +
    stroke(`M${num(x + w / 2 - 56)} 540h112M${num(x + w / 2 - 56)} 558h112`,
      lighter(throwTone, 0.35), 4)
  const body = `M${num(x)} 590q${num(w / 2)} -26 ${num(w)} 0l34 216q2 20 -18 20H${num(x - 16)}` +
    'q-20 0 -18 -20z'
  svg += path(body, room.sheet.gradient([[0, lighter(cover, 0.5)], [1, darker(cover, 0.1)]]))
  svg += path(`M${num(x)} 588q${num(w / 2)} -26 ${num(w)} 0l6 40q${num(-w / 2)} -24 ` +
    `${num(-w - 12)} 0z`, lighter(cover, 0.85))
  svg += path(`M${num(x - 17)} 694q${num(w / 2)} -26 ${num(w + 34)} 0l12 84q${num(-w / 2 - 10)} ` +
    `-24 ${num(-w - 58)} 0z`, throwTone)
  for (let i = 1; i < 5; i += 1) {
    svg += stroke(`M${num(x + (i * w) / 5)} 630q${num((i - 2.5) * 6)} 90 ${num((i - 2.5) * 14)} 190`,
      '#1d2430', 3, 'stroke-opacity="0.1"')
  }
  return svg + rect(x - 30, 818, w + 60, 22, darker(room.wood, 0.1), 'rx="4"') +
    rect(x - 14, 838, 16, 18, darker(room.wood, 0.3)) + rect(x + w - 2, 838, 16, 18,
    darker(room.wood, 0.3))
}

/** Returns the bedroom of the listing. */
export function bedroom(subject: Subject): string {
  const room = roomOf(subject, 'bedroom')
  const { random, era } = room
  let svg = shell(room, era === 'old' ? 'herringbone' : 'wood')
  const band = random.next()
  const { left, right, top, floor } = BACK
  if (band < 0.35) svg += rect(left, 330, right - left, floor - 348, lighter(room.accent, 0.3)) +
    rect(left, 322, right - left, 12, lighter(room.wall, 0.7))
  else if (band < 0.6) {
    const slat = rect(0, 0, 22, 10, room.wood) + rect(0, 0, 4, 10, darker(room.wood, 0.35))
    svg += rect(left, top, right - left, floor - top - 18, room.sheet.pattern(22, 10, slat),
      'fill-opacity="0.75"')
  }
  const mirror = random.chance(0.5)
  const w = era === 'new' ? 300 : 210
  const wx = mirror ? left + 110 : right - 110 - w
  const wy = era === 'mid' ? 170 : 140
  svg += roomWindow(room, wx, wy, w, era === 'new' ? 440 : 330)
  svg += curtains(room, wx, wy - 36, w, 628) + sunPatch(room, wx - 80, w)
  const bw = random.range(380, 440)
  const bx = mirror ? right - bw - 190 : left + 190
  svg += art(room, bx + bw / 2 - 150, 176, 140, 176) + art(room, bx + bw / 2 + 10, 200, 130, 152)
  svg += nightstand(room, bx - 146) + nightstand(room, bx + bw + 36)
  const tone = lighter(room.second, 0.5)
  svg += ellipse(bx + bw / 2, 842, bw * 0.82, 50, tone) + ellipse(bx + bw / 2, 840, bw * 0.74, 42,
    lighter(tone, 0.3))
  svg += bed(room, bx, bw) + pendant(room, bx + bw / 2, 120, 48)
  return finish(room, svg + plant(room, mirror ? 120 : 1250, 850, random.range(300, 400)))
}
