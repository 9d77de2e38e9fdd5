import { isLanguage, LANGUAGES, type Language, type Localized } from '@/i18n/languages'

/** A document read in every language: localized fields are objects by language. */
export type Doc = Record<string, unknown>

/** Whether a value is a document: not a bare number, not a list. */
export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field that is a populated document; null where it is missing or only a number. */
export const docIn = (doc: Doc, name: string): Doc | null => {
  const value = doc[name]
  return isDoc(value) ? value : null
}

/** A field that is a list of documents; empty where it is missing. */
export const docsIn = (doc: Doc, name: string): Doc[] => {
  const value = doc[name]
  return Array.isArray(value) ? value.filter(isDoc) : []
}

/** A text field; empty where it is missing. */
export const textIn = (doc: Doc, name: string): string => {
  const value = doc[name]
  return typeof value === 'string' ? value : ''
}

/** A number field; null where it is missing. */
export const numberIn = (doc: Doc, name: string): number | null => {
  const value = doc[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** A localized text field, by language. */
export function textsIn(doc: Doc, name: string): Localized<string> {
  const value = doc[name]
  if (!isDoc(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      ([language, text]) => isLanguage(language) && typeof text === 'string',
    ),
  )
}

/** The languages in which any of some localized fields has a text of its own. */
export const languagesOf = (doc: Doc, names: readonly string[]): Language[] =>
  LANGUAGES.filter((code) => names.some((name) => textsIn(doc, name)[code]?.trim()))
