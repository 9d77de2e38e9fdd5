import type { BasePayload } from 'payload'
import { and, eq, inArray, isNull } from '@/cms/database/drizzle'
import { tableOf } from '@/cms/database/sql'
import { inTransaction } from '@/cms/database/transaction'
import type { LastImport } from '@/domain/feeds/last-import'
import type { Language } from '@/i18n/languages'
import type { ListingCollection } from './listing'

/**
 * Says of listings that no import has written since that is noted in which languages their feed is: texts
 * in the others are staff's, and their forms say so. It is no change of a listing.
 */
export async function noteLanguages(
  payload: BasePayload,
  collection: ListingCollection,
  source: number,
  languages: readonly Language[],
): Promise<void> {
  const noted: LastImport = { run: null, at: null, languages: [...languages], isNew: false, changes: [], more: 0 }
  const table = tableOf(payload, collection)
  const versions = tableOf(payload, `_${collection}_v`)
  await inTransaction(payload, async ({ sql }) => {
    const without = and(eq(table.source, source), isNull(table.lastImport))
    await sql
      .update(versions)
      .set({ version_lastImport: noted })
      .where(and(eq(versions.latest, true), inArray(versions.parent, sql.select({ id: table.id }).from(table).where(without))))
    await sql.update(table).set({ lastImport: noted }).where(without)
  }, 'content')
}
