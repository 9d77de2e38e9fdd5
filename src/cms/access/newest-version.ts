import { Forbidden, type CollectionBeforeOperationHook, type CollectionSlug, type PayloadRequest } from 'payload'
import { canEditContent } from './roles'

type Reader = Pick<PayloadRequest, 'payload' | 'user'>

/**
 * Whether somebody may read a document as it was left last. Of what other agencies have published,
 * agents read that, not the draft that follows it. With `trash` also of one that lies in the bin. Decision 079.
 */
export async function readsNewestVersion(
  { payload, user }: Reader,
  collection: CollectionSlug,
  id: number | string,
  { trash = false } = {},
): Promise<boolean> {
  const { docs } = await payload.find({
    collection, where: { id: { equals: id } }, draft: true, trash, depth: 0, limit: 1,
    pagination: false, overrideAccess: false, user,
  })
  return docs.length > 0
}

/** Keeps agents from copying what they may not read: a copy is made of the newest version, whosever it is. */
export const copyReadable: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  const { duplicateFromID } = args as { duplicateFromID?: number | string }
  if (operation !== 'create' || duplicateFromID === undefined || overrideAccess) return
  if (canEditContent(req.user) || (await readsNewestVersion(req, collection.slug, duplicateFromID))) return
  throw new Forbidden(req.t)
}
