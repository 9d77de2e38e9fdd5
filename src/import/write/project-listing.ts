import type { FeedProject } from '../parse/types'
import { textsPerLanguage, type FeedListing, type References } from './listing'

const PLAIN = [
  'goal', 'delivery', 'projectWebId', 'publishAddress', 'houseNumber', 'boxNr',
  'zip', 'countryId', 'latitude', 'longitude', 'priceMin', 'priceMax',
]
const LOCALIZED = ['name', 'street', 'description', 'situation']

/** What every project has, even one of which the feed says next to nothing. */
const DEFAULTS: Record<string, string> = { goal: '0', countryId: '10' }
const CLOSED = new Set(['sold', 'sold out', 'rented'])

/** A project of the feed without its files as rows of the tables. Spec §3, "Project". */
export function projectListing(entry: FeedProject, references: References): FeedListing {
  const city = references.city(entry)
  const type = entry.webId === null ? undefined : references.types.get(entry.webId)
  const { technicalData = {}, ...texts } = entry.texts
  const { status } = entry.values
  return {
    listingId: entry.id,
    columns: {
      ...Object.fromEntries(
        PLAIN.map((name) => [name, entry.values[name] ?? DEFAULTS[name] ?? null]),
      ),
      // A project is sold out or it is not; the words for less are those of its units.
      status: typeof status === 'string' && CLOSED.has(status) ? 'sold-out' : 'available',
      source: references.source,
      agency: references.agency(entry.agencyId),
      type: type?.id ?? null,
      city: city?.id ?? null,
      externalUrl: entry.externalUrl,
    },
    texts: textsPerLanguage(entry, { ...texts, technical: technicalData }, [...LOCALIZED, 'technical']),
    relations: {},
    lists: {},
    arrays: {
      constructions: entry.constructions.map(({ name, delivery }) => ({
        columns: { delivery },
        texts: { name },
      })),
    },
  }
}
