import { randomFrom } from '../pictures/prng'
import type { Region } from '@/domain/properties/region'
import type { Building } from './building'
import { buildingOf } from './building-of'
import { unitBuilding } from './building-unit'
import { energyOf, type Energy } from './energy'
import { moneyOf, type Money } from './money'
import { plannedListings, type Planned } from './plan'
import { regionOfTown } from './towns'
import { planningOf, type PlanningFacts } from './planning-facts'
import { plannedUnits, type PlannedUnit, type ProjectPlan } from './project-plan'

/** One listing of the demo before it is put into words. */
export interface Facts {
  planned: Planned
  project: ProjectPlan | null
  region: Region
  building: Building
  energy: Energy | null
  money: Money
  planning: PlanningFacts
  latitude: number
  longitude: number
  houseNumber: string
  boxNr: string
  /** ISO dates with time */
  created: string
  modified: string
  /** ISO date, for rent */
  availableFrom: string | null
}

const DAY = 86_400_000
const TODAY = Date.UTC(2026, 10, 21)
const dayBefore = (days: number): string => new Date(TODAY - days * DAY).toISOString().slice(0, 10)

const isUnit = (planned: Planned): planned is PlannedUnit => 'project' in planned

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

function factsOf(planned: Planned): Facts {
  const random = randomFrom(`demo-${planned.id}`)
  const project = isUnit(planned) ? planned.project : null
  const place = project === null ? random : randomFrom(`demo-${project.id}`)
  const building = isUnit(planned)
    ? unitBuilding(random, planned)
    : buildingOf(random, planned)
  const region = regionOfTown(planned.town)
  const coast = planned.town.setting === 'coast'
  const age = planned.marquee === 2 ? random.int(1, 20) : random.int(22, 300)
  return {
    planned,
    project,
    region,
    building,
    energy: energyOf(random, planned, building, region),
    money: moneyOf(random, planned, building),
    planning: planningOf(random, planned, building, region),
    // On the coast only inland, or a house would stand in the sea.
    latitude: round(planned.town.latitude + place.range(-0.007, coast ? 0 : 0.007)),
    longitude: round(planned.town.longitude + place.range(-0.008, 0.008)),
    houseNumber: project?.houseNumber ?? String(random.int(3, 148)),
    boxNr: ['apartment', 'studio'].includes(planned.kind) ? boxOf(building, planned) : '',
    created: `${dayBefore(age)}T09:00:00Z`,
    modified: `${dayBefore(random.int(0, Math.min(age, 20)))}T10:00:00Z`,
    availableFrom: planned.goal === 'rent' ? (project ? `${project.delivery}-15` : dayBefore(-random.int(1, 5) * 20 - 10)) : null,
  }
}

const boxOf = (building: Building, planned: Planned): string =>
  `${building.floor ?? 0}.${(planned.id % 4) + 1}`

/** Every listing of the demo, units of projects last; the same at each call. */
export const demoFacts = (): Facts[] => [...plannedListings(), ...plannedUnits()].map(factsOf)
