import type { BasePayload } from 'payload'
import { isLanguage, LANGUAGES, type Language } from '@/i18n/languages'

/** What the proxy and the pages need of the settings for every request. */
export interface SiteSettings {
  defaultLanguage: Language
  languages: Language[]
  /** Other websites that may hold the map in a frame. */
  mapOrigins: string[]
}

/** Reads which languages are in use, which one is the default, and who may frame the map. */
export async function readSiteSettings(payload: BasePayload): Promise<SiteSettings> {
  const settings: object = { ...(await payload.findGlobal({ slug: 'settings', depth: 0 })) }
  const { defaultLanguage, languages, mapOrigins } = settings as {
    defaultLanguage?: unknown
    languages?: Language[] | null
    mapOrigins?: string[] | null
  }
  const inUse = LANGUAGES.filter((language) => languages?.includes(language))
  const chosen = isLanguage(defaultLanguage) ? defaultLanguage : 'nl'
  return {
    defaultLanguage: chosen,
    languages: inUse.includes(chosen) ? inUse : [chosen, ...inUse],
    mapOrigins: mapOrigins ?? [],
  }
}
