import type { Random } from '../pictures/prng'
import { energyLabel } from '@/domain/properties/energy-label'
import type { Region } from '@/domain/properties/region'
import type { Building } from './building'
import type { Planned } from './plan'

export type Heating = 'pump' | 'gas' | 'oil' | 'collective'

export interface Energy {
  heating: Heating
  solar: boolean
  /** kWh/m²/year */
  score: number
  /** kWh/year */
  total: number
  /** kg CO₂/m²/year */
  co2: number
  eLevel: number | null
  label: string
  reference: string
  endDate: string
}

const RANGES: readonly (readonly [before: number, low: number, high: number])[] = [
  [1945, 290, 395],
  [1976, 265, 375],
  [1991, 215, 310],
  [2006, 150, 225],
  [2013, 95, 148],
]

const rangeOf = (year: number, condition: Building['condition']): readonly [number, number] => {
  if (condition === 'refresh') return [415, 560]
  if (condition === 'renovated') return [135, 235]
  if (year >= 2018) return [22, 58]
  const row = RANGES.find(([before]) => year < before)
  return row === undefined ? [58, 95] : [row[1], row[2]]
}

const heatingOf = (random: Random, planned: Planned, building: Building): Heating => {
  const year = building.year ?? 0
  if (year >= 2018) return 'pump'
  if (planned.kind === 'apartment' && year < 1990 && random.chance(0.5)) return 'collective'
  if (planned.kind === 'studio') return random.chance(0.6) ? 'collective' : 'gas'
  const rural = planned.town.setting === 'ardennes' || planned.town.setting === 'village'
  const oldHouse = planned.kind === 'house' && building.condition !== 'renovated' && year < 1990
  return rural && oldHouse ? 'oil' : 'gas'
}

const CLASSES = [45, 75, 85, 100, 155, 225, 280, 355] as const

/** The class of a home on the energy passport of Luxembourg, A to I. */
const passportClass = (score: number): string =>
  'ABCDEFGHI'.charAt(CLASSES.filter((bound) => score > bound).length)

const CO2: Record<Heating, number> = { pump: 0.09, gas: 0.2, oil: 0.26, collective: 0.21 }

const pad = (value: number): string => String(value).padStart(2, '0')

const referenceOf = (random: Random, region: Region, date: string): string => {
  const day = date.replaceAll('-', '')
  if (region === 'luxembourg') return `P.${day}.4010.${random.int(100, 999)}`
  if (region === 'wallonia') return `${day}${random.int(1, 29999).toString().padStart(6, '0')}`
  const number = random.int(2_100_000, 3_900_000).toString().padStart(10, '0')
  return region === 'brussels'
    ? `${day}-${number}-01-${random.int(1, 9)}`
    : `${day}-${number}-RES-${random.int(1, 2)}`
}

/**
 * Energy facts of a building by its year, state and region: score in kWh/m²/year, label, the
 * certificate's number in its region's own form and the day it ends (ISO). Plots and garages
 * have none. Spec §3, §9.
 */
export function energyOf(
  random: Random,
  planned: Planned,
  building: Building,
  region: Region,
): Energy | null {
  const { year, area, condition } = building
  if (year === null || area === null || planned.kind === 'garage') return null
  const [low, high] = rangeOf(year, condition)
  const shared = ['apartment', 'studio'].includes(planned.kind) ? 0.78 : 1
  const heating = heatingOf(random, planned, building)
  const solar = planned.kind === 'house' && condition !== 'refresh' && random.chance(0.4)
  const score = Math.round(random.range(low, high) * shared * (solar ? 0.88 : 1))
  const since = Math.min(2026, Math.max(2018, year, building.renovated ?? 0))
  const [issued, month, day] = [random.int(since, 2026), random.int(1, 9), random.int(1, 28)]
  const rest = `${pad(month)}-${pad(day)}`
  return {
    heating,
    solar,
    score,
    total: Math.round((score * area * 1.12) / 10) * 10,
    co2: Math.max(1, Math.round(score * CO2[heating])),
    eLevel: year >= 2007 ? Math.round(score * 0.55) + 5 : null,
    label: region === 'luxembourg' ? passportClass(score) : (energyLabel({ region, value: score, labelText: null })?.text ?? ''),
    reference: referenceOf(random, region, `${issued}-${rest}`),
    endDate: `${issued + 10}-${rest}`,
  }
}
