import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { ImportedCollection } from '@/domain/feeds/feed-fields'
import { importRecord } from '../fields/feed-fields'
import { insertRows } from '../database/bulk'
import { eq } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'

/**
 * Makes the locks of a draft hold at once: the import asks what is published, and a lock that waits for
 * publication would not keep what somebody has just written. Decision 087.
 */
export const lockAtOnce =
  (collection: ImportedCollection): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    if (doc._status !== 'draft' || !doc.source) return doc
    const table = tableOf(req.payload, `${collection}_locked_fields`)
    const sql = await sqlOf(req)
    const locks = (doc.lockedFields ?? []) as string[]
    await sql.delete(table).where(eq(table.parent, doc.id))
    await insertRows(
      sql,
      table,
      locks.map((value, index) => ({ order: index + 1, parent: doc.id, value })),
    )
    return doc
  }

/** What is the import's of a listing, and what staff lock: neither is content, so no version brings it back. */
const notRestored = (collection: ImportedCollection): string[] => [
  ...importRecord(collection).flatMap((field) => ('name' in field ? [field.name] : [])),
  'withdrawnAt',
]

/**
 * Leaves what an import knows of a listing, and today's locks, as they are where a version is restored: Payload
 * (3.90.1) restores what nobody may write as nothing, and locks as they were. Decision 087.
 */
export const keepFromVersions =
  (collection: ImportedCollection): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    if (!req.context.isRestoringVersion) return data
    const names = notRestored(collection)
    const select = Object.fromEntries(names.map((name) => [name, true as const]))
    const where = { id: { equals: originalDoc.id as number } }
    const stored = await req.payload.db.findOne<{ id: number } & Record<string, unknown>>({ collection, req, select, where })
    return { ...data, ...Object.fromEntries(names.map((name) => [name, stored?.[name]])) }
  }
