import { UNPLACED_HEADER } from '@/features/map/map-panel'
import { pointsOf } from '@/features/map/queries-points'
import { readSegment } from '@/domain/search/criteria'
import { languageInUse } from '../../../../../language-in-use'
import { refused } from '../../../../../refused'

interface PointsContext {
  params: Promise<{ language: string; goal: string; segment: string }>
}

const SECONDS = 10

/**
 * The points of the map for a search, `-` for all: a JSON list of what its markers need, and how
 * many properties have no place in a header.
 */
export async function GET(_request: Request, { params }: PointsContext): Promise<Response> {
  const { language: part, goal, segment } = await params
  const language = languageInUse(part)
  if (!language) return refused(404, 'language')
  if (goal !== 'sale' && goal !== 'rent') return refused(404, 'goal')
  const criteria = readSegment(segment === '-' ? undefined : segment)
  if (!criteria) return refused(400, 'segment')
  const { json, unplaced } = await pointsOf(language, goal, criteria)
  return new Response(json, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': `public, max-age=${SECONDS}`,
      [UNPLACED_HEADER]: String(unplaced),
    },
  })
}
