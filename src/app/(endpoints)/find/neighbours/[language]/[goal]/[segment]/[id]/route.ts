import { siteIn } from '@/content/site'
import { neighboursOf } from '@/features/search/queries-neighbours'
import { readSegment } from '@/domain/search/criteria'
import { languageInUse } from '../../../../../../language-in-use'
import { refused } from '../../../../../../refused'

interface NeighboursContext {
  params: Promise<{ language: string; goal: string; segment: string; id: string }>
}

/**
 * The properties before and after one in a visitor's own search, `-` for all. A search that cannot
 * be read is a 400; a property that it does not find is no fault, as any may be opened: 204, without a body.
 */
export async function GET(_request: Request, { params }: NeighboursContext): Promise<Response> {
  const { language: asked, goal, segment, id } = await params
  const language = languageInUse(asked)
  if (!language) return refused(404, 'language')
  if (goal !== 'sale' && goal !== 'rent') return refused(404, 'goal')
  const criteria = readSegment(segment === '-' ? undefined : segment)
  if (!criteria) return refused(400, 'segment')
  const found = neighboursOf(siteIn(language), goal, criteria, id)
  const headers = { 'Cache-Control': 'public, max-age=5' }
  return found ? Response.json(found, { headers }) : new Response(null, { status: 204, headers })
}
