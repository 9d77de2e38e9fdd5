import type { Language, Localized } from '@/i18n/languages'
import type { TableRow } from '@/cms/database/bulk'
import type { FeedText } from '../parse/types'
import type { FeedListing } from './listing'

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
  /** Floors that only the project's list of units tells, by the property's public number. */
  unitFloors: Map<number, number>
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
