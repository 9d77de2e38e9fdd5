import { mapListing } from '@/features/map/queries-listing'
import { parseId } from '@/lib/parse-id'
import { languageInUse } from '../../../../language-in-use'
import { refused } from '../../../../refused'

interface ListingContext {
  params: Promise<{ language: string; id: string }>
}

const SECONDS = 10

/** What the map's card says of one property. */
export async function GET(_request: Request, { params }: ListingContext): Promise<Response> {
  const { language: part, id: number } = await params
  const language = languageInUse(part)
  if (!language) return refused(404, 'language')
  const id = parseId(number)
  if (id === null) return refused(400, 'id')
  const listing = await mapListing(language, id)
  if (!listing) return refused(404, 'listing')
  return Response.json(listing, { headers: { 'Cache-Control': `public, max-age=${SECONDS}` } })
}
