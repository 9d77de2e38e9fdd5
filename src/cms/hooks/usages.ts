import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest, type Where } from 'payload'
import { sqlOf } from '../database/sql'
import { adminMessage } from '../fields/labels'
import { LISTINGS, type ListingTable } from '../media/shown-in'
import { countReferring } from '../usages/candidates'
import { flatFields } from '../usages/references'
import { MOST_USAGES, usagesOf } from '../usages/usages'

/** Set on the context of guards that are asked about the bin, and not about deleting for good. */
export const INTO_BIN = 'intoBin'

const SHOWN = 5

/** Refuses to delete something that is used elsewhere, and says where. Spec §3. */
export const refuseWhileUsed =
  (collection: string): CollectionBeforeDeleteHook =>
  async ({ context, id, req }) => {
    // What lies in the bin uses it still: taken out again, it needs it.
    const which = await usersThatCount(req, collection, Number(id))
    const looking = { most: MOST_USAGES, alsoInBin: !context[INTO_BIN], which }
    const found = await usagesOf(req, collection, Number(id), looking)
    if (found.count === 0) return
    const { language } = req.i18n
    const places = found.places.slice(0, SHOWN).join(', ')
    const count = found.count < MOST_USAGES ? found.count : `${MOST_USAGES}+`
    throw new APIError(adminMessage('errors.inUse', language, { count, places }), 409)
  }

const isListing = (kind: string): boolean => LISTINGS.some((one) => one === kind)

/**
 * Which documents of a kind keep something: all, but a listing is kept by no text of another agency's, which its own
 * could neither read nor change. A unit keeps its project whosever it is (`refuseWhileListingsPoint`). Decision 079.
 */
async function usersThatCount({ payload, transactionID }: PayloadRequest, collection: string, id: number): Promise<(kind: string) => Where> {
  if (!isListing(collection)) return () => ({})
  const where = { id: { equals: id } }
  const asked = { where, select: { agency: true }, req: { transactionID } } as const
  const listing = await payload.db.findOne<{ id: number; agency?: number | null }>({ ...asked, collection: collection as ListingTable })
  const ofItsAgency: Where = { agency: { equals: listing?.agency ?? null } }
  return (kind) => (isListing(kind) ? ofItsAgency : {})
}

/**
 * Refuses to delete a city, type, project or import source that properties or projects still point at, and
 * says how many, drafts and those in the bin too: their paths carry its name, their feed is known by it.
 */
export const refuseWhileListingsPoint: CollectionBeforeDeleteHook = async (deleted) => {
  await refuseIfAny(deleted, 'properties')
  await refuseIfAny(deleted, 'projects')
}

async function refuseIfAny(
  { collection: { slug: collection }, context, id, req }: Parameters<CollectionBeforeDeleteHook>[0],
  using: 'properties' | 'projects',
): Promise<void> {
  const { i18n: { language }, payload } = req
  const { fields, slug, versions } = payload.collections[using].config
  const relations = flatFields(fields).filter((field) => field.type === 'relationship' && field.relationTo === collection)
  const search = { payload, sql: await sqlOf(req), collection, id: Number(id) }
  const { all, inBin } = await countReferring(search, { fields: relations, slug, versions })
  const count = context[INTO_BIN] ? all - inBin : all
  if (count === 0) return
  const message =
    using === 'properties'
      ? adminMessage('errors.inUseByProperties', language, { count })
      : adminMessage('errors.inUseByProjects', language, { count })
  const hidden = count - (all - inBin)
  throw new APIError(hidden > 0 ? `${message} ${adminMessage('errors.inUseInBin', language, { count: hidden })}` : message, 409)
}
