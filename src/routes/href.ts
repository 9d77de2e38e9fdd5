import type { Language } from '@/i18n/languages'

/**
 * The address of a path in a language: with the language's code in front unless it is the default
 * language. `path` begins and ends with a slash. Spec §2.
 */
export const hrefOf = (language: Language, path: string, defaultLanguage: Language): string =>
  language === defaultLanguage ? path : `/${language}${path}`
