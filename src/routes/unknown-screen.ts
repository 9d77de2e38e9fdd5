import type { Language } from '@/i18n/languages'

/** The inner path of the not-found page of a language: of listings where one was asked for. */
export const screenOf = (language: Language, listing = false): string =>
  `/${language}/${listing ? '~unlisted' : '~unknown'}`
