const NO_BREAK_SPACE = '\u00A0'

const made: Intl.NumberFormat[] = []

/** Made for the first amount: it takes a phone some forty milliseconds, and most pages write none. */
const grouping = (decimals: 0 | 2): Intl.NumberFormat =>
  (made[decimals] ??= new Intl.NumberFormat('nl-BE', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }))

const toNumber = (amount: unknown): number => {
  if (typeof amount === 'number') return amount
  if (typeof amount === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(amount)) return Number(amount)
  return NaN
}

/**
 * An amount in euro as visitors read it: `€ 418.000`, or `€ 12,50` when it is not whole. A number
 * or a plain decimal string is accepted; anything else gives `NaN` as text. Spec §8, §9.
 */
export function formatEuro(amount: unknown): string {
  const number = toNumber(amount)
  if (!Number.isFinite(number)) return 'NaN'
  // Adding zero turns -0 into 0, which would be printed with its sign.
  const cents = Number(number.toFixed(2)) + 0
  return `€${NO_BREAK_SPACE}${grouping(Number.isInteger(cents) ? 0 : 2).format(cents)}`
}
