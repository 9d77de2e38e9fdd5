import type { CollectionAfterChangeHook } from 'payload'
import type { ImportedCollection } from '@/domain/feeds/feed-fields'
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
