import { siteIn } from '@/content/site'
import { propertyRows } from '@/features/search/queries-rows'
import { parseId } from '@/lib/parse-id'
import { languageInUse } from '../../../language-in-use'
import { refused } from '../../../refused'

interface RowsContext {
  params: Promise<{ language: string }>
}

const MOST = 10

/**
 * What the results dropdown shows of at most ten properties, `?ids=4711,4712`; those that are not
 * public are left out. Anything but numbers is a 400. Spec §2.
 */
export async function GET(request: Request, { params }: RowsContext): Promise<Response> {
  const language = languageInUse((await params).language)
  if (!language) return refused(404, 'language')
  const asked = new URL(request.url).searchParams.get('ids') ?? ''
  const parts = asked.split(',')
  const ids = parts.flatMap((part) => parseId(part) ?? [])
  if (parts.length > MOST || ids.length < parts.length) return refused(400, 'ids')
  const rows = await propertyRows(siteIn(language), [...new Set(ids)])
  return Response.json(rows, { headers: { 'Cache-Control': 'public, max-age=5' } })
}
