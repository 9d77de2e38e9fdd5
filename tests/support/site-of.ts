import { NO_THIRD_PARTIES } from '@/domain/security/content-policy'
import type { Site } from '@/content/site'
import type { Catalogue } from '@/domain/search/catalogue'
import type { Language } from '@/i18n/languages'
import { RouteIndex } from '@/routes/route-index'

/** A site over a catalogue, with `/fr/property/4711/` as the address of a property, and pages at their original paths. */
export const siteOf = (catalogue: Catalogue, language: Language = 'fr', routes = new RouteIndex([])): Site => ({
  language, catalogue, routes,
  settings: { defaultLanguage: 'nl', languages: ['nl', 'fr'], mapOrigins: [], thirdParties: NO_THIRD_PARTIES },
  href: (target) => `/${language}/${target.replace(':', '/')}/`,
  hrefOfOriginal: (original) => `/${language}${original}`,
  hrefOfPage: (original) => (routes.original(original) ? `/${language}${original}` : null),
})
