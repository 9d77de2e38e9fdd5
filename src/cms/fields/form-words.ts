import { LANGUAGE_NAMES, LANGUAGES } from '@/i18n/languages'

/** The forms are called the same wherever the admin names them. */
export const FORM_WORDS = { labels: 'request.form' }

/** Languages are called what they call themselves, in every language. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))
