import type { Random } from '../pictures/prng'
import type { Building } from './building'
import type { Planned } from './plan'

export interface Money {
  /** Euro; a month's rent when it is to let. */
  price: number
  /** Euro per month, of the tenant or the owner. */
  charges: number | null
  /** Euro */
  cadastralIncome: number
  /** Rent a year of a building that yields rent, in euro. */
  yearlyYield: number | null
  /** Euro per month for a life annuity. */
  annuity: number | null
}

const STATE: Record<Building['condition'], number> = {
  new: 1.09,
  good: 0.97,
  renovated: 1.05,
  refresh: 0.78,
}

const SHAPE = { 2: 0.84, 3: 0.88, 4: 0.94 } as const

const asking = (euro: number): number => Math.round(euro / 5000) * 5000

const landPerM2 = (planned: Planned): number => planned.town.euroPerM2 / 11

const saleValue = (random: Random, planned: Planned, building: Building): number => {
  const perM2 = planned.town.euroPerM2 * STATE[building.condition] * random.range(0.95, 1.06)
  const area = building.area ?? 0
  switch (planned.kind) {
    case 'land':
      return (building.plot ?? 0) * landPerM2(planned) * random.range(0.8, 1)
    case 'garage':
      return 14_000 + planned.town.euroPerM2 * 5
    case 'commercial':
      return area * perM2 * 0.75
    case 'investment':
      return area * perM2 * 0.72
    case 'house': {
      const spare = Math.max(0, (building.plot ?? 0) - 150)
      return area * perM2 * SHAPE[building.facades ?? 2] + Math.min(spare, 900) * perM2 * 0.03
    }
    default:
      return area * perM2 + building.parkings * 20_000 + building.terrace * 500
  }
}

const rentValue = (random: Random, planned: Planned, building: Building): number => {
  const area = building.area ?? 0
  if (planned.kind === 'garage') return random.int(18, 24) * 5
  const base = Math.min(14.5, 7.8 + planned.town.euroPerM2 / 700) * random.range(0.96, 1.05)
  const size = { house: 0.85, studio: 1.2, commercial: 1.05 }[planned.kind as string] ?? 1
  return Math.round((Math.max(area * 10, area * base * size)) / 5) * 5
}

const chargesOf = (random: Random, planned: Planned): number | null => {
  const range = {
    apartment: [60, 190],
    studio: [45, 85],
    commercial: [55, 130],
    garage: [8, 15],
    house: [15, 45],
  }[planned.kind as string]
  if (range === undefined || (planned.kind === 'house' && planned.goal === 'sale')) return null
  return random.int(range[0] as number, range[1] as number)
}

/**
 * What a listing costs, in euro, from the price per m² of its town, its state and its size; the
 * price of a life annuity is the first payment. Spec §3, §9.
 */
export function moneyOf(random: Random, planned: Planned, building: Building): Money {
  const value = saleValue(random, planned, building)
  const rented = planned.goal === 'rent' ? rentValue(random, planned, building) : null
  const home = building.area === null ? 12 : building.area * random.range(6.5, 10.5)
  const price = planned.annuity ? value * 0.28 : value
  return {
    price: rented ?? (planned.kind === 'garage' ? Math.round(price / 500) * 500 : asking(price)),
    charges: chargesOf(random, planned),
    cadastralIncome: Math.round(home),
    yearlyYield: planned.kind === 'investment' ? Math.round((value * 0.052) / 100) * 100 : null,
    annuity: planned.annuity ? Math.round((value * 0.0028) / 10) * 10 : null,
  }
}
