import {
  isolateObjectProperty,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { idOf } from '@/lib/documents'
import { mayChange } from '../access/may-change'
import { refuseWithoutRoots } from '../bin/roots'
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

/**
 * Asks Payload to restore as a draft where that is meant, which its operation reads before any hook. Nothing is
 * restored without what it shows or stands below, which whoever may not change the document is not told of.
 */
const restoring =
  (collection: SanitizedCollectionConfig, restore: PayloadHandler): PayloadHandler =>
  (req) =>
    inOwnTransaction(req, async () => {
      await lockFor(req, 'content')
      const restored = await versionMeant(req, collection)
      if (!restored) return restore(req)
      const { parent, version } = restored
      const self = { collection: collection.slug, id: parent }
      const isTheirs = await mayChange(req, { document: { relationTo: self.collection, value: parent } })
      if (isTheirs) await refuseWithoutRoots(req, { fields: collection.fields, states: [version], self })
      if (!(await isDraftOfPublished(req, collection, restored))) return restore(req)
      const asDraft = isolateObjectProperty(req, 'query')
      return restore(Object.assign(asDraft, { query: { ...req.query, draft: 'true' } }))
    })

interface Restored {
  parent: number | string
  version: { _status?: string }
}

/** The version that is to be restored, in all languages; undefined where there is none. */
async function versionMeant(req: PayloadRequest, { slug: collection }: SanitizedCollectionConfig): Promise<Restored | undefined> {
  const where = { id: { equals: idOf(Number(req.routeParams?.id)) } }
  const { docs } = await req.payload.db.findVersions<Restored['version'] & { id: number }>({ collection, limit: 1, locale: 'all', pagination: false, req, where })
  return docs[0]
}

async function isDraftOfPublished(
  req: PayloadRequest,
  { slug: collection }: SanitizedCollectionConfig,
  { parent, version }: Restored,
): Promise<boolean> {
  if (version._status !== 'draft') return false
  const where = { id: { equals: parent }, _status: { equals: 'published' } }
  return (await req.payload.db.findOne({ collection, req, where })) !== null
}
