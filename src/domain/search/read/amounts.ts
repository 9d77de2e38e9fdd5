import type { Goal } from '@/domain/properties/goal'
import type { NumberRange } from '../criteria/range'
import { phraseOf, type Token } from './tokens'
import {
  AND_OR,
  BEDROOM_WORDS,
  BOUNDS,
  CURRENCY,
  MEASURES,
  MONTHLY,
  MONTHS,
  MULTIPLES,
  NEGATIONS,
  NUMBER_WORDS,
  RANGE_STARTS,
  RANGE_WORDS,
  REFERENCES,
} from './vocabulary'

/** Something that begins at a token and ends before another. */
export interface Read<T> {
  value: T
  end: number
}

/** The bounds of a price, and that it is a rent where it is by the month. */
interface Price {
  price: NumberRange
  goal?: 'rent'
}

interface Amount {
  /** As it was typed: 1.5 of `1,5 miljoen`. */
  number: number
  /** 1 where none was typed. */
  multiple: number
  /** A currency, a multiple or a month was typed with it. */
  isMoney: boolean
  isMonthly: boolean
}

const NUMBER = /^[1-9]\d*(?:[.,'’]\d+)*$/
/** In thousands, cents or none behind them. */
const GROUPED = /^(\d{1,3}(?:[.,'’]\d{3})+)(?:[.,]\d{1,2})?$/
const GROUP = /^\d{3}(?:,\d{1,2})?$/
const LARGEST = 1_000_000_000
/** A number from here on is a price even where nothing says so. */
const SURELY_A_PRICE = 20_000
const LEAST = 50
/** As many `m` are metres, fewer are millions. */
const METRES_FROM = 50

const keyAt = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? ''

const gapAt = (tokens: readonly Token[], at: number): string => tokens[at]?.gap ?? ''

/** The number in `350.000`, `350,000`, `1.200,00`, `1,5` or `1.2`. */
function numberIn(text: string): number {
  const [, whole] = GROUPED.exec(text) ?? []
  return whole ? Number(whole.replace(/\D/g, '')) : Number(text.replace(',', '.').replace(/['’]/g, ''))
}

/** A number, with the groups of three that only a space parts from it: `350 000`; null where none begins. */
function numberAt(tokens: readonly Token[], start: number): Read<number> | null {
  const first = keyAt(tokens, start)
  if (!NUMBER.test(first)) return null
  const isGroup = (at: number): boolean => GROUP.test(keyAt(tokens, at)) && /^\s+$/.test(gapAt(tokens, at))
  let end = start + 1
  while (/^\d{1,3}$/.test(first) && isGroup(end)) end += 1
  return { value: numberIn(phraseOf(tokens, start, end - start).replaceAll(' ', '.')), end }
}

const isMeasure = (tokens: readonly Token[], { value, end }: Read<number>): boolean =>
  MEASURES.has(keyAt(tokens, end)) || (keyAt(tokens, end) === 'm' && value >= METRES_FROM)

/** Where `per maand`, `/month` or `pcm` after an amount ends; the token itself where nothing says so. */
function monthEnd(tokens: readonly Token[], at: number, isMoney: boolean): number {
  const count = [1, 2].find((length) => MONTHLY.has(phraseOf(tokens, at, length)))
  if (count) return at + count
  return MONTHS.has(keyAt(tokens, at)) && (isMoney || gapAt(tokens, at).includes('/')) ? at + 1 : at
}

/** Whether a dash or a slash alone stands between a number and the one before it. */
const isJoined = (tokens: readonly Token[], at: number): boolean =>
  /^[-–—/]$/.test(gapAt(tokens, at)) && [at - 1, at].every((one) => /^\d/.test(keyAt(tokens, one)))

/** Whether a number is one of three in a row, as in a date or a reference: `15/10/2026`. */
const isOfMany = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at, at + 1].some((second) => isJoined(tokens, second) && isJoined(tokens, second + 1))

/** An amount of money, `350.000`, `350 000 €`, `€ 350k` or `1,5 miljoen`; null where none begins. */
function amountAt(tokens: readonly Token[], start: number): Read<Amount> | null {
  const isSigned = CURRENCY.has(keyAt(tokens, start))
  const first = isSigned ? start + 1 : start
  const number = numberAt(tokens, first)
  if (!number || isMeasure(tokens, number) || isOfMany(tokens, first)) return null
  const multiple = MULTIPLES.get(keyAt(tokens, number.end))
  const at = multiple ? number.end + 1 : number.end
  // The second sign of `€ 700 - € 900` is the next amount's.
  const hasCurrency = CURRENCY.has(keyAt(tokens, at)) && !(isSigned && NUMBER.test(keyAt(tokens, at + 1)))
  const unitEnd = hasCurrency ? at + 1 : at
  const isSum = isSigned || hasCurrency || multiple !== undefined
  const end = monthEnd(tokens, unitEnd, isSum)
  const isMonthly = end > unitEnd
  const amount = { number: number.value, multiple: multiple ?? 1, isMoney: isSum || isMonthly, isMonthly }
  const euros = eurosOf(amount)
  return euros >= 1 && euros <= LARGEST ? { value: amount, end } : null
}

const eurosOf = ({ number, multiple }: Amount): number => Math.round(number * multiple)

const LONGEST_BOUND = 4

type BoundKind = 'min' | 'max' | 'above'

const OPPOSITE = { min: 'max', max: 'min', above: 'max' } as const

/**
 * The longest bound that begins at a token, whatever follows; null where none begins. A word that refuses one asks for
 * the other: `niet meer dan` is `hoogstens`.
 */
export function boundAt(tokens: readonly Token[], start: number): Read<BoundKind> | null {
  const isRefused = NEGATIONS.has(keyAt(tokens, start))
  const at = isRefused ? start + 1 : start
  for (let count = LONGEST_BOUND; count > 0; count -= 1) {
    const bound = BOUNDS.get(phraseOf(tokens, at, count))
    if (bound && at + count <= tokens.length) return { value: isRefused ? OPPOSITE[bound] : bound, end: at + count }
  }
  return null
}

/** Where the second of two numbers begins, after a word, a dash or a slash; null where none is typed between them. */
function secondAt(tokens: readonly Token[], at: number): number | null {
  if (RANGE_WORDS.has(keyAt(tokens, at))) return at + 1
  return /^\s*[-–—/]\s*$/.test(gapAt(tokens, at)) ? at : null
}

/**
 * Whether two numbers that nothing says are money are the price of a goal: `te huur 700-900`, `te koop
 * 250-300`. After `of`, or where they are close, they are postcodes: `1000 of 1200`, `9000-9050`.
 */
const isPriceOf = (goal: Goal | null, from: number, to: number, between: string): boolean =>
  (goal === 'rent' ? to * 10 >= from * 11 : goal === 'sale' && to < THOUSANDS_BELOW) && !AND_OR.has(between)

/** Whether a second number is written as that of a reference is, behind a slash and without groups: `2026/20231`. */
const isSlashed = (tokens: readonly Token[], second: number, end: number): boolean =>
  gapAt(tokens, second) === '/' && end === second + 1 && /^\d+$/.test(keyAt(tokens, second))

/** Two amounts; of `1 tot 2 miljoen` both are millions. */
function betweenAt(tokens: readonly Token[], start: number, goal: Goal | null): Read<Price> | null {
  const isStarted = RANGE_STARTS.has(keyAt(tokens, start))
  const least = amountAt(tokens, isStarted ? start + 1 : start)
  const second = least && secondAt(tokens, least.end)
  const most = second && amountAt(tokens, second)
  if (!least || !most || BEDROOM_WORDS.has(keyAt(tokens, most.end))) return null
  const to = eurosOf(most.value)
  const shared = least.value.multiple === 1 && least.value.number * most.value.multiple <= to
  const from = eurosOf(shared ? { ...least.value, multiple: most.value.multiple } : least.value)
  const isMoney = least.value.isMoney || most.value.isMoney
  const surely = isSlashed(tokens, second, most.end) ? Math.min(from, to) : to
  const isSaid = isStarted || surely >= SURELY_A_PRICE || isPriceOf(goal, from, to, keyAt(tokens, least.end))
  // The month of `10/2026` and the house of `12/101` are less than anything costs.
  if (!isMoney && !(isSaid && Math.min(from, to) >= LEAST)) return null
  if (Math.max(from, to) < LEAST) return null
  return priceOf({ min: from, max: to }, least.value.isMonthly || most.value.isMonthly, most.end)
}

const priceOf = (price: NumberRange, isMonthly: boolean, end: number): Read<Price> => ({
  value: isMonthly ? { price, goal: 'rent' } : { price },
  end,
})

/** Below it, a price to buy is in thousands. */
export const THOUSANDS_BELOW = 1000

/** Two bounds of one price in their order; of `200-300.000` both are thousands. */
export function ordered({ min, max }: NumberRange): NumberRange {
  if (min === null || max === null) return { min, max }
  const [least, most] = min < max ? [min, max] : [max, min]
  const bounds = [least < THOUSANDS_BELOW && most >= 100_000 ? least * 1000 : least, most] as const
  return { min: Math.min(...bounds), max: Math.max(...bounds) }
}

/** The bounds of a price that begin at a token, in a search with a goal; null where none do. */
export function priceAt(tokens: readonly Token[], start: number, goal: Goal | null): Read<Price> | null {
  if (REFERENCES.has(keyAt(tokens, start - 1))) return null
  const between = betweenAt(tokens, start, goal)
  if (between) return between
  const bound = boundAt(tokens, start)
  const amount = amountAt(tokens, bound?.end ?? start)
  if (!amount || BEDROOM_WORDS.has(keyAt(tokens, amount.end))) return null
  const { isMoney, isMonthly } = amount.value
  const euros = eurosOf(amount.value)
  const read = (own: BoundKind, end: number): Read<Price> => priceOf(boundsOf(own, euros), isMonthly, end)
  if (bound) return euros < LEAST ? null : read(bound.value, amount.end)
  const isAlone = ![keyAt(tokens, start - 1), keyAt(tokens, amount.end)].some((key) => /^(?:\d.*|\+)$/.test(key))
  const isWritten = tokens.length > 1 || GROUPED.test(keyAt(tokens, start))
  const isPrice = isMoney ? euros >= LEAST : euros >= SURELY_A_PRICE && isAlone && isWritten
  if (!isPrice) return null
  if (keyAt(tokens, amount.end) === '+') return read('min', amount.end + 1)
  const after = boundAt(tokens, amount.end)
  const isOwn = after !== null && amountAt(tokens, after.end) === null
  return isOwn && /^m(?:ax|in)/.test(keyAt(tokens, amount.end)) ? read(after.value, after.end) : read('max', amount.end)
}

const boundsOf = (bound: BoundKind, euros: number): NumberRange =>
  bound === 'max' ? { min: null, max: euros } : { min: euros, max: null }

/** Where a size or a distance ends, `1000 m²`, `tussen 80 en 100 m²`, `9 vierkante meter`; null where none begins. */
export function measureEnd(tokens: readonly Token[], start: number): number | null {
  const isStarted = RANGE_STARTS.has(keyAt(tokens, start))
  const least = numberAt(tokens, isStarted ? start + 1 : (boundAt(tokens, start)?.end ?? start))
  const second = least && secondAt(tokens, least.end)
  const most = second && numberAt(tokens, second)
  const last = most && most.value > least.value ? most : least
  if (!last || !isMeasure(tokens, last)) return null
  return MEASURES.has(keyAt(tokens, last.end + 1)) ? last.end + 2 : last.end + 1
}

const MOST_BEDROOMS = 20
const OR_MORE = new Set(['of meer', 'ou plus', 'or more', 'oder mehr', 'et plus', 'en meer', 'and more'])

const countAt = (tokens: readonly Token[], at: number): number | null => {
  const key = keyAt(tokens, at)
  const count = NUMBER_WORDS.get(key) ?? (/^\d{1,2}$/.test(key) ? Number(key) : 0)
  return count >= 1 && count <= MOST_BEDROOMS ? count : null
}

/**
 * How many bedrooms are asked for at least: `3 slaapkamers`, `3+ ch`, `2 à 3 chambres`; `meer dan 3` are
 * four. Bedrooms at most, which no list can be asked for, give null as the value: they are read and not
 * understood.
 */
export function bedroomsAt(tokens: readonly Token[], start: number): Read<number | null> | null {
  const bound = boundAt(tokens, start)
  let at = bound?.end ?? start
  const count = countAt(tokens, at)
  if (count === null) return null
  at += 1
  if (keyAt(tokens, at) === '+') at += 1
  else if (OR_MORE.has(phraseOf(tokens, at, 2))) at += 2
  else {
    const second = RANGE_WORDS.has(keyAt(tokens, at)) ? at + 1 : at
    if (countAt(tokens, second) !== null) at = second + 1
  }
  if (!BEDROOM_WORDS.has(keyAt(tokens, at))) return null
  const end = OR_MORE.has(phraseOf(tokens, at + 1, 2)) ? at + 3 : at + 1
  if (bound?.value === 'max') return { value: null, end }
  return { value: bound?.value === 'above' ? count + 1 : count, end }
}
