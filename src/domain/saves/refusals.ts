import type { Language } from '@/i18n/languages'
import { isDoc } from '@/lib/documents'
import { jsonOrNull } from '@/lib/json'

/** Why something was refused, in each language: a line for each reason, `field: why` where it is about a field. */
export type Refusals = Partial<Record<Language, string[]>>

/** The reasons as one text that can be stored. */
export const refusalText = (reasons: Refusals): string => JSON.stringify(reasons)

/**
 * The reasons that were stored, in a language (a code), or in English where there are none in it; null for a
 * text that was not stored so.
 */
export function refusalIn(stored: string | null, language: string): string[] | null {
  const reasons = jsonOrNull(stored ?? '')
  const lines = isDoc(reasons) ? (reasons[language] ?? reasons.en) : null
  return Array.isArray(lines) ? lines.map(String) : null
}

/** A reason with its field as it is called (by the name of the field), once where the reason says it itself. */
export function withLabel(reason: string, labels: ReadonlyMap<string, string>): string {
  const [, path = '', why = ''] = /^([\w.]+): (.+)$/s.exec(reason) ?? []
  const label = labels.get(path.split('.')[0] ?? '')
  if (label === undefined) return reason
  return why.includes(label) ? why : `${label}: ${why}`
}
