import type { Goal } from '@/domain/properties/goal'
import type { NumberRange } from '../criteria/range'
import {
  amountAt, eurosOf, gapAt, GROUPED, keyAt, type Amount, type Read,
} from './amounts'
import { bedroomsAt } from './bedrooms'
import { ABOUT, RANGE_STARTS } from './bound-words'
import { BEFORE_AMOUNT, boundAt, measureEnd, numberStart, ownBoundAt, secondAt, type BoundKind } from './bounds'
import { phraseOf, type Token } from './tokens'
import { AND_OR, BEDROOM_WORDS, GOALS, REFERENCES } from './vocabulary'

/** The bounds of a price, and that it is a rent where it is by the month. */
interface Price {
  price: NumberRange
  goal?: 'rent'
}

/** A number from here on is a price even where nothing says so. */
const SURELY_A_PRICE = 20_000
const LEAST = 50

/**
 * Whether two numbers that nothing says are money are the price of a goal: `te huur 700-900`, `te koop
 * 250-300`. After `of`, or where they are close, they are postcodes: `1000 of 1200`, `9000-9050`.
 */
const isPriceOf = (goal: Goal | null, from: number, to: number, isListed: boolean): boolean =>
  (goal === 'rent' ? to * 10 >= from * 11 : goal === 'sale' && to < THOUSANDS_BELOW) && !isListed

/** Whether a second number is written as that of a reference is, behind a slash and without groups: `2026/20231`. */
const isSlashed = (tokens: readonly Token[], second: number, end: number): boolean =>
  gapAt(tokens, second) === '/' && end === second + 1 && /^\d+$/.test(keyAt(tokens, second))

/** Where the second amount of two begins, behind a bound where one may stand: `van 200.000 tot maximaal 300.000`. */
function mostStart(tokens: readonly Token[], second: number, mayBeBound: boolean): number {
  const bound = mayBeBound ? boundAt(tokens, second) : null
  return bound?.value === 'max' ? bound.end : numberStart(tokens, second, BEFORE_AMOUNT)
}

/** Two amounts; of `1 tot 2 miljoen` both are millions. A postcode before a price is none: `9000 tot 350.000`. */
function betweenAt(tokens: readonly Token[], start: number, goal: Goal | null): Read<Price> | null {
  const isStarted = RANGE_STARTS.has(keyAt(tokens, start))
  const least = amountAt(tokens, isStarted ? numberStart(tokens, start + 1) : start)
  const second = least && secondAt(tokens, least.end)
  const isListed = second !== null && (AND_OR.has(keyAt(tokens, second - 1)) || gapAt(tokens, second).includes('&'))
  // `9000 en budget 300k` is no range.
  const most = second && amountAt(tokens, mostStart(tokens, second, isStarted || !isListed))
  if (!least || !most || BEDROOM_WORDS.has(keyAt(tokens, most.end))) return null
  const to = eurosOf(most.value)
  const shared = least.value.multiple === 1 && least.value.number * most.value.multiple <= to
  const from = eurosOf(shared ? { ...least.value, multiple: most.value.multiple } : least.value)
  const isMoney = least.value.isMoney || most.value.isMoney
  if (!isStarted && tokens[start]?.isPostcode && !least.value.isMoney && to >= SURELY_A_PRICE) return null
  const surely = isSlashed(tokens, second, most.end) ? Math.min(from, to) : to
  const isSaid = isStarted || surely >= SURELY_A_PRICE || isPriceOf(goal, from, to, isListed)
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
  const price = betweenAt(tokens, start, goal) ?? boundedAt(tokens, start) ?? barePriceAt(tokens, aboutEnd(tokens, start))
  // `max huur 900`
  const isRent = tokens.slice(start, price?.end ?? start).some(({ key }) => GOALS.get(key) === 'rent')
  return price && isRent ? priceOf(price.value.price, true, price.end) : price
}

/** `rond de` of about a price, which is up to it: no list can be asked for what is near one. */
function aboutEnd(tokens: readonly Token[], start: number): number {
  const count = [3, 2, 1].find((length) => ABOUT.has(phraseOf(tokens, start, length)))
  return count ? numberStart(tokens, start + count) : start
}

/** An amount of money that is no number of bedrooms; null where none begins. */
function sumAt(tokens: readonly Token[], start: number): Read<Amount> | null {
  const amount = amountAt(tokens, start)
  return amount && !BEDROOM_WORDS.has(keyAt(tokens, amount.end)) ? amount : null
}

const boundedBy = (bound: BoundKind, { value }: Read<Amount>, end: number): Read<Price> => {
  const euros = eurosOf(value)
  return priceOf(bound === 'max' ? { min: null, max: euros } : { min: euros, max: null }, value.isMonthly, end)
}

function boundedAt(tokens: readonly Token[], start: number): Read<Price> | null {
  const bound = boundAt(tokens, start)
  const amount = bound && sumAt(tokens, bound.end)
  return amount && eurosOf(amount.value) >= LEAST ? boundedBy(bound.value, amount, amount.end) : null
}

/** What compares, behind a word that is no bound here: no number says more or less by itself. */
const COMPARING = new Set(['dan', 'als', 'than'])

/** Whether a sign joins a token to the one before, as in a reference. */
const isOfReference = (tokens: readonly Token[], at: number): boolean => /^[-–—/.]$/.test(gapAt(tokens, at))

/** Whether a number is of something else than a price: a postcode, bedrooms, a size, a distance or `2` of anything. */
const isOfElse = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.isPostcode === true || bedroomsAt(tokens, at) !== null || measureEnd(tokens, at) !== null ||
  (/^[1-9]\d?$/.test(keyAt(tokens, at)) && /^\p{L}/u.test(keyAt(tokens, at + 1)))

/** Whether an amount is in no row of numbers, as one of a telephone is: those beside it are of something else. */
function isAlone(tokens: readonly Token[], start: number, end: number): boolean {
  const isNumber = (at: number): boolean => /^\d/.test(keyAt(tokens, at))
  if (keyAt(tokens, start - 1) === '+') return false
  if (isNumber(start - 1) && (isOfReference(tokens, start) || !tokens[start - 1]?.isPostcode)) return false
  return !isNumber(end) || (!isOfReference(tokens, end) && isOfElse(tokens, end))
}

/** An amount that no word bounds before it; one behind it may: `300000 maximum`, `300.000 of meer`. */
function barePriceAt(tokens: readonly Token[], start: number): Read<Price> | null {
  const amount = sumAt(tokens, start)
  if (!amount || COMPARING.has(keyAt(tokens, start - 1))) return null
  const { value: { isMoney }, end } = amount
  const euros = eurosOf(amount.value)
  const isWritten = tokens.length > 1 || GROUPED.test(keyAt(tokens, start))
  const after = ownBoundAt(tokens, end, isMoney || euros >= SURELY_A_PRICE)
  // No postcode has three digits; `120 min` are minutes.
  const isBounded = after?.value === 'max' && /^\d{3}$/.test(keyAt(tokens, start))
  const least = isMoney || isBounded ? LEAST : SURELY_A_PRICE
  if (euros < least || !(isMoney || (isWritten && isAlone(tokens, start, end)))) return null
  return after ? boundedBy(after.value, amount, after.end) : boundedBy('max', amount, end)
}
