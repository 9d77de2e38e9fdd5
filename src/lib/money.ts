const NO_BREAK_SPACE = '\u00A0'

const grouping = (decimals: number): Intl.NumberFormat =>
  new Intl.NumberFormat('nl-BE', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })

const WHOLE = grouping(0)
const CENTS = grouping(2)

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
  const format = Number.isInteger(cents) ? WHOLE : CENTS
  return `€${NO_BREAK_SPACE}${format.format(cents)}`
}
