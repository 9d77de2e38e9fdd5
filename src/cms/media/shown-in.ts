import { eq, exists, type Column, type SQL } from '../database/drizzle'
import { tableOf, type TableNamed } from '../database/sql'
import type { Writer } from '../database/transaction'

export const LISTINGS = ['properties', 'projects'] as const
export type ListingTable = (typeof LISTINGS)[number]
export type Uploads = 'media' | 'documents'

type Where = (file: Column, listings: TableNamed<ListingTable>) => SQL | undefined

/** Whether listings show an upload, one condition for each place in which it may stand. */
export function shownIn(
  { payload, sql }: Pick<Writer, 'payload' | 'sql'>,
  collection: ListingTable,
  kind: Uploads,
  where: Where,
): SQL[] {
  const listings = tableOf(payload, collection)
  const { cardPicture, id } = listings
  if (kind === 'documents') {
    const rows = tableOf(payload, `${collection}_documents`)
    const shown = sql.select({ file: rows.file }).from(rows).innerJoin(listings, eq(id, rows._parentID))
    return [exists(shown.where(where(rows.file, listings)))]
  }
  const rows = tableOf(payload, `${collection}_rels`)
  const shown = sql.select({ file: rows.mediaID }).from(rows).innerJoin(listings, eq(id, rows.parent))
  const cards = sql.select({ file: cardPicture }).from(listings)
  return [shown.where(where(rows.mediaID, listings)), cards.where(where(cardPicture, listings))].map(
    (one) => exists(one),
  )
}
