import { feedName, PROPERTY_FIELDS } from '@/domain/properties/fields'
import { isLanguage, type Language } from '@/i18n/languages'

/** A field of a listing that an import writes, and that staff may keep from it. Spec §3. */
export interface FeedField {
  name: string
  /** The import writes it in the languages in which the feed has the listing; the others belong to staff. */
  localized?: true
  /** Fields that are kept with it. */
  along?: readonly string[]
  /** A text with paragraphs and lists. */
  isFormatted?: true
  /** A number of euro. */
  isMoney?: true
}

const plain = (name: string): FeedField => ({ name })
const text = (name: string): FeedField => ({ name, localized: true })
const formatted = (name: string): FeedField => ({ name, localized: true, isFormatted: true })

/** What an import writes of a property, in the order of its form. Spec §3, "Property". */
const PROPERTY_FEED_FIELDS: readonly FeedField[] = [
  plain('agency'), plain('project'), { name: 'type', along: ['extraTypes'] }, plain('city'),
  ...PROPERTY_FIELDS.map(({ kind, localized, name, unit }): FeedField => {
    if (kind === 'formattedText') return formatted(name)
    const isMoney = unit === 'euro' || unit === 'euroPerMonth'
    return { name, ...(localized && { localized }), ...(isMoney && { isMoney }) }
  }),
  { name: 'pictures', along: ['cardPicture'] }, plain('videos'), plain('virtualTourUrl'),
  plain('documents'), plain('pointsOfInterest'), plain('mobilityScores'),
]

/** What an import writes of a project, in the order of its form. Spec §3, "Project". */
const PROJECT_FEED_FIELDS: readonly FeedField[] = [
  plain('agency'), text('name'), plain('goal'), plain('status'), plain('delivery'),
  { name: 'priceMin', isMoney: true },
  { name: 'priceMax', isMoney: true },
  plain('type'), plain('projectWebId'), plain('externalUrl'), plain('city'),
  plain('publishAddress'), text('street'), plain('houseNumber'), plain('boxNr'), plain('zip'),
  plain('countryId'), plain('latitude'), plain('longitude'), formatted('description'), formatted('situation'), formatted('technical'),
  { name: 'pictures', along: ['cardPicture'] }, plain('documents'), plain('constructions'),
]

/** What a feed calls the fields of a property, by their names here. Spec §3, "Property". */
export const feedNames: ReadonlyMap<string, string> = new Map([
  ...PROPERTY_FIELDS.map((field) => [field.name, feedName(field)] as const),
  // The feed names the type of a property by its number on the site.
  ['type', 'WebID'],
])

/** The kinds of listings that an import writes. */
export type ImportedCollection = 'properties' | 'projects'

/** Numbers that count nothing: years, places on the globe, a project's number on its own site. */
const COUNTS_NOTHING: ReadonlySet<string> = new Set([
  'constructionYear', 'renovationYear', 'latitude', 'longitude', 'projectWebId',
])

/** Whether the number in a field is a quantity; of any other each digit is read as it stands, "2019". Spec §3. */
export const isQuantity = (field: string): boolean => !COUNTS_NOTHING.has(field)

/** The fields that an import writes of a kind of listing. Spec §3. */
export const feedFieldsOf = (collection: ImportedCollection): readonly FeedField[] =>
  collection === 'properties' ? PROPERTY_FEED_FIELDS : PROJECT_FEED_FIELDS

/** What a field is locked by: its name, of a text that of one language. Spec §3. */
export const lockName = (field: string, language: Language | null): string =>
  language === null ? field : `${field}.${language}`

/** The field and the language of a lock; the language is null where it holds in every one. Spec §3. */
export function lockedPart(lock: string): { field: string; language: Language | null } {
  const [field = '', code] = lock.split('.')
  return { field, language: isLanguage(code) ? code : null }
}
