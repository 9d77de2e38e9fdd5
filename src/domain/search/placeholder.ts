import type { Language } from '@/i18n/languages'
import { textsIn, type AllLocales } from '@/lib/documents'
import type { Setting } from '@/payload-types'

/**
 * What staff wrote to stand in the search field, in the language of the page: an attribute cannot say
 * that it is in another one. Null where nothing is written; the field has words of its own then.
 */
export const searchPlaceholder = (settings: AllLocales<Setting>, language: Language): string | null =>
  textsIn(settings, 'searchPlaceholder')[language]?.trim() || null
