import { isLanguage, type Localized } from '@/i18n/languages'
import { slugify } from '@/lib/slug'
import { isDecodable } from './decide'
import { isWithHost, pastedAddress } from './pasted-address'
import { joinPath, perLanguage } from './paths'

/** The form in which a path is stored: slugs with slashes on both ends. */
const STORED = /^\/(?:[a-z\d-]+\/)*$/

/** Text that asks a page something or names a place on it, as no words do. */
const hasQueryOrPlace = (text: string): boolean => !/\s/.test(text) && /\/[?#]|\?[\w.-]+=/.test(text)

/**
 * A path that staff typed for content, in the form in which it is stored and looked up: slugs with slashes on both
 * ends; blank gives null: the default is taken. Of a whole address of the site at `origin` it is what stands behind the
 * language. Words that are no address give their slugs: `Buy or rent?`, `FAQ: buying`. Else what is wrong with it:
 * of another site, with a query, or without a Latin letter or digit. Spec §2, "Route table".
 */
export function typedPath(typed: string, origin: string): { path: string | null } | { wrong: 'otherSite' | 'query' | 'noLetters' } {
  const text = typed.trim()
  if (text === '') return { path: null }
  const isAddress = text.startsWith('/') || isWithHost(text, origin) || hasQueryOrPlace(text)
  const address = isAddress ? pastedAddress(text, origin) : { pathname: text, hasQuery: false, isWhole: false }
  if (!address) return { wrong: 'otherSite' }
  const { hasQuery, isWhole, pathname } = address
  const parts = (isDecodable(pathname) ? decodeURIComponent(pathname) : pathname).split('/').filter(Boolean)
  const named = isWhole && isLanguage(parts[0]?.toLowerCase()) ? parts.slice(1) : parts
  const path = joinPath(...named.map(slugify))
  if (path === '/' && named.length > 0) return { wrong: 'noLetters' }
  // The home page is no content's to ask for, whatever stands behind it.
  return hasQuery && path !== '/' ? { wrong: 'query' } : { path }
}

/** The stored paths that have their form: what was saved while somebody typed is none yet, and gives null. */
export const storedPaths = (stored: Localized<string>): Localized<string> =>
  perLanguage((language) => {
    const path = stored[language] ?? ''
    return STORED.test(path) ? path : null
  })
