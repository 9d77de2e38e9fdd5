import type { Random } from '../pictures/prng'
import type { Region } from '@/domain/properties/region'
import type { PlanningCode } from '@/domain/properties/planning'
import type { FloodScore } from '@/domain/properties/flood-score'
import type { Building } from './building'
import type { Planned } from './plan'

export interface PlanningFacts {
  permit: PlanningCode<'permit'> | null
  areaDestination: PlanningCode<'areaDestination'> | null
  summons: PlanningCode<'summons'> | null
  preemptiveRight: PlanningCode<'preemptiveRight'> | null
  allotmentPermit: PlanningCode<'allotmentPermit'> | null
  floodPScore: FloodScore | null
  floodGScore: FloodScore | null
}

const RIVER_TOWNS = ['gent', 'aalst', 'oudenaarde', 'halle', 'mechelen', 'kortrijk']

const floodOf = (random: Random, planned: Planned): readonly [FloodScore, FloodScore] => {
  const dice = random.next() - (RIVER_TOWNS.includes(planned.town.key) ? 0.25 : 0)
  if (dice > 0.2) return ['A', 'A']
  if (dice > 0.02) return ['B', 'A']
  return dice > -0.18 ? ['C', 'B'] : ['D', 'C']
}

const zoneOf = (planned: Planned, building: Building): PlanningCode<'areaDestination'> => {
  if (planned.town.key === 'brugge' && (building.year ?? 2000) < 1940) return 'Wche'
  const rural = ['village', 'ardennes'].includes(planned.town.setting)
  return rural && building.facades !== 2 ? 'WgLk' : 'Wg'
}

const NOTHING: PlanningFacts = {
  permit: null,
  areaDestination: null,
  summons: null,
  preemptiveRight: null,
  allotmentPermit: null,
  floodPScore: null,
  floodGScore: null,
}

/**
 * Planning facts as codes: all five and both flood scores in Flanders, only the zoning in the
 * other regions. Spec §3, "planning info".
 */
export function planningOf(
  random: Random,
  planned: Planned,
  building: Building,
  region: Region,
): PlanningFacts {
  if (region === 'luxembourg') return NOTHING
  const areaDestination = zoneOf(planned, building)
  if (region !== 'flanders') return { ...NOTHING, areaDestination }
  const [floodPScore, floodGScore] = floodOf(random, planned)
  return {
    permit: planned.kind === 'land' ? 'Gvg' : 'Vg',
    areaDestination,
    summons: 'Gmo',
    preemptiveRight: random.chance(0.08) ? 'Vkr' : 'Gvkr',
    allotmentPermit: planned.kind === 'land' || building.facades === 4 ? 'Vv' : 'Gvv',
    floodPScore,
    floodGScore,
  }
}
