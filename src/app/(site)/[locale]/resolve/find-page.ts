import type { Site } from '@/content/site'
import { tagPage } from '@/content/tag-page'
import { TAGS } from '@/content/tags'
import { pageView, type PageView } from '@/features/pages/queries'
import { projectCards } from '@/features/projects/queries'
import { inOrder } from '@/modules/frame/frame'
import type { StoredModule } from '@/modules/frame/stored-module'
import { moduleViews } from '@/modules/queries'
import { findList } from './find-list'
import { readAsked } from './read-asked'
import { findSelection } from './find-selection'
import { findUnknown } from './find-unknown'
import type { FoundContent } from './found-content'

/** A page that staff made. */
export async function findPage(
  site: Site,
  target: string,
  id: number,
  segment: string | undefined,
): Promise<FoundContent> {
  const page = await pageView(site, id)
  const found = page && (await withModules(site, target, page, segment))
  return found ?? findUnknown(site)
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
  const asked = readAsked(segment)
  const modules = await moduleViews(site, page.modules, asked)
  await tagPage([TAGS.site, ...tagsOf(page)])
  const built = { page, modules }
  switch (page.kind) {
    case 'projects':
      return { kind: 'projects', site, target, ...built, projects: await projectCards(site) }
    case 'favourites':
    case 'compare':
      return findSelection(site, target, built, segment)
    case 'sale':
    case 'rent':
      return findList(site, target, page.kind, built, segment)
    default:
      return { kind: 'page', site, target, ...built, asked }
  }
}

/** Pages that show listings, or will once there are any, are rendered again when one changes; others are not. */
function tagsOf({ hasListingsBanner, kind, modules }: PageView): string[] {
  const kinds = new Set(inOrder(modules).map(({ blockType }) => blockType))
  const listings =
    kind === 'home' ||
    kind === 'sale' ||
    kind === 'rent' ||
    hasListingsBanner ||
    SHOW_LISTINGS.some((one) => kinds.has(one))
  const projects = kind === 'projects' || kinds.has('slider')
  return [...(listings ? [TAGS.listings] : []), ...(projects ? [TAGS.projects, TAGS.listings] : [])]
}

const SHOW_LISTINGS = ['property-list', 'slider', 'search-panel'] as const satisfies StoredModule['blockType'][]
