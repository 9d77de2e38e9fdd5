import { isLanguage, LANGUAGES, type Language } from '@/i18n/languages'
import { isDoc } from './documents'

/**
 * The languages in which something is written in values that were read in every language, however
 * deep: texts, formatted texts, modules with texts of their own. What they only refer to, which is a
 * document with a number, is not theirs. Spec §3.
 */
export const languagesIn = (values: unknown): Language[] => languagesOf(values, isWritten)

/** Those of its formatted texts alone, without titles and other plain ones. */
export const formattedLanguagesIn = (values: unknown): Language[] =>
  languagesOf(values, (value) => isDoc(value) && isWritten(value))

function languagesOf(values: unknown, isText: (value: unknown) => boolean): Language[] {
  const found = new Set<Language>()
  collect(values, isText, found)
  return LANGUAGES.filter((language) => found.has(language))
}

function collect(value: unknown, isText: (value: unknown) => boolean, found: Set<Language>): void {
  if (Array.isArray(value)) for (const one of value) collect(one, isText, found)
  if (!isDoc(value) || typeof value.id === 'number') return
  for (const [name, child] of Object.entries(value)) {
    if (!isLanguage(name)) collect(child, isText, found)
    else if (isText(child)) found.add(name)
  }
}

/** Kinds of nodes of a formatted text that show something without a word. */
const SHOWN: readonly unknown[] = ['upload', 'block']

/** Whether a text, or a formatted one, shows anything. An emptied editor leaves an empty paragraph. */
function isWritten(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(isWritten)
  if (!isDoc(value)) return false
  const { children, root, text, type } = value
  return SHOWN.includes(type) || [text, root, children].some(isWritten)
}
