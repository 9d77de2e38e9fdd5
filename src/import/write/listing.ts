import { createHash } from 'node:crypto'
import type { Language } from '@/i18n/languages'
import type { FeedText } from '../parse/types'
import type { TableRow } from '@/cms/database/bulk'

export type ListingCollection = 'properties' | 'projects'

/** A row of an array field; `texts` are its localized columns. */
export interface ArrayRow {
  columns: TableRow
  texts?: Record<string, FeedText>
}

/** What the import writes of one property or project, ready for the tables. */
export interface FeedListing {
  listingId: number
  columns: TableRow
  /** Columns per language; only of the languages that the feed is written in. */
  texts: Partial<Record<Language, TableRow>>
  /** Rows of other collections in order, by path. */
  relations: Record<string, { column: 'mediaID' | 'typesID'; ids: number[] }>
  /** Lists of texts, by path. */
  lists: Record<string, string[]>
  /** Array fields, by the end of their table's name. */
  arrays: Record<string, ArrayRow[]>
}

/** Raised when the same entry must be written anew, because more of it is stored. */
const SHAPE = 3

/** A hash of everything that the import would write, and of what staff shield from it. */
export const hashListing = (listing: FeedListing, locks: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([SHAPE, listing, [...locks].sort()]))
    .digest('hex')
    .slice(0, 32)
