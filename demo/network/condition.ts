import type { Random } from '../pictures/prng'
import type { Condition } from './building'

/** The state of a building of that year; what is let is never to be renovated. */
export const conditionOf = (random: Random, year: number, rent: boolean): Condition => {
  if (year >= 2013) return 'new'
  if (year < 1992 && !rent && random.chance(0.2)) return 'refresh'
  return year < 1985 && random.chance(0.6) ? 'renovated' : 'good'
}

/** The year of the renovation; null where there was none. */
export const renovationOf = (random: Random, year: number, condition: Condition): number | null =>
  condition === 'renovated' ? random.int(Math.max(2009, year + 25), 2024) : null
