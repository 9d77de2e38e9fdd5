import { createHash } from 'node:crypto'
import { placeOf } from '../parse/report'
import type { FeedEntry, ListingSection } from '../parse/types'
import type { ArrayRow } from './listing'
import type { Fetched } from '../files/fetched-files'
import type { FileStore, FeedFileRow } from '../files/file-store'
import { isKept } from '@/domain/feeds/locks'
import { settleAll } from '@/lib/settle-all'

/** Rows of the pictures and documents that a listing shows; null where staff locked them. */
export interface ListingFiles {
  pictures: { gallery: number[]; card: number | null } | null
  documents: ArrayRow[] | null
}

/** The pictures that a listing shows now. */
export type ShownPictures = NonNullable<ListingFiles['pictures']>

export interface FileStores {
  pictures: FileStore
  documents: FileStore
}

/** Every address that an entry names. */
export const addressesOf = ({ cardPicture, documents, pictures }: FeedEntry): string[] => [
  ...pictures.map(({ url }) => url),
  ...(cardPicture === null ? [] : [cardPicture]),
  ...documents.map(({ url }) => url),
]

/** Raised when the same files must be written anew, because more of them is stored. */
const SHAPE = 1

/** A hash of the files that a listing shows, and of which of them staff locked. */
export const hashFiles = (files: ListingFiles): string =>
  createHash('sha256').update(JSON.stringify([SHAPE, files])).digest('hex').slice(0, 32)

export const NO_FILES = hashFiles({ pictures: { gallery: [], card: null }, documents: [] })

/** Where the files of an entry come from, and what is known of its listing. */
interface EntryFiles {
  section: ListingSection
  stores: FileStores
  /** What addresses gave last time. */
  fetched: ReadonlyMap<string, Fetched>
  /** What staff locked. */
  locks: readonly string[]
  shown: () => Promise<ShownPictures>
}

/**
 * Gets the files of an entry in the order of the feed. A picture whose server does not give it, and
 * of which nothing is known, leaves its place to one that the listing shows and the feed no longer
 * names: it may be the same picture at another address. `shown` is asked only then.
 */
export async function getFiles(
  entry: FeedEntry,
  { section, stores, fetched, locks, shown }: EntryFiles,
): Promise<ListingFiles> {
  const place = placeOf(section, entry)
  const [isLocked, keepsDocuments] = [isKept(locks, 'pictures', null), isKept(locks, 'documents', null)]
  const rowOf = (store: FileStore, field: string, address: string): Promise<FeedFileRow> =>
    store.row(address, { ...place, field }, fetched.get(address))
  const picture = (address: string) => rowOf(stores.pictures, 'Pictures', address)
  const gallery = isLocked ? [] : entry.pictures.map(({ url }) => picture(url))
  const card = isLocked || entry.cardPicture === null ? [] : [picture(entry.cardPicture)]
  const documents = (keepsDocuments ? [] : entry.documents).map(async ({ language, name, url }): Promise<ArrayRow[]> => {
    const file = await rowOf(stores.documents, 'Documents', url)
    return typeof file === 'string' ? [] : [{ columns: { name, language, file } }]
  })
  // All of them, so that nothing still runs when one has failed.
  await settleAll<unknown>([...gallery, ...card, ...documents])
  const rows = await Promise.all(gallery)
  const [small] = await Promise.all(card)
  const isMissing = [...rows, small].includes('unavailable')
  return {
    pictures: isLocked ? null : picturesOf(rows, small, isMissing ? await shown() : null),
    documents: keepsDocuments ? null : (await Promise.all(documents)).flat(),
  }
}

function picturesOf(
  rows: FeedFileRow[],
  small: FeedFileRow | undefined,
  shown: ShownPictures | null,
): ShownPictures {
  const had = new Set<unknown>(rows)
  const spare = (shown?.gallery ?? []).filter((row) => !had.has(row)).values()
  const filled = rows.flatMap((row) =>
    row === 'unavailable' ? (spare.next().value ?? []) : row === 'left out' ? [] : row,
  )
  const gallery = [...new Set(filled)]
  const before = small === 'unavailable' ? shown?.card : null
  return { gallery, card: typeof small === 'number' ? small : (before ?? gallery[0] ?? null) }
}
