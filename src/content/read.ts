import 'server-only'
import type { AllLocales } from '@/lib/documents'
import { hrefOf } from '@/routes/href'
import { cms, visitor } from './client'
import { readRoutes } from '@/cms/route-table/write'
import type { Site } from './site'
import { committedSql } from '@/cms/database/sql'
import type { CrumbView } from '@/routes/crumb'
import type { Config } from '@/payload-types'

/**
 * A published listing by its public number, in every language, with what it points at; null where
 * a visitor may not see it.
 */
export async function readPublic<Slug extends 'properties' | 'projects'>(
  collection: Slug,
  id: number,
): Promise<AllLocales<Config['collections'][Slug]> | null> {
  const { find } = await visitor()
  const { docs } = await find({
    collection,
    where: { listingId: { equals: id } },
    locale: 'all',
    depth: 2,
    limit: 1,
    pagination: false,
  })
  const [doc] = docs as unknown as AllLocales<Config['collections'][Slug]>[]
  return doc ?? null
}

/** Whether something stands at a path of the language, or has moved from it. */
function isPublicAt({ language, routes }: Site, path: string): boolean {
  const entry = routes.at(language, path) ?? routes.formerlyAt(language, path)
  return entry !== undefined && !entry.gone && Boolean(entry.paths[language])
}

/** The breadcrumb that the route table holds for a target; what nobody can visit now has a name and no address. Spec §2. */
export async function breadcrumbOf(site: Site, target: string): Promise<CrumbView[]> {
  const payload = await cms()
  const entries = await readRoutes({ payload }, committedSql(payload), [target])
  const crumbs = entries.get(target)?.breadcrumb[site.language] ?? []
  return crumbs.map(({ name, lang, path }) => ({
    name,
    lang: lang ?? site.language,
    href: path && isPublicAt(site, path) ? hrefOf(site.language, path, site.settings.defaultLanguage) : null,
  }))
}
