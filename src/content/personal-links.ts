import 'server-only'
import { hrefInAnyLanguage, type Site } from './site'

/**
 * The address of a page that a signed key opens, below the site: in another language where it is not shown in this one.
 * Null where staff have no such page.
 */
export function personalHref(site: Site, original: string, key: string): string | null {
  const href = hrefInAnyLanguage(site, original)
  return href && `${href}?key=${key}`
}
