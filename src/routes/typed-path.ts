import { isLanguage } from '@/i18n/languages'
import { slugify } from '@/lib/slug'
import { isDecodable } from './decide'
import { pastedAddress } from './pasted-address'
import { joinPath } from './paths'

/**
 * A path that staff typed for content, in the form in which it is stored and looked up: slugs with slashes on both
 * ends; blank gives null: the default is taken. Of a whole address of the site at `origin` it is what stands behind the
 * language. Else what is wrong with it. Spec §2, "Route table".
 */
export function typedPath(typed: string, origin: string): { path: string | null } | { wrong: 'otherSite' | 'query' } {
  if (typed.trim() === '') return { path: null }
  const address = pastedAddress(typed, origin)
  if (!address) return { wrong: 'otherSite' }
  const { hasQuery, isWhole, pathname } = address
  const parts = (isDecodable(pathname) ? decodeURIComponent(pathname) : pathname).split('/').filter(Boolean)
  const path = joinPath(...(isWhole && isLanguage(parts[0]?.toLowerCase()) ? parts.slice(1) : parts).map(slugify))
  // The home page is no content's to ask for, whatever stands behind it.
  return hasQuery && path !== '/' ? { wrong: 'query' } : { path }
}
