import type { Building } from './building'
import { darker, lighter, mix } from './colour'
import { cobbles } from './material'
import { GRASS } from './palette'
import { bike, bench, car, lamp, pot, walker } from './props'
import type { Sheet } from './sheet'
import { num, path, poly, rect, stroke } from './svg'
import { bed, hedge, tree, type TreeKind } from './trees'

interface Lot {
  /** The building and where it stands, in metres from the left edge of the view. */
  building: Building
  x: number
  /** Width and depth under the building's foot of what the view shows. */
  width: number
  depth: number
  planting: boolean
}

const shadow = (sheet: Sheet, share = 1) => `fill-opacity="${num(sheet.mood.shadow * share)}"`

/** Returns pavement, kerb and road from depth `from` down to the lower edge. */
export function road(sheet: Sheet, width: number, from: number, depth: number): string {
  const { random } = sheet
  const pave = random.pick(['#d8cfc0', '#cfc6b8', '#d9c9b4', '#c9c4ba'])
  const joints = rect(0, 0, 0.6, 0.2, pave) + rect(0, 0, 0.6, 0.018, darker(pave, 0.14)) +
    rect(0, 0, 0.018, 0.2, darker(pave, 0.14))
  const walk = Math.min(1.3, (depth - from) * 0.42)
  const kerb = from + walk
  const stones = random.chance(0.62)
  const base = random.pick(stones ? ['#a39b90', '#9a9893', '#ab9f8e'] : ['#8d8c89', '#96928b'])
  const fill = stones ? cobbles(sheet, base, 0.34, 0.16)
    : sheet.gradient([[0, lighter(base, 0.06)], [1, darker(base, 0.1)]])
  let svg = rect(0, from, width, walk + 0.02, sheet.pattern(0.6, 0.2, joints))
  svg += rect(0, from, width, 0.28, '#1d2430', shadow(sheet, 0.8))
  svg += rect(0, kerb, width, 0.12, '#e3ddd1') + rect(0, kerb + 0.12, width, 0.12, darker(base,
    0.4))
  svg += rect(0, kerb + 0.22, width, depth - kerb, fill)
  svg += rect(0, kerb + 0.22, width, depth - kerb, sheet.gradient([[0, '#1d2430', 0],
    [1, '#1d2430', 0.26]]))
  if (!stones) {
    for (let x = random.range(0, 2); x < width; x += 3.2) {
      svg += rect(x, kerb + (depth - kerb) * 0.72, 1.5, 0.09, '#ece5d6', 'fill-opacity="0.75"')
    }
  }
  return svg + dapple(sheet, width, kerb + 0.25, depth)
}

function dapple(sheet: Sheet, width: number, from: number, depth: number): string {
  const { random } = sheet
  let d = ''
  const start = random.chance(0.5) ? 0 : width * random.range(0.5, 0.7)
  for (let i = 0; i < 14; i += 1) {
    const x = start + random.range(-0.5, width * 0.38)
    const y = random.range(from + (depth - from) * 0.3, depth)
    const w = random.range(0.5, 1.6)
    d += `M${num(x)} ${num(y)}q${num(w / 2)} ${num(-w * 0.16)} ${num(w)} 0q${num(-w / 2)} ` +
      `${num(w * 0.16)} ${num(-w)} 0z`
  }
  return path(d, '#1d2430', shadow(sheet, 0.7))
}

/** Returns a towpath under trees and the water below it, which mirrors the light. */
export function waterside(sheet: Sheet, width: number, depth: number): string {
  const { random } = sheet
  const [light, dark] = GRASS[sheet.season]
  const walk = Math.min(1.5, depth * 0.3)
  const edge = walk + Math.min(0.9, depth * 0.2)
  let svg = rect(0, -0.02, width, walk + 0.4, sheet.gradient([[0, light], [1, dark]])) +
    rect(0, walk * 0.35, width, walk * 0.5, '#d9cbb0') + rect(0, edge - 0.12, width, 0.3, '#b3aa9a') +
    rect(0, walk, width, edge - walk - 0.1, sheet.gradient([[0, light], [1, darker(dark, 0.15)]]))
  svg += rect(0, edge + 0.1, width, depth - edge, sheet.gradient([[0, mix(sheet.mood.sky[2], '#3f6f78', 0.62)],
    [0.5, mix(sheet.mood.sky[1], '#4b7d85', 0.5)], [1, '#2f5660']]))
  let gleams = ''
  for (let i = 0; i < 46; i += 1) {
    const y = random.range(edge + 0.3, depth)
    const w = random.range(0.4, 2.2)
    gleams += `M${num(random.range(-1, width))} ${num(y)}h${num(w)}`
  }
  svg += stroke(gleams, lighter(sheet.mood.sky[2], 0.3), 0.05, 'stroke-opacity="0.55" stroke-linecap="round"')
  let reeds = ''
  for (let i = 0; i < 40; i += 1) {
    const x = random.range(0, width * 0.3) + (i % 2) * width * 0.7
    reeds += `M${num(x)} ${num(edge + 0.3)}q${num(random.range(-0.1, 0.1))} -0.4 ${num(random.range(-0.2, 0.2))} ${num(-random.range(0.5, 0.9))}`
  }
  svg += stroke(reeds, darker(dark, 0.2), 0.045)
  svg += walker(sheet, width * random.range(0.2, 0.35), walk * 0.75) + bike(sheet, width * random.range(0.62, 0.75), walk * 0.7) +
    bench(sheet, width * 0.45, walk * 0.5)
  return svg
}

/** Returns a close without cars: paving between lawns, trees, and people who have the place to themselves. */
export function carFree(sheet: Sheet, { building, depth, width, x }: Lot): string {
  const { random } = sheet
  const [light, dark] = GRASS[sheet.season]
  const stone = '#d6c7ac'
  const joints = rect(0, 0, 0.5, 0.25, stone) + rect(0, 0, 0.5, 0.02, darker(stone, 0.14)) + rect(0, 0, 0.02, 0.25, darker(stone, 0.14))
  let svg = rect(0, -0.02, width, depth + 0.1, sheet.gradient([[0, light], [1, dark]])) +
    rect(0, 0.9, width, depth * 0.3, sheet.pattern(0.5, 0.25, joints)) + rect(x, 0, building.width + 0.6, 0.3, '#1d2430', shadow(sheet))
  for (let at = 0; at < building.width - 1; at += 2.05) {
    if (random.chance(0.7)) svg += bed(sheet, x + at + 0.2, 0.4, 1.5, random.range(0.35, 0.6))
  }
  const low = depth * 0.3 + 0.9
  for (const at of [0.12, 0.5, 0.86]) svg += tree(sheet, width * at, low + 1.2, random.range(4.4, 5.6), random.pick(['round', 'birch']))
  svg += bench(sheet, width * 0.56, low + 0.9) + bike(sheet, width * 0.3, low * 0.62) + bike(sheet, width * 0.34, low * 0.66) +
    walker(sheet, width * 0.66, low * 0.8) + walker(sheet, width * 0.2, low * 0.7)
  return svg + bed(sheet, -0.3, depth + 0.15, width * 0.3, 0.9) + bed(sheet, width * 0.74, depth + 0.15, width * 0.3, 0.9)
}

/** Returns the furniture of a town street in front of row houses. */
export function streetLife(sheet: Sheet, { building, x, width, depth, planting }: Lot): string {
  const { random } = sheet
  const kerb = Math.min(1.3, depth * 0.42)
  const door = x + building.doorX
  let svg = ''
  if (random.chance(0.6)) svg += pot(sheet, door + 1.25, 0.2, random.range(0.8, 1.1))
  const side = random.chance(0.5) ? x - random.range(1.2, 2.4)
    : x + building.width + random.range(1.2, 2.4)
  if (planting) {
    const kinds: readonly TreeKind[] = ['round', 'round', 'birch']
    svg += tree(sheet, side, kerb * 0.85, random.range(6, 7.6), random.pick(kinds))
    if (random.chance(0.5)) {
      const other = side < x ? x + building.width + 2.6 : x - 2.6
      svg += tree(sheet, other, kerb * 0.85, random.range(5.4, 7), random.pick(kinds))
    }
  }
  if (random.chance(0.7)) svg += bike(sheet, random.range(x - 2, x + building.width - 1.4),
    kerb * 0.5)
  if (random.chance(0.5)) svg += lamp(sheet, side < x ? x + building.width + 0.8 : x - 0.8,
    kerb * 0.9)
  if (random.chance(0.5)) svg += walker(sheet, random.range(width * 0.12, width * 0.88),
    kerb * 0.75)
  if (random.chance(0.25)) svg += bench(sheet, random.range(1, width - 3), kerb * 0.7)
  if (random.chance(0.4) && depth > 2.4) {
    const at = random.chance(0.5) ? random.range(-1, Math.max(0, x - 3.6))
      : random.range(x + building.width - 1, width - 2)
    svg += car(sheet, at, kerb + 0.75)
  }
  return svg
}

/** Returns lawn, path, drive and front hedge of a house that stands free. */
export function frontGarden(sheet: Sheet, lot: Lot): string {
  const { random } = sheet
  const { building, x, width, depth, planting } = lot
  const [light, dark] = GRASS[sheet.season]
  const far = depth * 0.62
  const stoneTone = random.pick(['#d6cbb9', '#cabfae', '#c9c3b6', '#d9c7a9'])
  let svg = rect(0, -0.02, width, depth, sheet.gradient([[0, light], [1, dark]]))
  svg += rect(x, 0, building.width + 0.6, 0.3, '#1d2430', shadow(sheet))
  let mown = ''
  for (let i = 0; i < width; i += 2.2) {
    mown += `M${num(i)} 0h1.1L${num(i * 1.25 - width * 0.12 + 1.35)} ${num(far)}h-1.35z`
  }
  svg += path(mown, lighter(light, 0.25), 'fill-opacity="0.28"')
  const lane = (at: number, w: number) => {
    const drift = (at - width / 2) * 0.14
    svg += poly([[at - w / 2, 0.02], [at + w / 2, 0.02], [at + w * 0.72 + drift, far],
      [at - w * 0.72 + drift, far]], sheet.gradient([[0, stoneTone], [1, lighter(stoneTone, 0.3)]]))
    return [at - w * 0.72 + drift, at + w * 0.72 + drift] as const
  }
  const gates = [lane(x + building.doorX, 1.15)]
  if (building.garage) {
    const [gx, gw] = building.garage
    gates.push(lane(x + gx + gw / 2, gw + 0.3))
  }
  if (planting) {
    for (let at = x + 0.2; at < x + building.width - 1.4; at += 2) {
      const blocked = Math.abs(at + 0.7 - x - building.doorX) < 1.7 || (building.garage &&
        at + 1.6 > x + building.garage[0] && at < x + building.garage[0] + building.garage[1] + 0.3)
      if (!blocked && random.chance(0.75)) svg += bed(sheet, at, 0.28, 1.5, random.range(0.5, 0.8))
    }
  }
  svg += pot(sheet, x + building.doorX - 1.05, 0.12, 0.9) +
    pot(sheet, x + building.doorX + 1.05, 0.12, 0.9)
  if (building.garage && random.chance(0.45)) svg += car(sheet, x + building.garage[0] - 0.8,
    far * 0.6)
  const edge = gates.sort((a, b) => a[0] - b[0])
  let at = -0.2
  const high = random.range(0.55, 0.85)
  const wallTone = random.pick([mix('#b5674a', stoneTone, 0.4), '#e6dccb', '#9a9a94'])
  const walled = random.chance(0.3)
  for (const [from, to] of [...edge, [width + 0.2, width + 0.2] as const]) {
    if (from - at > 0.4) {
      svg += rect(at + 0.2, far - 0.02, from - at, 0.14, '#1d2430', shadow(sheet))
      svg += walled
        ? rect(at, far - 0.55, from - at, 0.58, wallTone) +
          rect(at - 0.05, far - 0.62, from - at + 0.1, 0.1, lighter(wallTone, 0.4))
        : hedge(sheet, at, far + 0.02, from - at, high)
    }
    at = Math.max(at, to)
  }
  return svg
}
