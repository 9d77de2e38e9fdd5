import type { BasePayload } from 'payload'
import { thirdPartiesOf, type ThirdParties } from '@/domain/security/content-policy'
import type { Doc } from '@/lib/documents'
import { isLanguage, LANGUAGES, type Language } from '@/i18n/languages'

/** What the proxy and the pages need of the settings for every request. */
export interface SiteSettings {
  defaultLanguage: Language
  languages: Language[]
  /** Other websites that may hold the map in a frame. */
  mapOrigins: string[]
  thirdParties: ThirdParties
}

/** Reads which languages are in use, which one is the default, who may frame the map, and which services of others are used. */
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
    thirdParties: thirdPartiesOf(settings as Doc),
  }
}
