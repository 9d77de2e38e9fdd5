import { cache } from 'react'
import { getTranslations } from 'next-intl/server'
import { TAGS } from '@/cms/freshness/tags'
import { tagPage } from '@/cms/freshness/tag-page'
import { siteIn, type Site } from '@/cms/site'
import { pageView, type PageView } from '@/features/pages/queries'
import { projectCards, projectView } from '@/features/projects/queries'
import { listView } from '@/features/properties/queries-list'
import { propertyDetail } from '@/features/properties/queries'
import type {
  ListView,
  ProjectCardView,
  ProjectDetailView,
  PropertyDetailView,
} from '@/features/properties/views'
import { readSegment, type ListCriteria } from '@/features/search/criteria'
import { isLanguage } from '@/i18n/languages'
import { joinPath } from '@/routes/paths'
import { readTarget } from '@/routes/target'

/** Everything a page needs to be drawn, by kind. */
export type Found = { site: Site; target: string | null } & (
  | { kind: 'unknown' }
  | { kind: 'home'; page: PageView; projects: ProjectCardView[] }
  | { kind: 'text'; page: PageView }
  | { kind: 'projects'; page: PageView; projects: ProjectCardView[] }
  | { kind: 'list'; page: PageView; list: ListView; criteria: ListCriteria }
  | { kind: 'property'; property: PropertyDetailView }
  | { kind: 'project'; project: ProjectDetailView }
)

/**
 * What stands at a path of a language, once for the page and its metadata. Null for what the proxy
 * never sends here. Spec §2.
 */
export const resolve = cache(async (locale: string, path: string): Promise<Found | null> => {
  if (!isLanguage(locale)) return null
  const site = siteIn(locale)
  const parts = path.split('/').map(decodeURIComponent)
  const last = parts.at(-1)?.startsWith('~') ? parts.pop() : undefined
  if (last === '~unknown' && parts.length === 0) return unknown(site)
  const target = site.routes.at(locale, joinPath(...parts))?.target
  const wanted = readTarget(target)
  if (!target || !wanted) return unknown(site)
  if (wanted.kind === 'property') return findProperty(site, target, wanted.id)
  if (wanted.kind === 'project') return findProject(site, target, wanted.id)
  return findPage(site, target, wanted.id, last)
})

async function unknown(site: Site): Promise<Found> {
  await tagPage([TAGS.site, TAGS.listings])
  return { kind: 'unknown', site, target: null }
}

async function findProperty(site: Site, target: string, id: number): Promise<Found> {
  const property = await propertyDetail(site, id)
  if (!property) return unknown(site)
  const project = site.catalogue.get(id)?.projectId
  await tagPage([
    TAGS.site,
    TAGS.property(id),
    ...property.similar.map((card) => TAGS.property(card.id)),
    ...(project ? [TAGS.projects] : []),
  ])
  return { kind: 'property', site, target, property }
}

async function findProject(site: Site, target: string, id: number): Promise<Found> {
  const project = await projectView(site, id)
  if (!project) return unknown(site)
  await tagPage([
    TAGS.site,
    TAGS.projects,
    TAGS.project(id),
    ...project.units.map((unit) => TAGS.property(unit.id)),
    TAGS.listings,
  ])
  return { kind: 'project', site, target, project }
}

async function findPage(
  site: Site,
  target: string,
  id: number,
  segment: string | undefined,
): Promise<Found> {
  const page = await pageView(site, id)
  if (!page) return unknown(site)
  if (page.kind === 'sale' || page.kind === 'rent') {
    const criteria = readSegment(segment)
    const t = await getTranslations('Sort')
    const labels = { date: t('date'), price: t('price'), 'price-desc': t('priceDesc') }
    const sorts = { ...labels, type: t('type'), city: t('city') }
    const list = criteria && listView(site, page.kind, criteria, sorts)
    if (!list) return unknown(site)
    await tagPage([TAGS.site, TAGS.listings])
    return { kind: 'list', site, target, page, list, criteria }
  }
  if (page.kind === 'text') {
    await tagPage([TAGS.site])
    return { kind: 'text', site, target, page }
  }
  await tagPage([TAGS.site, TAGS.listings, TAGS.projects])
  return { kind: page.kind, site, target, page, projects: await projectCards(site) }
}
