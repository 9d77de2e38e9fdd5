import { formatDate } from '@/i18n/format'
import type { FormSituation } from './form-definition'
import type { Answers, FieldProblem } from './fields'

/** How far ahead a day may be, and the language that its last one is named in. */
type DayBound = Pick<FormSituation, 'today' | 'language'> & { years: number }

/** A problem if the day a field holds is over; an empty field has none. Days are ISO. */
export const notPast = (answers: Answers, field: string, today: string): FieldProblem[] => {
  const day = answers[field]
  return typeof day === 'string' && day < today ? [{ field, message: 'invalid.past' }] : []
}

/** A problem if the day a field holds is more than some years from today; an empty field has none. Days are ISO. */
export const notBeyond = (answers: Answers, field: string, { today, language, years }: DayBound): FieldProblem[] => {
  const day = answers[field]
  const last = yearsFrom(today, years)
  if (typeof day !== 'string' || day <= last) return []
  return [{ field, message: 'invalid.beyond', values: { last: (language && formatDate(last, language)) ?? last } }]
}

/** The same day some years on; the last one of February where that year has no 29th. */
function yearsFrom(today: string, years: number): string {
  const day = `${Number(today.slice(0, 4)) + years}${today.slice(4)}`
  const isReal = new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(8))
  return isReal ? day : day.replace(/29$/, '28')
}

/** A problem at the second of two bounds that is below the first; a bound may be missing. */
export const boundsInOrder = (answers: Answers, least: string, most: string): FieldProblem[] => {
  const [from, to] = [answers[least], answers[most]]
  if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return []
  return [{ field: most, message: 'invalid.minAboveMax', values: { least: from } }]
}

/** A problem at each of some fields that is empty. */
export const missingAnswers = (answers: Answers, fields: readonly string[]): FieldProblem[] =>
  fields
    .filter((field) => answers[field] === undefined)
    .map((field) => ({ field, message: 'required.any' }))

/** Whether any of some fields was filled in. */
export const isBegun = (answers: Answers, fields: readonly string[]): boolean =>
  fields.some((field) => answers[field] !== undefined)
