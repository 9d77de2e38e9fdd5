import type { Language } from '@/i18n/languages'
import type { RouteEntry, Target } from './entry'

type IndexableEntry = Pick<RouteEntry, 'type' | 'paths' | 'redirect' | 'gone'>

/**
 * The localized texts that make a page one of its own in a language. Where none of them is filled
 * in, its page in that language only repeats another one. Spec §3.
 */
export const OWN_TEXTS = {
  page: ['title'],
  article: ['name'],
  member: ['function', 'text'],
  project: ['name', 'description'],
  property: ['typeDescription', 'description'],
} as const satisfies Record<Target['kind'], readonly string[]>

/** What a search engine has no use for. */
const NEVER: ReadonlySet<RouteEntry['type']> = new Set(['feedback', 'login', 'personal'])

/**
 * The languages in which search engines may keep what an entry leads to, in the order of
 * `inUse`: it has a path there and a text of its own. None for what is gone, sends its visitors on,
 * or is a thank-you or sign-in page or one that each visitor fills. The sitemap, hreflang and
 * "noindex" all follow it. Spec §2.
 */
export function indexedLanguages(
  entry: IndexableEntry | undefined,
  own: readonly Language[],
  inUse: readonly Language[],
): Language[] {
  if (!entry || entry.gone || entry.redirect || NEVER.has(entry.type)) return []
  return inUse.filter((language) => own.includes(language) && Boolean(entry.paths[language]))
}
