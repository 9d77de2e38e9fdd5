import type { Goal } from '@/domain/properties/goal'
import { readableQuery } from '@/lib/readable-query'
import { cityName } from '../city-name'
import type { NumberRange } from '../criteria/range'
import type { SearchIndex } from '../search-index'
import { zoneName } from '../zones'
import { THOUSANDS_BELOW } from './price'
import type { QueryReading } from './read-query'

/** No more is paid a month, and no less buys anything. */
const PURCHASE_FROM = 10_000

/** A price that is no purchase and no thousands: a month's rent. */
const isRent = (euros: number | null): boolean => euros !== null && euros >= 400 && euros < PURCHASE_FROM

/** The list that was asked for, in words, by a life annuity, which is a sale, or by a price that can only be a rent; null for either. */
export function askedGoal({ goal, price, features }: QueryReading): Goal | null {
  if (goal !== null) return goal
  if (features.includes('life-annuity')) return 'sale'
  return isRent(price.max) ? 'rent' : null
}

/** Whether anything was understood. */
export const isUnderstood = (reading: QueryReading): boolean =>
  reading.goal !== null || criteriaOf(reading) > 0

/** How many things were understood, beside whether it is to buy or to rent. */
export const criteriaOf = ({ types, cities, regions, bedrooms, price, energy, features }: QueryReading): number =>
  Math.min(1, types.length) + cities.length + regions.length + features.length +
  Math.min(1, energy.length) + Number(bedrooms !== null) + Number(price.min !== null || price.max !== null)

/** The price that the list of a goal is asked for: whoever types `max 350` or `tussen 800 en 1200` to buy means thousands. */
export function priceOn(goal: Goal, { price: { min, max } }: QueryReading): NumberRange {
  const isShort = (min ?? max ?? 0) < THOUSANDS_BELOW && (max ?? 0) < PURCHASE_FROM
  const times = goal === 'sale' && isShort ? 1000 : 1
  return { min: min && min * times, max: max && max * times }
}

/**
 * The parameters of the list of a goal for what was read, in the order of an address; what was not
 * understood is `q`. Empty where nothing is asked for.
 */
export function queryOf(index: SearchIndex, reading: QueryReading, goal: Goal): string {
  const { types, cities, regions, radius, bedrooms, energy, features, rest } = reading
  const { min, max } = priceOn(goal, reading)
  const query = new URLSearchParams([
    ...cities.map((row) => ['city', cityName(index, row)]),
    ...(radius === null ? [] : [['radius', String(radius)]]),
    ...regions.map((zone) => ['region', zoneName(zone, index.language)]),
    ...types.map((row) => ['type', String(index.types.numbers[row] ?? '')]),
    ...(min === null ? [] : [['price-min', String(min)]]),
    ...(max === null ? [] : [['price-max', String(max)]]),
    ...(bedrooms === null ? [] : [['bedrooms', String(bedrooms)]]),
    ...energy.map((letter) => ['energy', letter]),
    ...features.map((feature) => [feature, '1']),
    ...(rest === '' ? [] : [['q', rest]]),
  ])
  return readableQuery(query)
}
