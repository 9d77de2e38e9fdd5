import { feedFieldsOf, type ImportedCollection } from '@/domain/feeds/feed-fields'
import { writtenText } from '@/domain/rich-text/written-text'
import type { TableRow } from '@/cms/database/bulk'
import type { Language } from '@/i18n/languages'
import type { FeedListing } from './listing'

/**
 * A listing with its formatted texts as the editor stores them. What an import compares with the last one
 * is what the feed said, so this is done only to what is written.
 */
export function withFormattedTexts(collection: ImportedCollection, listing: FeedListing): FeedListing {
  const names = feedFieldsOf(collection).flatMap(({ isFormatted, name }) => (isFormatted ? [name] : []))
  const formatted = (values: TableRow): TableRow => {
    const texts = names.flatMap((name): [string, unknown][] => {
      const text = values[name]
      return typeof text === 'string' ? [[name, writtenText(text)]] : []
    })
    return { ...values, ...Object.fromEntries(texts) }
  }
  const texts = Object.entries(listing.texts).map(([language, values]) => [language, formatted(values)])
  return { ...listing, texts: Object.fromEntries(texts) as FeedListing['texts'] }
}

/**
 * A listing that empties its texts in the languages in which the feed had it and has it no more. What an import
 * compares with the last one is without them, so that they are emptied once.
 */
export function withLostLanguages(listing: FeedListing, before: readonly Language[]): FeedListing {
  const names = Object.keys(Object.values(listing.texts)[0] ?? {})
  const lost = before.filter((language) => !listing.texts[language])
  const empty = Object.fromEntries(names.map((name) => [name, null]))
  return { ...listing, texts: { ...listing.texts, ...Object.fromEntries(lost.map((language) => [language, empty])) } }
}
