import { isBlank } from '@/lib/text'
import { writtenList, writtenValue } from './compared-values'
import { isOrdered, ORDERING_LOGICS, UNARY_LOGICS, type Comparison } from './display-condition'
import { comparedKind } from './display-fields'
import { PROPERTY_FIELDS } from './fields'
import type { Region } from './region'

export type ComparisonProblem =
  | { kind: 'order' | 'otherKind' | 'missing' | 'number' | 'date' | 'yesNo' }
  | { kind: 'code'; codes: readonly string[] }

/** The regions of §9, as a condition compares them. */
const REGIONS: readonly Region[] = ['brussels', 'wallonia', 'flanders', 'luxembourg']

const codesOf = (field: unknown): readonly string[] =>
  field === 'region' ? REGIONS : (PROPERTY_FIELDS.find(({ name }) => name === field)?.codes ?? [])

/**
 * Why one comparison can never hold, whatever the property; null where it can. What names no known
 * field is not judged here. Spec §3, "Property display condition".
 */
export function comparisonProblem(part: Comparison): ComparisonProblem | null {
  const { compareWithField: other, compareWithValue: written, field, logic } = part
  const kind = comparedKind(field)
  if (!kind || UNARY_LOGICS.includes(logic)) return null
  if (ORDERING_LOGICS.includes(logic) && !isOrdered(kind)) return { kind: 'order' }
  if (!isBlank(other)) return comparedKind(other) === kind ? null : { kind: 'otherKind' }
  const values = logic === 'in' ? writtenList(written, kind) : [writtenValue(written, kind)]
  if (values.length === 0 || values.includes(null)) return { kind: 'missing' }
  if (kind === 'code') {
    const codes = codesOf(field)
    return values.every((value) => codes.some((code) => code === value))
      ? null
      : { kind: 'code', codes }
  }
  if (kind === 'text' || !values.includes(undefined)) return null
  return { kind }
}
