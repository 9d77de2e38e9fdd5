import type { Language } from '@/i18n/languages'
import { RESERVED } from './reserved'

/** A folder and the address without its last slash; never a page whose name begins alike. */
const folder = (path: string): string[] => [`${path}/`, `${path}$`, `${path}?`]

const uncrawled = Object.entries(RESERVED).flatMap(([name, { crawled }]) => (crawled ? [] : [name]))

/** What crawlers may read, and where the sitemap stands. `siteUrl` has no slash at its end. */
export function robotsTxt(siteUrl: string, languages: readonly Language[]): string {
  const closed = [
    ...uncrawled.map((name) => `/${name}`),
    ...['', ...languages.map((language) => `/${language}`)].map((prefix) => `${prefix}/preview`),
  ].flatMap(folder)
  const lines = ['User-agent: *', 'Allow: /', ...closed.map((path) => `Disallow: ${path}`)]
  return [...lines, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
}
