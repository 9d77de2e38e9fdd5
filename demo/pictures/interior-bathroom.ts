import { darker, fixed, lighter } from './colour'
import { pendant, plant, under } from './furniture'
import { BACK, finish, roomOf, roomWindow, shell, sunPatch, type Room } from './room'
import type { Subject } from './subject'
import { circle, ellipse, num, path, poly, rect, stroke } from './svg'

function tub(room: Room, x: number): string {
  const { metal, random } = room
  const tone = random.pick(['#fbf7ee', '#f6efe2', room.accent])
  return under(x, 850, 520, 26) +
    path(`M${num(x)} 650q18 186 120 192h280q102 -6 120 -192z`, room.sheet.gradient([[0,
      lighter(tone, 0.3)], [1, darker(tone, 0.18)]])) +
    rect(x - 16, 636, 552, 26, '#fdfaf3', 'rx="13"') + rect(x + 6, 660, 508, 10, '#1d2430',
    'fill-opacity="0.14"') +
    stroke(`M${num(x + 420)} 636v-120q0 -30 -34 -30t-34 30v22`, metal, 12,
    'stroke-linecap="round"') +
    path(`M${num(x + 60)} 640h110v120q-14 12 -28 0q-14 12 -28 0q-14 12 -27 0q-14 12 -27 0z`,
      random.pick([room.second, '#e9dcc4', lighter(room.accent, 0.3)]))
}

function vanity(room: Room, x: number, w: number): string {
  const { random, wood, metal, sheet } = room
  const body = random.pick([wood, room.accent, '#e9e0d2'])
  const count = w > 350 ? 2 : 1
  const r = count === 2 ? 78 : 98
  let svg = rect(x, 452, w, 128, body) + rect(x + 4, 460, w - 8, 54, lighter(body, 0.12)) +
    rect(x + 4, 520, w - 8, 54, lighter(body, 0.12)) + rect(x + w / 2 - 40, 484, 80, 6, metal) +
    rect(x + w / 2 - 40, 544, 80, 6, metal) + rect(x - 10, 436, w + 20, 20, '#f3eee4') +
    rect(x + 8, 580, w, 18, '#1d2430', 'fill-opacity="0.16"')
  for (let i = 0; i < count; i += 1) {
    const cx = x + ((i + 0.5) * w) / count
    const round = random.chance(0.65)
    const pane = sheet.gradient([[0, '#dbe7e4'], [1, '#9fb8b8']], 0.5, 1)
    svg += round ? circle(cx, 270, r, metal) + circle(cx, 270, r - 8, pane)
      : rect(cx - 70, 168, 140, 210, metal, 'rx="70"') + rect(cx - 63, 175, 126, 196, pane,
        'rx="63"')
    svg += poly([[cx - 36, 338], [cx + 26, 200], [cx + 52, 212], [cx - 8, 346]], '#ffffff',
      'fill-opacity="0.3"')
    svg += path(`M${num(cx - 66)} 402h132q-8 36 -66 36t-66 -36z`, '#fdfaf3') +
      stroke(`M${num(cx)} 402v-36q0 -14 16 -14h12`, metal, 8)
  }
  return svg + rect(x + 14, 406, 20, 32, room.second, 'rx="4"') + rect(x + 38, 416, 16, 22,
    '#d9a94f',
    'rx="4"')
}

/** Returns the bathroom of the listing. */
export function bathroom(subject: Subject): string {
  const room = roomOf(subject, 'bathroom')
  const { random, sheet } = room
  const { left, right, top, floor } = BACK
  let svg = shell(room, random.pick(['tiles', 'stone']))
  const tone = random.pick(['#f6f0e4', '#cfdcd4', lighter(room.accent, 0.45), '#e6cfbb', '#dde3e0',
    lighter(room.second, 0.55)])
  const upright = random.chance(0.5)
  const [tw, th] = upright ? [28, 84] : random.pick([[64, 32], [56, 56]] as const)
  const cell = rect(0, 0, tw, th, darker(tone, 0.12)) + rect(1.5, 1.5, tw - 3, th - 3, tone) +
    rect(3, 3, tw - 8, 3, '#ffffff', 'fill-opacity="0.4"')
  const from = random.pick([top, 330])
  svg += rect(left, from, right - left, floor - from, sheet.pattern(tw, th, cell))
  if (from > top) svg += rect(left, from - 10, right - left, 12, lighter(room.wood, 0.2))
  const mirror = random.chance(0.5)
  const ww = random.range(220, 330)
  const wx = mirror ? left + 140 : right - 140 - ww
  svg += roomWindow(room, wx, 130, ww, random.range(230, 300)) + sunPatch(room, wx - 40, ww)
  const vw = random.range(270, 400)
  const vx = mirror ? right - vw - 90 : left + 90
  svg += vanity(room, vx, vw)
  for (const s of [0, 1]) svg += pendant(room, vx + vw * (0.06 + s * 0.88), 214, 22)
  const rail = mirror ? left + 60 : right - 70
  svg += rect(rail - 40, 470, 8, 150, room.metal) + rect(rail + 32, 470, 8, 150, room.metal) +
    stroke(`M${rail - 36} 490h72M${rail - 36} 530h72M${rail - 36} 570h72M${rail - 36} 606h72`,
      room.metal, 5) + rect(rail - 30, 486, 60, 74, random.pick([room.second, '#f4ecdf']))
  const matX = mirror ? vx + 10 : vx
  svg += poly([[matX, 690], [matX + 250, 690], [matX + 266, 740], [matX - 20, 740]],
    lighter(room.accent, 0.4))
  svg += tub(room, mirror ? left + 60 : right - 590)
  svg += ellipse(680, 60, 60, 8, fixed('#fff0c9'))
  return finish(room, svg + plant(room, mirror ? 1240 : 120, 850, random.range(280, 380)))
}
