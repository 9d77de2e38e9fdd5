import type { BasePayload } from 'payload'
import { listOf } from '@/cms/database/dialect'
import { and, eq, inArray, isNull } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { inTransaction } from '@/cms/database/transaction'
import type { ImportedCollection } from '@/domain/feeds/feed-fields'
import type { LastImport } from '@/domain/feeds/last-import'
import type { FeedEntry } from '../parse/types'
import { byLanguages, feedLanguages } from './listing'

/**
 * Says of listings that no import has written since that is noted in which languages the feed has them: texts
 * in the others are staff's, and their forms say so. It is no change of a listing.
 */
export async function noteLanguages(
  payload: BasePayload,
  collection: ImportedCollection,
  source: number,
  entries: readonly FeedEntry[],
): Promise<void> {
  const table = tableOf(payload, collection)
  const versions = tableOf(payload, `_${collection}_v`)
  const without = and(eq(table.source, source), isNull(table.lastImport))
  const rows = await committedSql(payload).select({ listingId: table.listingId }).from(table).where(without)
  const unknown = new Set(rows.map(({ listingId }) => listingId))
  for (const { items, languages } of byLanguages(entries.filter(({ id }) => unknown.has(id)), feedLanguages)) {
    const noted: LastImport = { run: null, at: null, languages: [...languages], isNew: false, changes: [], more: 0 }
    const these = and(without, inArray(table.listingId, listOf(items.map(({ id }) => id))))
    await inTransaction(payload, async ({ sql }) => {
      await sql
        .update(versions)
        .set({ version_lastImport: noted })
        .where(and(eq(versions.latest, true), inArray(versions.parent, sql.select({ id: table.id }).from(table).where(these))))
      await sql.update(table).set({ lastImport: noted }).where(these)
    }, 'content')
  }
}
