import type { FormState } from 'payload'
import { readLastImport } from '@/domain/feeds/last-import'
import { sameContent } from '@/domain/saves/changes'
import type { Language } from '@/i18n/languages'

const LOCKS = 'lockedFields'

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** The locks as the form has them, and as they were when it was opened or last saved. */
export const locksIn = (fields: FormState): { now: string[]; before: string[] } => ({
  now: texts(fields[LOCKS]?.value),
  before: texts(fields[LOCKS]?.initialValue),
})

/**
 * Whether an import writes what is in the form at hand, of a text in `language`. In which languages a feed
 * has a listing is known from its first import on; until then any may be its.
 */
export function isFromFeed(fields: FormState, language: Language | null): boolean {
  if (!fields.source?.value) return false
  const known = readLastImport(fields.lastImport?.value)
  return language === null || !known || known.languages.includes(language)
}

/** Whether a field, or anything in its rows, is other than when the form was opened or last saved. */
export const isEdited = (fields: FormState, path: string): boolean =>
  Object.entries(fields).some(
    ([name, state]) =>
      (name === path || name.startsWith(`${path}.`)) && !sameContent(state.value, state.initialValue),
  )
