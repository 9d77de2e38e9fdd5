import { isLeftAlone } from '@/routes/reserved'

const FILES = new Set(['_next', 'images', 'icons', 'og', 'sitemaps', 'favicon.ico', 'robots.txt', 'sitemap.xml'])
const OWN = new Set(['admin', 'api', 'media', 'internal', 'forms', 'find', 'map', 'brochure', 'owner'])

/** What a path asks for, in one of few words: `page`, `file`, or the first part of an address of the site's own. */
export function requestKind(path: string): string {
  const first = path.split('/', 2)[1] ?? ''
  if (OWN.has(first)) return first
  return FILES.has(first) || isLeftAlone(path) ? 'file' : 'page'
}

/**
 * A path as a log may have it: of the site's own addresses their first two parts, as keys and numbers of
 * people follow; a page is public.
 */
export function loggedPath(path: string): string {
  if (!isLeftAlone(path)) return path
  const [first, second, ...rest] = path.split('/').slice(1)
  return `/${[first, second].filter(Boolean).join('/')}${rest.some(Boolean) ? '/…' : ''}`
}
