import type { Language } from '@/i18n/languages'
import type { Languages } from './decide'

/**
 * The language in which somebody is written to and led to the site: the wanted one where the site is in it, else
 * the default, since nothing stands at the addresses of any other. Spec §2, "Route table".
 */
export const languageFor = (wanted: Language, { defaultLanguage, languages }: Languages): Language =>
  languages.includes(wanted) ? wanted : defaultLanguage
