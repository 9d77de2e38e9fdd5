import type { SelectFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { select, text } from 'payload/shared'
import { comparisonProblem, type ComparisonProblem } from '@/domain/properties/comparison-problem'
import { isDoc } from '@/lib/documents'
import { adminMessage } from './labels'

/** The codes of a field with what its form calls them: `0 (For sale)`. Regions are in no form. */
function codesInWords(field: unknown, codes: readonly string[], language: string): string {
  if (field === 'region') return codes.join(', ')
  const wordOf = (code: string) => adminMessage(`properties.${String(field)}:${code}`, language)
  return codes.map((code) => `${code} (${wordOf(code)})`).join(', ')
}

function inWords(problem: ComparisonProblem, field: unknown, language: string): string {
  switch (problem.kind) {
    case 'order':
      return adminMessage('errors.compareOrder', language)
    case 'otherKind':
      return adminMessage('errors.compareOtherKind', language)
    case 'missing':
      return adminMessage('errors.compareMissing', language)
    case 'number':
      return adminMessage('errors.compareNumber', language)
    case 'date':
      return adminMessage('errors.compareDate', language)
    case 'yesNo':
      return adminMessage('errors.compareYesNo', language)
    case 'code': {
      const codes = codesInWords(field, problem.codes, language)
      return adminMessage('errors.compareCode', language, { codes })
    }
  }
}

function refusal(kinds: (kind: string) => boolean, part: unknown, language: string): string | null {
  const problem = isDoc(part) ? comparisonProblem(part) : null
  if (!problem || !kinds(problem.kind)) return null
  return inWords(problem, isDoc(part) && part.field, language)
}

/** Refuses an order for what has none. Spec §3, "Property display condition". */
export const checkLogic: SelectFieldSingleValidation = (value, options) =>
  refusal((kind) => kind === 'order', options.siblingData, options.req.i18n.language) ??
  select(value, options)

/** Refuses to compare with a field that holds something else. Spec §3. */
export const checkOtherField: SelectFieldSingleValidation = (value, options) =>
  refusal((kind) => kind === 'otherKind', options.siblingData, options.req.i18n.language) ??
  select(value, options)

/** Refuses what the field can never hold, and nothing where something is needed. Spec §3. */
export const checkValue: TextFieldSingleValidation = (value, options) => {
  const ofValue = (kind: string) => kind !== 'order' && kind !== 'otherKind'
  return refusal(ofValue, options.siblingData, options.req.i18n.language) ?? text(value, options)
}
