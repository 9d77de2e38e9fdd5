import type { BasePayload } from 'payload'
import { and, asc, eq, isNotNull, isNull } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { FILE } from '../parse/report'
import { LISTING_SECTIONS, type Warning } from '../parse/types'

/** As many listings as the warning names. */
const NAMED = 20

/**
 * A warning for each kind of listing that the feed of a source offers and that staff put into the bin: an
 * import keeps them up to date there, and out of the site.
 */
export async function warnOfBin(payload: BasePayload, source: number): Promise<Warning[]> {
  const warnings: Warning[] = []
  for (const section of LISTING_SECTIONS) {
    const { deletedAt, listingId, source: owner, withdrawnAt } = tableOf(payload, section)
    const rows = await committedSql(payload)
      .select({ listingId })
      .from(tableOf(payload, section))
      .where(and(eq(owner, source), isNotNull(deletedAt), isNull(withdrawnAt)))
      .orderBy(asc(listingId))
    if (rows.length === 0) continue
    const named = rows.slice(0, NAMED).map((row) => `ID ${row.listingId}`)
    const more = rows.length - named.length
    const listings = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
    warnings.push({ ...FILE, section, message: `updated in the bin of the admin, and not shown until restored there: ${listings}` })
  }
  return warnings
}
