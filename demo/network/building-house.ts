import type { Random } from '../pictures/prng'
import { blankBuilding, type Building } from './building'
import { conditionOf, renovationOf } from './condition'
import type { Planned } from './plan'

const yearOf = (random: Random, facades: 2 | 3 | 4): number => {
  if (facades === 2) return random.chance(0.6) ? random.int(1888, 1938) : random.int(1952, 2021)
  return facades === 3 ? random.int(1934, 2022) : random.int(1958, 2023)
}

const facadesOf = (random: Random, { town }: Planned): 2 | 3 | 4 => {
  if (town.setting === 'brussels') return random.chance(0.8) ? 2 : 3
  if (town.setting === 'city') return random.pick([2, 2, 2, 3, 3] as const)
  if (town.setting === 'ardennes') return random.pick([3, 4, 4] as const)
  return random.pick([2, 3, 4, 4] as const)
}

const plotOf = (random: Random, facades: 2 | 3 | 4, footprint: number): number => {
  if (facades === 2) return footprint + random.int(10, 110)
  return footprint + (facades === 3 ? random.int(180, 480) : random.int(520, 1500))
}

const AREAS = { 2: [108, 192], 3: [128, 198], 4: [162, 284] } as const

/** A house: terraced in cities, freer outside them. */
export const houseBuilding = (random: Random, planned: Planned): Building => {
  const facades = facadesOf(random, planned)
  const rural = planned.town.setting === 'ardennes' && random.chance(0.6)
  const year = rural ? random.int(1880, 1925) : yearOf(random, facades)
  const floors = facades === 2 ? 3 : 2
  const [smallest, largest] = AREAS[facades]
  const area = random.int(smallest, largest)
  const footprint = Math.round((area / floors) * 1.2)
  const plot = plotOf(random, facades, footprint)
  const condition = conditionOf(random, year, planned.goal === 'rent')
  const open = Math.round((plot - footprint) * 0.8)
  const bedrooms = Math.min(6, Math.max(2, Math.round(area / 46) + random.int(0, 1)))
  return {
    ...blankBuilding(random),
    year,
    renovated: renovationOf(random, year, condition),
    condition,
    floors,
    facades,
    bedrooms,
    bathrooms: area > 215 ? 2 : 1,
    showerRooms: area <= 215 && bedrooms >= 4 && random.chance(0.6) ? 1 : 0,
    area,
    plot,
    terrace: open >= 20 ? Math.min(random.int(14, 36), Math.round(open * 0.6)) : 0,
    garden: open >= 45 ? open - 15 : 0,
    garages: facades === 2 ? (year > 1950 ? random.int(0, 1) : 0) : random.int(1, facades - 2),
    externalParkings: facades === 2 ? 0 : random.int(1, 3),
    front: facades === 2 ? random.int(50, 75) / 10 : random.int(80, 140) / 10,
  }
}
