import type { PayloadRequest } from 'payload'
import { collectionOf } from '@/routes/link-target'
import { targetOfPath } from './known-paths'

/** Something on the site, as fields of relations store it. */
export interface InnerRelation {
  relationTo: NonNullable<ReturnType<typeof collectionOf>>['relationTo']
  value: number
}

/**
 * What stands at a path of the site, in any language, now or formerly; null where that is nothing.
 * A path with criteria or a place on the page says more than a relation could. Spec §2, §3.
 */
export async function relationAt(path: string, req: PayloadRequest): Promise<InnerRelation | null> {
  if (!/^\/[^?#]*$/.test(path)) return null
  const found = collectionOf(targetOfPath(path) ?? '')
  if (!found) return null
  const { relationTo, number, isPublic } = found
  const where = { [isPublic ? 'listingId' : 'id']: { equals: number } }
  const { docs } = await req.payload.find({
    collection: relationTo, where, req, depth: 0, limit: 1, pagination: false, select: {},
  })
  const [doc] = docs as { id: number }[]
  return doc ? { relationTo, value: doc.id } : null
}
