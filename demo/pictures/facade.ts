import { apartmentBlock } from './apartment'
import type { Building } from './building'
import { mix } from './colour'
import { garageRow, pavilion } from './garage'
import { barn, cubes } from './new-build'
import { seasonOf, moodOf, type Mood } from './palette'
import { randomFrom } from './prng'
import { documentOf, HEIGHT, Sheet, WIDTH } from './sheet'
import { backdrop, lightWash } from './sky'
import { frontGarden, road, streetLife } from './street'
import type { Subject } from './subject'
import { num, place } from './svg'
import { hedge, tree } from './trees'
import { townhouse } from './townhouse'
import { villa } from './villa'

type Setting = 'street' | 'garden' | 'yard'

const yearOf = ({ id, year }: Subject): number => year ?? 1905 + ((id * 37) % 110)

function raise(sheet: Sheet, subject: Subject): [Building, Setting] {
  const { random } = sheet
  const { region } = subject
  const year = yearOf(subject)
  const floors = Math.max(1, subject.floors)
  const plan = { region, year, floors, area: subject.area }
  switch (subject.kind) {
    case 'garage':
      return [garageRow(sheet, region, year), 'yard']
    case 'commercial':
      return subject.facades === 4 || floors > 4 || (year > 1985 && random.chance(0.4))
        ? [pavilion(sheet, region, floors), 'street']
        : [townhouse(sheet, { ...plan, floors: Math.max(2, floors), use: 'shop',
          width: random.range(6.4, 8.4) }), 'street']
    case 'apartment':
    case 'studio':
    case 'project':
    case 'investment':
      if (subject.kind === 'investment' && floors < 4) {
        return [townhouse(sheet, { ...plan, floors: Math.max(3, floors),
          use: random.chance(0.5) ? 'shop' : 'living', width: random.range(6.6, 8) }), 'street']
      }
      return [apartmentBlock(sheet, { ...plan, ground: subject.kind === 'investment'
        ? 'shops' : random.chance(0.2) ? 'shops' : 'entrance' }),
      subject.facades === 4 || subject.kind === 'project' ? 'garden' : 'street']
    default:
      if (subject.facades === 4) {
        if (year < 2000) return [villa(sheet, plan), 'garden']
        return [random.chance(0.6) ? cubes(sheet, plan) : barn(sheet, plan), 'garden']
      }
      return [townhouse(sheet, { ...plan, use: 'living',
        ...(subject.facades === 3 ? { width: random.range(7, 8.4) } : {}) }),
      subject.facades === 3 ? 'garden' : 'street']
  }
}

function neighbour(sheet: Sheet, subject: Subject, label: string, floors: number): Building {
  const random = randomFrom(`${subject.id} ${label}`)
  const next = sheet.aside(random, `${label}-`)
  const year = yearOf(subject) + random.int(-45, 25)
  const tall = Math.max(1, floors + random.int(-1, 1))
  const built = floors > 4 && random.chance(0.6)
    ? apartmentBlock(next, { region: subject.region, year, floors: tall, ground: 'entrance' })
    : townhouse(next, { region: subject.region, year: Math.min(2015, year),
      floors: Math.min(5, tall), use: random.chance(0.12) ? 'shop' : 'living' })
  const haze = mix(sheet.mood.sky[2], '#cfd0c4', 0.5)
  return { ...built, svg: next.wrap(built.svg, (c) => mix(c, haze, 0.26)) }
}

interface Frame {
  scale: number
  ground: number
  x: number
}

function frameOf(building: Building, setting: Setting, side: number): Frame {
  const room = setting === 'street' ? 0.62 : 0.74
  const most = Math.min(86, 680 / (building.height + 0.4), (WIDTH * room) / building.width)
  const scale = most > 25 ? Math.floor(most / 5) * 5 : most
  const ground = setting === 'garden' ? 700 : 764
  const width = WIDTH / scale
  return { scale, ground, x: Math.round((width - building.width) * (0.5 + side) * 5) / 5 }
}

/** What a façade is shown for: the whole house, its door, or the evening. */
type View = 'front' | 'door' | 'evening'

/** Returns the outside of the listing, drawn from its kind, year, floors and façades. */
export function facade(subject: Subject, view: View, evening: Mood): string {
  const random = randomFrom(`facade ${subject.id}`)
  const hour = moodOf(random)
  const season = seasonOf(random)
  const sheet = new Sheet(random, view === 'evening' ? evening : hour, season)
  const [building, setting] = raise(sheet, subject)
  const flanks = subject.facades ?? (setting === 'garden' ? 4 : 2)
  const free = random.chance(0.5) ? 'left' : 'right'
  const lean = flanks === 3 ? (free === 'left' ? 0.1 : -0.1) : random.range(-0.06, 0.06)
  const { scale, ground, x } = frameOf(building, setting, lean)
  const width = WIDTH / scale
  const depth = (HEIGHT - ground) / scale
  const open = setting === 'garden' || setting === 'yard'
  const far = open && subject.region !== 'brussels' ? 'hills' : 'town'
  let behind = ''
  const trees = open || flanks > 2 ? random.int(3, 5) : 1
  for (let i = 0; i < trees; i += 1) {
    const at = ((i + random.range(0.1, 0.9)) * width) / trees
    const kind = random.pick(['round', 'round', 'poplar', 'pine', 'birch'] as const)
    behind += tree(sheet, at, 0, random.range(0.7, 1.05) * Math.min(11, 520 / scale), kind)
  }
  if (open) behind += hedge(sheet, -0.5, 0.05, width + 1, random.range(1.4, 2))
  let beside = ''
  for (const way of ['left', 'right'] as const) {
    if (flanks === 4 || setting === 'yard' || (flanks === 3 && way === free)) continue
    let edge = way === 'left' ? x : x + building.width
    for (let i = 0; i < (view === 'door' ? 1 : 4); i += 1) {
      const next = neighbour(sheet, subject, `${way}${i}`, subject.floors)
      const left = way === 'left' ? edge - next.width : edge
      beside += place(next.svg, left, 0)
      edge += way === 'left' ? -next.width : next.width
      if (edge < 0 || edge > width) break
    }
  }
  const lot = { building, x, width, depth, planting: true }
  const front = setting === 'garden'
    ? frontGarden(sheet, lot) + road(sheet, width, depth * 0.62, depth)
    : road(sheet, width, 0, depth) + streetLife(sheet, lot)
  const frontTree = setting === 'garden' && random.chance(0.6)
    ? tree(sheet, random.chance(0.5) ? random.range(0.5, Math.max(0.6, x * 0.6))
      : random.range(Math.min(width - 1, x + building.width + 0.6), width - 0.5), depth * 0.4,
    Math.min(7.5, 430 / scale), random.pick(['round', 'birch', 'topiary'])) : ''
  const metres = place(behind + beside + place(building.svg, x, 0) + front + frontTree, 0, ground,
    scale)
  const svg = sheet.wrap(backdrop(sheet, ground, far) + metres + lightWash(sheet))
  if (view !== 'door') return documentOf(svg)
  const shown = Math.min(4.6, Math.max(3.6, building.width * 0.5)) * scale * 1.5
  const tall = (shown * HEIGHT) / WIDTH
  const left = (x + building.doorX) * scale - shown * random.range(0.36, 0.6)
  const top = ground + 0.75 * scale - tall
  return documentOf(svg, WIDTH, HEIGHT, [left, top, shown, tall].map(num).join(' '))
}
