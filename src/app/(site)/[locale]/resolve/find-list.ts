import type { Site } from '@/content/site'
import { readSegment } from '@/domain/search/criteria'
import { listView } from '@/features/search/queries-list'
import { withMoreFacts } from '@/features/search/queries-list-cards'
import { listLabels } from '@/features/search/queries-list-labels'
import type { BuiltPage, FoundContent } from './found-content'

/** The list of a goal with the criteria of a segment; null where the segment means nothing. */
export async function findList(
  site: Site,
  target: string,
  goal: 'sale' | 'rent',
  built: BuiltPage,
  segment: string | undefined,
): Promise<FoundContent | null> {
  const criteria = readSegment(segment)
  const labels = await listLabels(site.language)
  const list = criteria && listView(site, goal, criteria, labels)
  return list && { kind: 'list', site, target, ...built, list: await withMoreFacts(list, site), criteria }
}
