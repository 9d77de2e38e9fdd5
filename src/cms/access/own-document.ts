import { NotFound, type CollectionSlug, type DataFromCollectionSlug, type PayloadRequest } from 'payload'
import { idOf } from '@/lib/documents'

/**
 * The document in the address of a request, by the rules of whoever asks. Throws `NotFound` for one that
 * is not there and for one they may not read: nobody learns which.
 */
export async function ownDocument<Slug extends CollectionSlug>(req: PayloadRequest, collection: Slug): Promise<DataFromCollectionSlug<Slug>> {
  const id = idOf(req.routeParams?.id)
  const found = id === null ? null : await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, overrideAccess: false, req })
  if (!found) throw new NotFound(req.t)
  return found
}
