import {
  isolateObjectProperty,
  type CollectionSlug,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { idOf } from '@/lib/documents'
import { lockFor } from '../database/locks'
import { inOwnTransaction } from '../database/transaction'

/**
 * The configuration in which a draft that is restored is a draft again, in every language. Payload (3.90.1)
 * offers for one only what it does for a version that was published, and writes it over what is online: the
 * document would leave the site. Globals have no drafts. Decision 080.
 */
export async function restoreDraftsAsDrafts(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const collection of config.collections) {
    if (!hasDraftsEnabled(collection) || !collection.endpoints) continue
    collection.endpoints = collection.endpoints.map((one) =>
      one.method === 'post' && one.path === '/versions/:id' ? { ...one, handler: restoring(collection, one.handler) } : one,
    )
  }
  return config
}

/** Asks Payload to restore as a draft where that is meant, which its operation reads before any hook. */
const restoring =
  ({ slug }: SanitizedCollectionConfig, restore: PayloadHandler): PayloadHandler =>
  (req) =>
    inOwnTransaction(req, async () => {
      await lockFor(req, 'content')
      if (!(await isDraftOfPublished(req, slug))) return restore(req)
      const asDraft = isolateObjectProperty(req, 'query')
      return restore(Object.assign(asDraft, { query: { ...req.query, draft: 'true' } }))
    })

async function isDraftOfPublished(req: PayloadRequest, collection: CollectionSlug): Promise<boolean> {
  const { db } = req.payload
  const version = { equals: idOf(Number(req.routeParams?.id)) }
  const where = { id: version, 'version._status': { equals: 'draft' } }
  const { docs } = await db.findVersions({ collection, limit: 1, pagination: false, req, where })
  const [draft] = docs
  if (!draft) return false
  return (await db.findOne({ collection, req, where: { id: { equals: draft.parent }, _status: { equals: 'published' } } })) !== null
}
