import type { Language } from './languages'

/** The languages of the site as the Open Graph protocol writes them: language and territory. */
export const OPEN_GRAPH_LOCALES: Record<Language, string> = {
  nl: 'nl_BE',
  fr: 'fr_BE',
  en: 'en_GB',
  de: 'de_BE',
}
