import type { Answers, FieldProblem } from './fields'

/** A problem if the day a field holds is over; an empty field has none. Days are ISO. */
export const notPast = (answers: Answers, field: string, today: string): FieldProblem[] => {
  const day = answers[field]
  return typeof day === 'string' && day < today ? [{ field, message: 'invalid.past' }] : []
}

/** A problem at the second of two bounds that is below the first; a bound may be missing. */
export const inOrder = (answers: Answers, least: string, most: string): FieldProblem[] => {
  const [from, to] = [answers[least], answers[most]]
  if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return []
  return [{ field: most, message: 'invalid.minAboveMax', values: { least: from } }]
}

/** A problem at each of some fields that is empty. */
export const filled = (answers: Answers, fields: readonly string[]): FieldProblem[] =>
  fields
    .filter((field) => answers[field] === undefined)
    .map((field) => ({ field, message: 'required.any' }))

/** Whether any of some fields was filled in. */
export const isBegun = (answers: Answers, fields: readonly string[]): boolean =>
  fields.some((field) => answers[field] !== undefined)
