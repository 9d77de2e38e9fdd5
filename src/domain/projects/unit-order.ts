import { LISTING_STATUSES } from '../properties/status'

/** What a row of the price list says of its unit, as text; empty where nothing is known. */
export interface UnitFacts {
  type: string
  status: string
  floor: string
  rooms: string
  price: string
}

export const UNIT_SORTS = ['floor', 'type', 'rooms', 'price', 'price-desc', 'status'] as const
export type UnitSort = (typeof UNIT_SORTS)[number]

/** What the price list is narrowed to; an empty text narrows nothing. */
export interface UnitWish {
  type: string
  rooms: string
  status: string
  /** Highest price in euro. */
  price: string
}

const numberOf = (text: string): number | null => {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : null
}

/** Whether a unit is what is wished for. An unknown price or number of rooms never is. */
export function isWished(unit: UnitFacts, wish: UnitWish): boolean {
  const most = numberOf(wish.price)
  const least = numberOf(wish.rooms)
  return (
    (wish.type === '' || unit.type === wish.type) &&
    (wish.status === '' || unit.status === wish.status) &&
    (most === null || (numberOf(unit.price) ?? Infinity) <= most) &&
    (least === null || (numberOf(unit.rooms) ?? -1) >= least)
  )
}

/** Which of two numbers stands first; one that is not known stands last, whatever the sign. For `Array.sort`. */
function knownFirst(left: number | null, right: number | null, sign = 1): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  return sign * (left - right)
}

interface ListedUnit {
  id: number
  floor: number | null
}

/** Which of two units stands first in the price list as it is read: that of the lowest floor. For `Array.sort`. */
export const byFloor = (a: ListedUnit, b: ListedUnit): number => knownFirst(a.floor, b.floor) || a.id - b.id

/** Which of two units stands first; what is not known stands last. For `Array.sort`. */
export function unitOrder(sort: UnitSort): (a: UnitFacts, b: UnitFacts) => number {
  if (sort === 'type') return (a, b) => a.type.localeCompare(b.type)
  if (sort === 'status') {
    const rank = ({ status }: UnitFacts) => LISTING_STATUSES.findIndex((state) => state === status)
    return (a, b) => rank(a) - rank(b)
  }
  const [key, sign] = sort === 'price-desc' ? (['price', -1] as const) : ([sort, 1] as const)
  return (a, b) => knownFirst(numberOf(a[key]), numberOf(b[key]), sign)
}
