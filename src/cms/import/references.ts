import type { Language, Localized } from '@/i18n/languages'
import type { Row } from './bulk'
import type { FeedDocument, FeedText } from './feed/types'
import type { ArrayRow, Listing } from './listing'

export interface Named {
  id: number
  names: Localized<string>
}

/** The rows that what a feed names has in the database. */
export interface References {
  source: number
  /** Of an agency's public number, or of the source's default agency. */
  agency: (agencyId: number | null) => number
  /** By the WebID, which is what listings point at. */
  types: Map<number, Named>
  /** By the key of the feed's city. */
  cities: Map<string, Named>
  /** By the project's public number. */
  projects: Map<number, number>
  /** By the address in the feed; what could not be had is missing. */
  media: Map<string, number>
  documents: Map<string, number>
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
): Listing['texts'] =>
  Object.fromEntries(
    languages.map((language): [Language, Row] => [
      language,
      Object.fromEntries(names.map((name) => [name, texts[name]?.[language] ?? null])),
    ]),
  )

/** Rows of an entry's documents, without those whose file could not be had. */
export const documentRows = (documents: FeedDocument[], references: References): ArrayRow[] =>
  documents.flatMap(({ name, url, language }) => {
    const file = references.documents.get(url)
    return file === undefined ? [] : [{ columns: { name, language, file } }]
  })
