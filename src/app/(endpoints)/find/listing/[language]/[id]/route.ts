import { mapListing } from '@/features/map/queries-listing'
import { languageInUse } from '../../../language-in-use'
import { refused } from '../../../refused'

interface ListingContext {
  params: Promise<{ language: string; id: string }>
}

const ID = /^[1-9]\d{0,9}$/
const SECONDS = 10

/** What the map's card says of one property. */
export async function GET(_request: Request, { params }: ListingContext): Promise<Response> {
  const { language: part, id } = await params
  const language = languageInUse(part)
  if (!language) return refused(404, 'language')
  if (!ID.test(id)) return refused(400, 'id')
  const listing = await mapListing(language, Number(id))
  if (!listing) return refused(404, 'listing')
  return Response.json(listing, { headers: { 'Cache-Control': `public, max-age=${SECONDS}` } })
}
