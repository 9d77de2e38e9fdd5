import type { ProjectStyle } from '../pictures/subject'
import { words, type Words } from './words'
import { townOf, type Town } from './towns'
import { plannedListings, type Planned } from './plan'

interface UnitPlan {
  bedrooms: number
  /** m² */
  area: number
  floor: number
  /** m² */
  terrace: number
  status: Planned['status']
}

export interface ProjectPlan {
  id: number
  kind: 'apartment' | 'house'
  goal: Planned['goal']
  town: Town
  name: Words
  /** How its text says that it is built. */
  style: ProjectStyle
  houseNumber: string
  /** Year and month, YYYY-MM. */
  delivery: string
  storeys: number
  units: readonly UnitPlan[]
}

export interface PlannedUnit extends Planned {
  project: ProjectPlan
  unit: UnitPlan
}

const unit = (
  bedrooms: number,
  area: number,
  floor: number,
  terrace: number,
  status: Planned['status'] = 'available',
): UnitPlan => ({ bedrooms, area, floor, terrace, status })

const same = (name: string): Words => words(name, name, name, name)

/** The five new-build projects of the demo, IDs from 900001 on. Spec §3, "Project". */
export const PROJECTS: readonly ProjectPlan[] = [
  {
    id: 900_001,
    kind: 'apartment',
    goal: 'sale',
    town: townOf('gent'),
    name: same('Weverspoort'),
    style: 'gateway',
    houseNumber: '18',
    delivery: '2027-09',
    storeys: 5,
    units: [
      unit(2, 94, 0, 22, 'sold'),
      unit(1, 66, 1, 8),
      unit(2, 91, 1, 11),
      unit(2, 97, 2, 12, 'option'),
      unit(3, 118, 3, 16),
      unit(3, 136, 4, 48),
    ],
  },
  {
    id: 900_002,
    kind: 'house',
    goal: 'sale',
    town: townOf('mechelen'),
    name: same('Hof ter Wilgen'),
    style: 'close',
    houseNumber: '2-10',
    delivery: '2027-03',
    storeys: 3,
    units: [
      unit(3, 148, 0, 18, 'sold'),
      unit(3, 151, 0, 18),
      unit(4, 168, 0, 20),
      unit(3, 151, 0, 18, 'option'),
      unit(4, 176, 0, 24),
    ],
  },
  {
    id: 900_003,
    kind: 'apartment',
    goal: 'sale',
    town: townOf('evere'),
    name: same('Oréa'),
    style: 'corner',
    houseNumber: '77',
    delivery: '2027-12',
    storeys: 5,
    units: [
      unit(1, 61, 0, 14),
      unit(2, 86, 1, 9),
      unit(2, 89, 2, 9),
      unit(2, 92, 3, 12),
      unit(3, 121, 4, 32),
    ],
  },
  {
    id: 900_004,
    kind: 'apartment',
    goal: 'sale',
    town: townOf('namen'),
    name: same('Les Terrasses du Halage'),
    style: 'steps',
    houseNumber: '41',
    delivery: '2028-05',
    storeys: 4,
    units: [
      unit(1, 64, 0, 20),
      unit(2, 88, 1, 14, 'sold'),
      unit(2, 95, 1, 16),
      unit(3, 114, 2, 18),
      unit(3, 132, 3, 40),
    ],
  },
  {
    id: 900_005,
    kind: 'apartment',
    goal: 'rent',
    town: townOf('leuven'),
    name: same('De Stapelhuizen'),
    style: 'quay',
    houseNumber: '12',
    delivery: '2027-02',
    storeys: 5,
    units: [
      unit(1, 58, 0, 10),
      unit(2, 84, 1, 6, 'rented'),
      unit(2, 86, 1, 6),
      unit(1, 62, 2, 6),
      unit(2, 88, 3, 6),
    ],
  },
]

const unitOf = (project: ProjectPlan, entry: UnitPlan, id: number): PlannedUnit => ({
  id,
  kind: project.kind,
  goal: project.goal,
  town: project.town,
  status: entry.status,
  marquee: 0,
  pricePublished: true,
  addressPublished: true,
  priceFrom: false,
  annuity: false,
  project,
  unit: entry,
})

/** The units of all projects as listings, with the IDs that follow the others. */
export function plannedUnits(): PlannedUnit[] {
  const first = plannedListings().length + 100_001
  return PROJECTS.flatMap((project) => project.units.map((entry) => ({ project, entry }))).map(
    ({ project, entry }, index) => unitOf(project, entry, first + index),
  )
}
