import { siteIn } from '@/cms/site'
import { neighboursOf } from '@/features/properties/queries-neighbours'
import { readSegment } from '@/features/search/criteria'
import { languageInUse, unknownAddress } from '../../../../../language-in-use'

interface Context {
  params: Promise<{ language: string; goal: string; segment: string; id: string }>
}

/**
 * The properties before and after one in a visitor's own search, `-` for all. A search that cannot
 * be read is a 400, a property that it does not find a 404. Issue 4, "Detail".
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { language: asked, goal, segment, id } = await params
  const language = languageInUse(asked)
  if (!language || (goal !== 'sale' && goal !== 'rent')) return unknownAddress()
  const criteria = readSegment(segment === '-' ? undefined : segment)
  if (!criteria) {
    return Response.json({ error: 'segment' }, { status: 400, headers: { 'Cache-Control': 'no-store' } })
  }
  const found = neighboursOf(siteIn(language), goal, criteria, id)
  return found
    ? Response.json(found, { headers: { 'Cache-Control': 'public, max-age=5' } })
    : unknownAddress()
}
