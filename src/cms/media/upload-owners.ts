import { and, eq, exists, inArray, isNull, not, or, type Column, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { listOf } from '../database/bulk'
import { tableOf } from '../database/sql'
import type { Writer } from '../database/transaction'

type ListingTable = 'properties' | 'projects'
type Places = 'documents' | 'pictures' | 'cards'

/** The files that listings show in places of one kind, with the agency of each. */
function shownIn(
  { payload, sql }: Writer,
  collection: ListingTable,
  places: Places,
  where: (file: Column, agency: Column, listing: Column) => SQL | undefined,
) {
  const listings = tableOf(payload, collection)
  const { agency, cardPicture, id } = listings
  if (places === 'cards') {
    const wanted = where(cardPicture, agency, id)
    return sql.select({ agency, file: cardPicture }).from(listings).where(wanted)
  }
  const documents = tableOf(payload, `${collection}_documents`)
  const relations = tableOf(payload, `${collection}_rels`)
  const [table, file, parent] =
    places === 'documents'
      ? [documents, documents.file, documents._parentID]
      : [relations, relations.mediaID, relations.parent]
  const found = sql.select({ agency, file }).from(table).innerJoin(listings, eq(id, parent))
  return found.where(where(file, agency, id))
}

/**
 * Gives the pictures and documents of listings (row ids) to the agency of a listing that shows them,
 * unless they belong to one that does already, in the writer's transaction. An import and an
 * administrator bring files that no agent added. Spec §6, decision 069.
 */
export async function settleOwners(
  writer: Writer,
  collection: ListingTable,
  ids: readonly number[],
): Promise<void> {
  for (const places of ['documents', 'pictures', 'cards'] as const) {
    await settle(writer, collection, places, ids)
  }
}

async function settle(
  writer: Writer,
  collection: ListingTable,
  places: Places,
  ids: readonly number[],
): Promise<void> {
  const uploads = tableOf(writer.payload, places === 'documents' ? 'documents' : 'media')
  const ofThese = await shownIn(writer, collection, places, (_file, _agency, listing) =>
    inArray(listing, listOf(ids)),
  )
  const byOwner = shownIn(writer, collection, places, (file, agency) =>
    and(eq(file, uploads.id), eq(agency, uploads.agency)),
  )
  for (const [agency, files] of byAgency(ofThese)) {
    const isNobodys = or(isNull(uploads.agency), not(exists(byOwner)))
    await writer.sql
      .update(uploads)
      .set({ agency })
      .where(and(inArray(uploads.id, listOf(files)), isNobodys))
  }
}

interface Place {
  agency: number | null
  file: number | null
}

/** A file that listings of several agencies show is counted once, for the first. */
function byAgency(places: Place[]): Map<number, number[]> {
  const seen = new Set<number>()
  const found = new Map<number, number[]>()
  for (const { agency, file } of places) {
    if (agency === null || file === null || seen.has(file)) continue
    seen.add(file)
    found.set(agency, found.get(agency) ?? [])
    found.get(agency)?.push(file)
  }
  return found
}
