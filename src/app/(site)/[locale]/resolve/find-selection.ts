import type { Site } from '@/content/site'
import { readSelection } from '@/domain/favourites/ids'
import { readDisplayConditions } from '@/content/display-conditions'
import { compareView, favouritesView } from '@/features/selection/queries'
import type { BuiltPage, FoundContent } from './found-content'

/**
 * The page of a selection, which is rendered for each request that names one; null where the segment
 * means nothing.
 */
export async function findSelection(
  site: Site,
  target: string,
  built: BuiltPage,
  segment: string | undefined,
): Promise<FoundContent | null> {
  const selection = readSelection(segment)
  if (!selection) return null
  const shared = { site, target, ...built, selection }
  if (built.page.kind !== 'compare') {
    return { ...shared, kind: 'favourites', favourites: favouritesView(site, selection) }
  }
  const compare = await compareView(site, selection, await readDisplayConditions())
  return { ...shared, kind: 'compare', compare }
}
