import 'server-only'
import type { Catalogue } from '@/domain/search/catalogue'
import { fallbackChain, type Language } from '@/i18n/languages'
import { hrefOf } from '@/routes/href'
import { languageFor } from '@/routes/language-for'
import { LIST_PATHS } from '@/routes/list-paths'
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
  /** The address of an original path such as `/for-sale/`; the home page where it is unknown, or has no path in the language. */
  hrefOfOriginal(original: string): string
  /** The address of the page with an original path such as `/contact-me/`; null where it is not shown in the language, or there is none. */
  hrefOfPage(original: string): string | null
}

/** The language in which somebody who reads one is written to and led to the site: the default where the site is not in theirs. */
export const siteLanguageFor = (wanted: Language): Language => languageFor(wanted, loadedMemory().settings)

/** The site in a language. */
export function siteIn(language: Language): Site {
  const { settings, routes, catalogue } = loadedMemory()
  const prefixed = (path: string) => hrefOf(language, path, settings.defaultLanguage)
  const href = (target: string): string | null => {
    const entry = routes.find(target)
    const end = entry && routes.end(entry)
    if (typeof end === 'string') return end
    const path = end?.paths[language]
    return path ? prefixed(path) : null
  }
  return {
    language,
    settings,
    routes,
    catalogue,
    href,
    hrefOfOriginal: (original) => prefixed(routes.localizedPath(original, language)),
    hrefOfPage: (original) => {
      const { paths, target } = routes.original(original) ?? {}
      const path = paths?.[language]
      // A page that sends its visitors on does so itself, with what else the address says.
      return path && target !== undefined && href(target) !== null ? prefixed(path) : null
    },
  }
}

/** The address of the list of a goal, without criteria. Spec §2. */
export const hrefOfList = ({ hrefOfOriginal }: Pick<Site, 'hrefOfOriginal'>, goal: keyof typeof LIST_PATHS): string =>
  hrefOfOriginal(LIST_PATHS[goal])

/**
 * The address of the page with an original path in the site's language, else in another that the site is in: for what
 * nobody may be left without, as their own page or the words about privacy. Null where it is shown in none.
 */
export const hrefInAnyLanguage = (site: Site, original: string): string | null =>
  sitesFrom(site).map((one) => one.hrefOfPage(original)).find((href) => href !== null) ?? null

/** The address of a target such as `property:4711` in the site's language, else in another, which is named. Null where it is shown in none. */
export function pageInAnyLanguage(site: Site, target: string): { href: string; language: Language } | null {
  const [found] = sitesFrom(site).flatMap((one) => {
    const href = one.href(target)
    return href === null ? [] : [{ href, language: one.language }]
  })
  return found ?? null
}

/** The site in each of its languages: first in its own, then as texts are looked for. */
const sitesFrom = ({ language, settings }: Site): Site[] =>
  fallbackChain(language).filter((one) => settings.languages.includes(one)).map(siteIn)
