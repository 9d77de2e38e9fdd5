import 'server-only'
import { hrefOf } from '@/routes/href'
import { rootNameAt } from '@/routes/paths'
import { cms } from './client'
import { readRoutes } from '@/cms/route-table/write'
import type { Site } from './site'
import { committedSql } from '@/cms/database/sql'
import type { CrumbView } from '@/routes/crumb'

/** Whether a path of the language leads to a page of the site: to what stands there or has moved from it, or is sent on to. */
function isPublicAt({ language, routes }: Site, path: string): boolean {
  const entry = routes.at(language, path) ?? routes.formerlyAt(language, path)
  const end = entry?.paths[language] ? routes.end(entry) : null
  return end !== null && typeof end !== 'string' && Boolean(end.paths[language])
}

/**
 * The breadcrumb that the route table holds for a target; what nobody can visit on the site now has a name and no
 * address, as a project with a site of its own. Spec §2.
 */
export async function breadcrumbOf(site: Site, target: string): Promise<CrumbView[]> {
  const payload = await cms()
  const entries = await readRoutes({ payload }, committedSql(payload), [target])
  const crumbs = entries.get(target)?.breadcrumb[site.language] ?? []
  // Stored breadcrumbs may be older than the names of the lists; above a page stands what staff called theirs.
  const isListing = /^(?:property|project):/.test(target)
  return crumbs.map(({ name, lang, path }) => ({
    name: (isListing && rootNameAt(path, site.language)) || name,
    lang: lang ?? site.language,
    href: path && isPublicAt(site, path) ? hrefOf(site.language, path, site.settings.defaultLanguage) : null,
  }))
}
