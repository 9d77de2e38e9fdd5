import { createHash } from 'node:crypto'
import { LANGUAGES, type Language, type Localized } from '@/i18n/languages'
import type { FeedEntry, FeedText } from '../parse/types'
import type { TableRow } from '@/cms/database/bulk'

/** A row of an array field; `texts` are its localized columns. */
export interface ArrayRow {
  columns: TableRow
  texts?: Record<string, FeedText>
}

/** What the import writes of one property or project, ready for the tables. */
export interface FeedListing {
  listingId: number
  columns: TableRow
  /** Columns per language; only of the languages in which the feed has the listing. */
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
  /** By the key of the feed's city, else the only town of its name. */
  city: (entry: FeedEntry) => NamedRow | undefined
  /** By the project's public number. */
  projects: Map<number, number>
}

/** The languages in which the feed has a listing; the others belong to staff. */
export const feedLanguages = ({ languages }: Pick<FeedEntry, 'languages'>): Language[] =>
  LANGUAGES.filter((language) => languages.includes(language))

/** Listings by the languages in which the feed has them, for a statement each. */
export function byLanguages<Item>(
  items: readonly Item[],
  of: (item: Item) => readonly Language[],
): { languages: readonly Language[]; items: Item[] }[] {
  const groups = new Map<string, { languages: readonly Language[]; items: Item[] }>()
  for (const item of items) {
    const languages = of(item)
    const group = groups.get(languages.join()) ?? { languages, items: [] }
    group.items.push(item)
    groups.set(languages.join(), group)
  }
  return [...groups.values()]
}

/** The localized columns in each language in which the feed has a listing, null where it has no text. */
export const textsPerLanguage = (
  entry: FeedEntry,
  texts: Record<string, FeedText>,
  names: readonly string[],
): FeedListing['texts'] =>
  Object.fromEntries(
    feedLanguages(entry).map((language): [Language, TableRow] => [
      language,
      Object.fromEntries(names.map((name) => [name, texts[name]?.[language] ?? null])),
    ]),
  )
