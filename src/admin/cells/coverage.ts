import type { Language } from '@/i18n/languages'

/** Whether visitors see a document in a language, only staff do, or nobody: nothing is written. */
export type Coverage = 'public' | 'written' | 'missing'

/** What is stored of a document in one language. */
export interface LanguageRow {
  language: string
  /** Whether its newest state has a text in the language. */
  written: boolean
  /** Whether its published state is shown to visitors in the language. */
  open: boolean
}

/** How each of some languages is covered, in their order. A language without a row is missing. */
export const coverageOf = (
  languages: readonly Language[],
  rows: readonly LanguageRow[],
): [Language, Coverage][] =>
  languages.map((language) => {
    const row = rows.find((one) => one.language === language)
    if (!row?.written) return [language, 'missing']
    return [language, row.open ? 'public' : 'written']
  })
