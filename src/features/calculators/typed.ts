const GROUPED = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 2 })

/** A number as it stands in a field: `350.000`, `3,5`; nothing for null. */
export const formatTyped = (value: number | null): string =>
  value === null ? '' : GROUPED.format(value)
