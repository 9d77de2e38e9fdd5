import 'server-only'
import type { Site } from './site'

/** The address of a page that a signed key opens, below the site; null where staff have no such page. */
export const personalHref = (site: Site, original: string, key: string): string | null =>
  site.routes.original(original) ? `${site.hrefOfOriginal(original)}?key=${key}` : null
