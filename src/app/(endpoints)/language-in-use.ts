import { loadedMemory } from '@/content/memory/memory'
import { isLanguage, type Language } from '@/i18n/languages'

/** A part of an address as a language the site is read in; null where it is none. */
export const languageInUse = (part: string): Language | null =>
  isLanguage(part) && loadedMemory().settings.languages.includes(part) ? part : null
