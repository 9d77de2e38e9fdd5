const SIGNS = /[\s\u00a0\u202f'’€%]/g
const GROUPS = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/
const PLAIN = /^\d+(?:[.,]\d+)?$/
/** The name of the currency, and `,-` for no cents, beside an amount whose spaces are gone. */
const NAMED = /^(?:euros?|eur)|(?:euros?|eur)$/gi
const NO_CENTS = /[.,][-–—]{1,2}$/
const THOUSANDTHS = /[.,]\d{3,}$/
const GROUPED_DECIMALS = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?!\1)[.,]\d+$/

const ungrouped = (text: string): string => text.replace(/[.,]/g, '')
const decimal = (text: string): number => Number(text.replace(',', '.'))

/**
 * An amount as people in Belgium type it: `350.000`, `350 000`, `€ 350.000,50`, `350,000`, `350.000,-`,
 * `350.000 euro`. Null for anything else, negative numbers included, and for what may be a slip of the
 * finger, such as `1250.000`.
 */
export function readAmount(typed: string): number | null {
  const text = typed.replace(SIGNS, '').replace(NAMED, '').replace(NO_CENTS, '')
  // Nobody types thousandths of a euro: three digits after a sign are thousands, or nothing that can be known.
  if (GROUPS.test(text)) return Number(ungrouped(text))
  return THOUSANDTHS.test(text) ? null : readDecimal(text)
}

/** A percentage or a number of years as people type it: `3,5`, `3.5 %`. Null for anything else. */
export function readDecimal(typed: string): number | null {
  const text = typed.replace(SIGNS, '')
  if (PLAIN.test(text)) return decimal(text)
  if (!GROUPED_DECIMALS.test(text)) return null
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  return Number(`${ungrouped(text.slice(0, last))}.${text.slice(last + 1)}`)
}

const GROUPED = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 2 })

/** A number as it stands in a field: `350.000`, `3,5`; nothing for null. */
export const formatTyped = (value: number | null): string =>
  value === null ? '' : GROUPED.format(value)
