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

/** The breadcrumb that the route table holds for a target, with addresses. Spec §2. */
export async function breadcrumbOf(site: Site, target: string): Promise<CrumbView[]> {
  const payload = await cms()
  const entries = await readRoutes({ payload }, committedSql(payload), [target])
  const crumbs = entries.get(target)?.breadcrumb[site.language] ?? []
  return crumbs.map(({ name, lang, path }) => ({
    name,
    lang: lang ?? site.language,
    href: path && hrefOf(site.language, path, site.settings.defaultLanguage),
  }))
}
