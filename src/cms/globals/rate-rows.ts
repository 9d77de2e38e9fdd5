import type { ArrayFieldValidation } from 'payload'
import { adminMessage } from '../fields/labels'

type TypedRate = Record<string, unknown>

const rowsIn = (value: unknown): TypedRate[] =>
  Array.isArray(value)
    ? value.filter((row): row is TypedRate => typeof row === 'object' && row !== null)
    : []

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const dayOf = (row: TypedRate): string => {
  const date = new Date(row.validFrom as string | Date)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/**
 * Refuses two rows that begin on one day, or on one day for the same `kind` (a region, a language):
 * nobody could say which of them holds. A row without a day is refused at its own field.
 */
export const oncePerDay =
  (kind?: string): ArrayFieldValidation =>
  (value, { req }) => {
    const seen = new Set<string>()
    for (const row of rowsIn(value)) {
      const day = dayOf(row)
      const key = `${kind ? String(row[kind]) : ''} ${day}`
      if (day !== '' && seen.has(key)) {
        return adminMessage('errors.ratesSameDay', req.i18n.language, { day })
      }
      seen.add(key)
    }
    return true
  }

/**
 * Refuses what no duty can be: a reduced rate above the normal one, a ceiling without the amount
 * it limits, a bonus without the exemption it adds to or without the least number of classes.
 */
export const duties: ArrayFieldValidation = (value, options) => {
  const { language } = options.req.i18n
  for (const row of rowsIn(value)) {
    const normal = number(row.normalPercent)
    const reduced = number(row.reducedPercent)
    if (normal !== null && reduced !== null && reduced > normal) {
      return adminMessage('errors.ratesReduced', language)
    }
    const ceilings = [
      [row.exemptionCeiling, row.exemption],
      [row.landCeiling, row.landExemption],
    ]
    if (ceilings.some(([ceiling, amount]) => number(ceiling) !== null && number(amount) === null)) {
      return adminMessage('errors.ratesCeiling', language)
    }
    const bonus = number(row.classBonus) !== null
    const least = number(row.leastClasses) !== null
    if (bonus !== least || (bonus && number(row.exemption) === null)) {
      return adminMessage('errors.ratesBonus', language)
    }
  }
  return oncePerDay('region')(value, options)
}

/**
 * Accepts the brackets of a scale in rising order, the last of which has no upper limit, so that
 * every price falls into them.
 */
export const brackets: ArrayFieldValidation = (value, { req }) => {
  const limits = rowsIn(value).map(({ upTo }) => number(upTo))
  const rising = limits.slice(0, -1).every((limit, index) => {
    const before = index === 0 ? 0 : (limits[index - 1] ?? Infinity)
    return limit !== null && limit > before
  })
  const open = limits.length > 0 && limits.at(-1) === null
  return (rising && open) || adminMessage('errors.ratesBrackets', req.i18n.language)
}
