import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { and, eq } from '../database/drizzle'
import { columnOf, sqlOf, tableByName, tableNameOf } from '../database/sql'
import { keepHistoryState } from '../hooks/listing-events'
import { INTO_BIN } from '../hooks/usages'
import { guardsOf } from './collection'
import { refuseWithoutRoots } from './roots'

/** Puts a document into the bin, in the request's transaction, as it is: nothing of it is changed. */
export async function putIntoBin(req: PayloadRequest, collection: SanitizedCollectionConfig, id: number | string) {
  const context = { ...req.context, [INTO_BIN]: true }
  for (const guard of guardsOf(collection)) await guard({ collection, context, id, req })
  return move(req, collection, id, new Date().toISOString())
}

/** Takes a document out of the bin as it was put there, public where it was public. */
export async function takeFromBin(req: PayloadRequest, collection: SanitizedCollectionConfig, id: number | string) {
  const { fields, slug } = collection
  const read = { collection: slug, id, depth: 0, locale: 'all', trash: true } as const
  const { transactionID } = req
  const states = [false, true].map((draft) => req.payload.findByID({ ...read, draft, req: { transactionID } }))
  await refuseWithoutRoots(req, { fields, states: await Promise.all(states), self: { collection: slug, id } })
  return move(req, collection, id, null)
}

async function move(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
  deletedAt: string | null,
) {
  const { slug } = collection
  const read = { collection: slug, id, depth: 0, trash: true, overrideAccess: true, req } as const
  const previousDoc = await req.payload.findByID(read)
  if (slug === 'properties') await keepHistoryState(req, id)
  const sql = await sqlOf(req)
  const table = tableByName(req.payload, tableNameOf(slug))
  await sql.update(table).set({ deletedAt }).where(eq(columnOf(table, 'id'), id))
  if (collection.versions) {
    // Payload reads the newest version of what has drafts. An older one brings nothing back into the bin.
    const versions = tableByName(req.payload, `_${tableNameOf(slug)}_v`)
    const which = deletedAt === null ? undefined : eq(columnOf(versions, 'latest'), true)
    await sql.update(versions).set({ version_deletedAt: deletedAt }).where(and(eq(columnOf(versions, 'parent'), id), which))
  }
  const doc = { ...previousDoc, deletedAt }
  const change = { collection, context: req.context, data: { deletedAt }, operation: 'update', req } as const
  for (const hook of collection.hooks.afterChange) {
    await hook({ ...change, doc, previousDoc, overrideAccess: false })
  }
  return doc
}
