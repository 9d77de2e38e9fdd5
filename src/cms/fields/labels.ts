import { LANGUAGES, readerLanguage, type Language } from '@/i18n/languages'
import de from '@/i18n/admin/de.json'
import en from '@/i18n/admin/en.json'
import fr from '@/i18n/admin/fr.json'
import nl from '@/i18n/admin/nl.json'
import { filled } from '@/lib/filled'

const TEXTS: Record<Language, Record<string, string>> = { nl, fr, en, de }

/** A text of the admin in the four languages; where one is missing, its key (Spec §8). */
export const adminText = (key: string): Record<Language, string> => {
  const entries = LANGUAGES.map((language) => [language, TEXTS[language][key] ?? key])
  return Object.fromEntries(entries)
}

/** One text of the admin in the language of the person at work, with `{name}` values filled in. */
export function adminMessage(
  key: string,
  language: string,
  values: Record<string, string | number> = {},
): string {
  const texts = adminText(key)
  const text = texts[readerLanguage(language)]
  return filled(text, values)
}

/** What a language is called in the one of the person at work. */
export const languageName = (of: Language, language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(of) ?? of
