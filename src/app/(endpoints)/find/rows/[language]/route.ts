import { siteIn } from '@/cms/site'
import { propertyRows } from '@/features/search/queries-rows'
import { languageInUse, unknownAddress } from '../../language-in-use'

interface Context {
  params: Promise<{ language: string }>
}

const MOST = 10

/**
 * What the results dropdown shows of at most ten properties, `?ids=4711,4712`; those that are not
 * public are left out. Anything but numbers is a 400. Spec §2.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const language = languageInUse((await params).language)
  if (!language) return unknownAddress()
  const asked = new URL(request.url).searchParams.get('ids') ?? ''
  const ids = asked.split(',')
  if (ids.length > MOST || !ids.every((id) => /^[1-9]\d{0,9}$/.test(id))) {
    return Response.json({ error: 'ids' }, { status: 400, headers: { 'Cache-Control': 'no-store' } })
  }
  const rows = await propertyRows(siteIn(language), [...new Set(ids.map(Number))])
  return Response.json(rows, { headers: { 'Cache-Control': 'public, max-age=5' } })
}
