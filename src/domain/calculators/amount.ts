/** No property costs more; what is larger is a slip of the keyboard. */
const MOST_EURO = 1_000_000_000

/** Whether a value is an amount of euro that can be reckoned with: 0 to a thousand million. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= MOST_EURO

/** An amount rounded to whole cents, half a cent upwards. */
export const inCents = (euro: number): number =>
  // Twice: 1.005 is stored a trace below, and half a cent of it goes up all the same.
  Math.round(Number((euro * 100).toFixed(4))) / 100

/** A percentage of an amount, in whole cents. */
export const percentOf = (euro: number, percent: number): number => inCents((euro * percent) / 100)

/** The advance on a purchase, in euro; null for a price or a percentage that is none. Spec §9. */
export const advanceOn = (price: number | null, percent: number | null): number | null =>
  isAmount(price) && percent !== null && percent >= 0 && percent <= 100
    ? percentOf(price, percent)
    : null
