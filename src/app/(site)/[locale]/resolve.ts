import { cache } from 'react'
import { TAGS } from '@/content/tags'
import { tagPage } from '@/content/tag-page'
import { siteIn, type Site } from '@/content/site'
import { readSelection, type SelectedIds } from '@/domain/favourites/ids'
import { compareView, favouritesView } from '@/features/selection/queries'
import type { CompareView, FavouritesView } from '@/domain/favourites/views'
import { pageView, type PageView } from '@/features/pages/queries'
import {
  articlePage,
  memberPage,
  type ArticlePageView,
  type MemberPageView,
} from '@/features/pages/queries-articles'
import { projectCards, projectView } from '@/features/projects/queries'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import { displayConditions } from '@/features/properties/queries-conditions'
import { propertyDetail } from '@/features/properties/queries-detail'
import { listView } from '@/features/search/queries-list'
import { listWords } from '@/features/search/queries-list-words'
import type { ProjectCardView, ProjectDetailView } from '@/domain/projects/views'
import { readSegment, type ListCriteria } from '@/domain/search/criteria'
import type { ListView } from '@/domain/search/list-views'
import { isLanguage } from '@/i18n/languages'
import { moduleViews } from '@/modules/queries'
import type { ModuleView } from '@/modules/frame/views'
import { joinPath } from '@/routes/paths'
import { readTarget } from '@/routes/entry'

/** A page with what its modules show. */
interface Built {
  page: PageView
  modules: ModuleView[]
}

/** Everything a page needs to be drawn, by kind. */
export type FoundContent = { site: Site; target: string | null } & (
  /** `listing` where the address was that of a property or project. */
  | { kind: 'unknown'; listing: boolean }
  | ({ kind: 'page' } & Built)
  | ({ kind: 'projects'; projects: ProjectCardView[] } & Built)
  | ({ kind: 'list'; list: ListView; criteria: ListCriteria } & Built)
  | ({ kind: 'favourites'; favourites: FavouritesView; selection: SelectedIds } & Built)
  | ({ kind: 'compare'; compare: CompareView; selection: SelectedIds } & Built)
  | { kind: 'article'; page: ArticlePageView }
  | { kind: 'member'; page: MemberPageView }
  | { kind: 'property'; property: PropertyDetailView }
  | { kind: 'project'; project: ProjectDetailView }
)

/**
 * What stands at a path of a language, once for the page and its metadata. Null for what the proxy
 * never sends here. Spec §2.
 */
export const resolve = cache(async (locale: string, path: string): Promise<FoundContent | null> => {
  if (!isLanguage(locale)) return null
  const site = siteIn(locale)
  const parts = path.split('/').map(decodeURIComponent)
  const last = parts.at(-1)?.startsWith('~') ? parts.pop() : undefined
  if (last === '~unknown' && parts.length === 0) return unknown(site)
  if (last === '~unlisted' && parts.length === 0) return unknown(site, true)
  const target = site.routes.at(locale, joinPath(...parts))?.target
  const wanted = readTarget(target)
  if (!target || !wanted) return unknown(site)
  const { id } = wanted
  switch (wanted.kind) {
    case 'property':
      return findProperty(site, target, id)
    case 'project':
      return findProject(site, target, id)
    case 'page':
      return findPage(site, target, id, last)
    case 'article':
    case 'member':
      return findArticle(site, target, id, wanted.kind)
  }
})

async function unknown(site: Site, listing = false): Promise<FoundContent> {
  await tagPage([TAGS.site, TAGS.listings])
  return { kind: 'unknown', site, target: null, listing }
}

async function findProperty(site: Site, target: string, id: number): Promise<FoundContent> {
  const property = await propertyDetail(site, id)
  if (!property) return unknown(site, true)
  const project = site.catalogue.get(id)?.projectId
  await tagPage([
    TAGS.site,
    TAGS.property(id),
    ...property.similar.map((card) => TAGS.property(card.id)),
    ...(project ? [TAGS.projects] : []),
  ])
  return { kind: 'property', site, target, property }
}

async function findProject(site: Site, target: string, id: number): Promise<FoundContent> {
  const project = await projectView(site, id)
  if (!project) return unknown(site, true)
  await tagPage([
    TAGS.site,
    TAGS.projects,
    TAGS.project(id),
    // Expired by each change of a unit: one tag for each of 300 would not fit. Decision 054.
    TAGS.listings,
  ])
  return { kind: 'project', site, target, project }
}

async function findArticle(
  site: Site,
  target: string,
  id: number,
  kind: 'article' | 'member',
): Promise<FoundContent> {
  await tagPage([TAGS.site])
  if (kind === 'member') {
    const page = await memberPage(site, id)
    return page ? { kind, site, target, page } : unknown(site)
  }
  const page = await articlePage(site, id)
  return page ? { kind, site, target, page } : unknown(site)
}

async function findPage(
  site: Site,
  target: string,
  id: number,
  segment: string | undefined,
): Promise<FoundContent> {
  const page = await pageView(site, id)
  const found = page && (await withModules(site, target, page, segment))
  return found ?? unknown(site)
}

/**
 * A page with its modules and, where it has one, its list. Null where the criteria of the list
 * mean nothing.
 */
export async function withModules(
  site: Site,
  target: string,
  page: PageView,
  segment?: string,
): Promise<FoundContent | null> {
  const modules = await moduleViews(site, page.modules)
  await tagPage([TAGS.site, ...tagsOf(page, modules)])
  if (page.kind === 'projects') {
    return { kind: 'projects', site, target, page, modules, projects: await projectCards(site) }
  }
  if (page.kind === 'favourites' || page.kind === 'compare') {
    return selected(site, target, { page, modules }, segment)
  }
  if (page.kind !== 'sale' && page.kind !== 'rent') {
    return { kind: 'page', site, target, page, modules }
  }
  const criteria = readSegment(segment)
  const words = await listWords(site.language)
  const list = criteria && listView(site, page.kind, criteria, words)
  return list && { kind: 'list', site, target, page, modules, list, criteria }
}

/** The page of a selection, which is rendered for each request that names one. */
async function selected(
  site: Site,
  target: string,
  built: Built,
  segment: string | undefined,
): Promise<FoundContent | null> {
  const selection = readSelection(segment)
  if (!selection) return null
  const shared = { site, target, ...built, selection }
  if (built.page.kind !== 'compare') {
    return { ...shared, kind: 'favourites', favourites: favouritesView(site, selection) }
  }
  const compare = await compareView(site, selection, await displayConditions())
  return { ...shared, kind: 'compare', compare }
}

/** Pages that show listings are drawn again when one changes; others are not. */
function tagsOf({ kind, banner }: PageView, modules: ModuleView[]): string[] {
  const listings =
    kind === 'home' ||
    kind === 'sale' ||
    kind === 'rent' ||
    banner?.content.type === 'gallery' ||
    modules.some((module) => SHOW_LISTINGS.has(module.kind))
  const projects = kind === 'projects' || modules.some((module) => module.kind === 'slider')
  return [...(listings ? [TAGS.listings] : []), ...(projects ? [TAGS.projects, TAGS.listings] : [])]
}

const SHOW_LISTINGS: ReadonlySet<ModuleView['kind']> = new Set([
  ...(['property-list', 'slider', 'search-panel'] as const),
])
