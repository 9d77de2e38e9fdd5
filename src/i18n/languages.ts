/** The languages of content and interface. Spec §1. */
export const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const

export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  nl: 'Nederlands',
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
}

/** A value per language; a language without one is missing or blank. */
export type Localized<T> = Partial<Record<Language, T | null>>

/** Whether a value is one of the four language codes. */
export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.includes(value as Language)

/** The language of whoever reads, by its code; English for a code that is none of the four. */
export const readerLanguage = (code: unknown): Language => (isLanguage(code) ? code : 'en')

/** The languages of some texts that are not a page's own, each once. */
export const languagesBeside = (locale: string, languages: readonly Language[]): Language[] =>
  LANGUAGES.filter((language) => language !== locale && languages.includes(language))

/** Content is written in French first, then Dutch, then English (Spec §1). */
const FALLBACK_ORDER: readonly Language[] = ['fr', 'nl', 'en', 'de']

/** The languages in which a text is looked for: the wanted one, then the fallback order. */
export const fallbackChain = (language: Language): Language[] => [
  language,
  ...FALLBACK_ORDER.filter((other) => other !== language),
]

export interface TextView {
  text: string
  /** The language the text is really written in. */
  lang: Language
}

/**
 * The text in the wanted language or the first language of the fallback order that has one, with
 * the language it is in. Nothing anywhere gives null.
 */
export function pickText(
  values: Localized<string> | null | undefined,
  language: Language,
): TextView | null {
  for (const lang of fallbackChain(language)) {
    const text = values?.[lang]
    if (typeof text === 'string' && text.trim() !== '') return { text, lang }
  }
  return null
}
