const SIGNS = /[\s\u00a0\u202f'’€%]/g
const GROUPS = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/
const PLAIN = /^\d+(?:[.,]\d+)?$/
const GROUPED_DECIMALS = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?!\1)[.,]\d+$/

const ungrouped = (text: string): string => text.replace(/[.,]/g, '')
const decimal = (text: string): number => Number(text.replace(',', '.'))

/**
 * An amount as people in Belgium type it: `350.000`, `350 000`, `€ 350.000,50`, `350,000`. Null
 * for anything else, negative numbers included.
 */
export function readAmount(typed: string): number | null {
  const text = typed.replace(SIGNS, '')
  // Nobody types thousandths of a euro: three digits after a sign are thousands.
  if (GROUPS.test(text)) return Number(ungrouped(text))
  return readDecimal(text)
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
