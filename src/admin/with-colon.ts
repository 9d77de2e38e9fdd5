import { readerLanguage } from '@/i18n/languages'

/** What something is called, before what it is: with a colon, which in French stands off. */
export const withColon = (label: string, language: string): string => `${label}${readerLanguage(language) === 'fr' ? '\u00A0' : ''}:`
