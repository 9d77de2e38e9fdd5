import { createHash } from 'node:crypto'
import type { Language, Localized } from '@/i18n/languages'
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

export interface NamedRow {
  id: number
  names: Localized<string>
}

/** The rows that what a feed names has in the database. */
export interface References {
  source: number
  /** Of an agency's public number, or of the source's default agency. */
  agency: (agencyId: number | null) => number
  /** By the WebID, which is what listings point at. */
  types: Map<number, NamedRow>
  /** By the key of the feed's city. */
  cities: Map<string, NamedRow>
  /** By the project's public number. */
  projects: Map<number, number>
  /** The languages that the feed is written in; the others belong to staff. */
  languages: readonly Language[]
}

/** The localized columns per language of the feed, null where the feed has no text. */
export const textsPerLanguage = (
  texts: Record<string, FeedText>,
  names: readonly string[],
  languages: readonly Language[],
): FeedListing['texts'] =>
  Object.fromEntries(
    languages.map((language): [Language, TableRow] => [
      language,
      Object.fromEntries(names.map((name) => [name, texts[name]?.[language] ?? null])),
    ]),
  )
