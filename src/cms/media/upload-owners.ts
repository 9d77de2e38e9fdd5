import { listOf } from '../database/dialect'
import { and, eq, inArray, isNull, not, or } from '../database/drizzle'
import { tableOf } from '../database/sql'
import type { Writer } from '../database/transaction'
import { LISTINGS, shownIn, type ListingTable, type Uploads } from './shown-in'

/**
 * Gives uploads that belong to nobody to an agency, in the writer's transaction: an import and an
 * administrator put files into its listings that no agent added. Those of other agencies stay theirs.
 * Spec §6, decision 069.
 */
export async function giveUploads(
  { payload, sql }: Writer,
  collection: Uploads,
  ids: readonly number[],
  agency: number,
): Promise<void> {
  if (ids.length === 0) return
  const uploads = tableOf(payload, collection)
  const nobodys = and(inArray(uploads.id, listOf(ids)), isNull(uploads.agency))
  await sql.update(uploads).set({ agency }).where(nobodys)
}

/** Of a listing (row id) that went from one agency to another. */
interface Move {
  id: number
  from: number
  to: number
}

/**
 * Lets the uploads of a listing go with it to another agency, in the writer's transaction: those of
 * its former agency that no other listing of that agency shows. Spec §6, decision 069.
 */
export async function moveUploads(
  writer: Writer,
  collection: ListingTable,
  { id, from, to }: Move,
): Promise<void> {
  for (const kind of ['media', 'documents'] as const) {
    const uploads = tableOf(writer.payload, kind)
    const isShown = shownIn(writer, collection, kind, (file, listing) =>
      and(eq(file, uploads.id), eq(listing.id, id)),
    )
    const stays = LISTINGS.flatMap((listings) =>
      shownIn(writer, listings, kind, (file, { agency }) => and(eq(file, uploads.id), eq(agency, from))),
    )
    const moved = and(eq(uploads.agency, from), or(...isShown), ...stays.map(not))
    await writer.sql.update(uploads).set({ agency: to }).where(moved)
  }
}
