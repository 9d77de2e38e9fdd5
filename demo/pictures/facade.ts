import { apartmentBlock } from './apartment'
import type { Building } from './building'
import { mix } from './colour'
import { garageRow, pavilion } from './garage'
import { barn, cubes } from './new-build'
import { moodNamed, moodOf, seasonOf, type Mood, type Season } from './palette'
import { randomFrom } from './prng'
import { documentOf, HEIGHT, Sheet, WIDTH } from './sheet'
import { backdrop, lightWash } from './sky'
import { projectBuilding } from './project-building'
import { carFree, frontGarden, road, streetLife, waterside } from './street'
import type { Subject } from './subject'
import { num, place } from './svg'
import { hedge, tree } from './trees'
import { townhouse } from './townhouse'
import { villa } from './villa'

type Setting = 'street' | 'garden' | 'yard' | 'close' | 'water'

const yearOf = ({ id, year }: Subject): number => year ?? 1905 + ((id * 37) % 110)

const PROJECT_SETTINGS = { gateway: 'street', close: 'close', corner: 'street', steps: 'water', quay: 'water' } as const

function raise(sheet: Sheet, subject: Subject): [Building, Setting] {
  if (subject.project) {
    const { style } = subject.project
    return [projectBuilding(sheet, style, subject.floors), PROJECT_SETTINGS[style]]
  }
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
  const random = randomFrom(`${placeOf(subject)} ${label}`)
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

function frontOf(sheet: Sheet, setting: Setting, lot: Parameters<typeof streetLife>[1]): string {
  const { depth, width } = lot
  switch (setting) {
    case 'garden':
      return frontGarden(sheet, lot) + road(sheet, width, depth * 0.62, depth)
    case 'close':
      return carFree(sheet, lot)
    case 'water':
      return waterside(sheet, width, depth)
    default:
      return road(sheet, width, 0, depth) + streetLife(sheet, lot)
  }
}

interface Frame {
  scale: number
  ground: number
  x: number
}

/** Where the ground is, and how much of the picture a building may fill, in pixels and as a share. */
const VIEWS: Record<Setting, { ground: number; tall: number; wide: number }> = {
  street: { ground: 764, tall: 680, wide: 0.62 },
  yard: { ground: 764, tall: 680, wide: 0.74 },
  garden: { ground: 700, tall: 680, wide: 0.74 },
  close: { ground: 680, tall: 560, wide: 0.96 },
  water: { ground: 690, tall: 600, wide: 0.72 },
}

function frameOf(building: Building, setting: Setting, side: number): Frame {
  const { ground, tall, wide } = VIEWS[setting]
  const most = Math.min(86, tall / (building.height + 0.4), (WIDTH * wide) / building.width)
  const scale = most > 25 ? Math.floor(most / 5) * 5 : most
  const width = WIDTH / scale
  return { scale, ground, x: Math.round((width - building.width) * (0.5 + side) * 5) / 5 }
}

/** How many of its sides stand free; a project's are those of its place. */
function flanksOf({ facades, project }: Subject, setting: Setting): number {
  if (project) return project.style === 'gateway' ? 2 : 4
  return facades ?? (setting === 'garden' ? 4 : 2)
}

/** What is built together is one building among its neighbours, which each of its listings shows at another hour. */
const placeOf = ({ id, project }: Subject): number => project?.id ?? id

const HOURS = ['golden', 'morning', 'day', 'dusk', 'pearl'] as const
const SEASONS = ['spring', 'summer', 'summer', 'autumn'] as const

/** The light in which what is not built yet is drawn: another one for each of its listings. */
function projectLight({ id, kind, project }: Subject): [Mood, Season] {
  const hour = kind === 'project' ? 'golden' : (HOURS[id % HOURS.length] ?? 'day')
  return [moodNamed(hour), randomFrom(`season ${project?.id}`).pick(SEASONS)]
}

/** What a façade is shown for: the whole house, its door, or the evening. */
type View = 'front' | 'door' | 'evening'

/** Returns the outside of the listing, drawn from its kind, year, floors and façades. */
export function facade(subject: Subject, view: View, evening: Mood): string {
  const random = randomFrom(`facade ${placeOf(subject)}`)
  const [hour, season] = subject.project ? projectLight(subject) : [moodOf(random), seasonOf(random)]
  const sheet = new Sheet(random, view === 'evening' ? evening : hour, season)
  const [building, setting] = raise(sheet, subject)
  const flanks = flanksOf(subject, setting)
  const free = random.chance(0.5) ? 'left' : 'right'
  const lean = flanks === 3 ? (free === 'left' ? 0.1 : -0.1) : random.range(-0.06, 0.06)
  const { scale, ground, x } = frameOf(building, setting, lean)
  const width = WIDTH / scale
  const depth = (HEIGHT - ground) / scale
  const open = setting !== 'street'
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
  const front = frontOf(sheet, setting, lot)
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
