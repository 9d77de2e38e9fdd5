import 'server-only'
import type { Catalogue } from '@/domain/search/catalogue'
import type { Language } from '@/i18n/languages'
import { hrefOf } from '@/routes/href'
import { languageFor } from '@/routes/language-for'
import type { RouteIndex } from '@/routes/route-index'
import type { SiteSettings } from '@/cms/globals/site-settings'
import { loadedMemory } from './memory/memory'

/** The site in one language: what is in memory, and the address of anything in it. */
export interface Site {
  language: Language
  settings: SiteSettings
  routes: RouteIndex
  catalogue: Catalogue
  /**
   * The address of a target such as `property:4711`; an address elsewhere for a page that sends
   * its visitors there; null where it has none in the language.
   */
  href(target: string): string | null
  /** The address of an original path such as `/for-sale/`; the home page where it is unknown. */
  hrefOfOriginal(original: string): string
}

/** The language in which somebody who reads one is written to and led to the site: the default where the site is not in theirs. */
export const siteLanguageFor = (wanted: Language): Language => languageFor(wanted, loadedMemory().settings)

/** The site in a language. */
export function siteIn(language: Language): Site {
  const { settings, routes, catalogue } = loadedMemory()
  const prefixed = (path: string) => hrefOf(language, path, settings.defaultLanguage)
  return {
    language,
    settings,
    routes,
    catalogue,
    href: (target) => {
      const entry = routes.find(target)
      const end = entry && routes.end(entry)
      if (typeof end === 'string') return end
      const path = end?.paths[language]
      return path ? prefixed(path) : null
    },
    hrefOfOriginal: (original) => prefixed(routes.localizedPath(original, language)),
  }
}
