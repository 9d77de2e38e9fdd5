import type { FeedProject } from './feed/types'
import type { Listing } from './listing'
import { documentRows, textsPerLanguage, type References } from './references'

const PLAIN = [
  ...['goal', 'delivery', 'projectWebId', 'publishAddress', 'houseNumber', 'boxNr'],
  ...['zip', 'countryId', 'priceMin', 'priceMax'],
]
const LOCALIZED = ['name', 'street', 'description', 'situation']

/** What every project has, even one of which the feed says next to nothing. */
const DEFAULTS: Record<string, string> = { goal: '0', countryId: '10' }
const CLOSED = new Set(['sold', 'sold out', 'rented'])

/** A project of the feed as rows of the tables. Spec §3, "Project". */
export function projectListing(entry: FeedProject, references: References): Listing {
  const city = entry.cityKey === null ? undefined : references.cities.get(entry.cityKey)
  const type = entry.typeId === null ? undefined : references.types.get(entry.typeId)
  const pictures = entry.pictures.flatMap(({ url }) => references.media.get(url) ?? [])
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
      cardPicture: references.media.get(entry.cardPicture ?? '') ?? pictures[0] ?? null,
    },
    texts: textsPerLanguage(
      { ...texts, technical: technicalData },
      [...LOCALIZED, 'technical'],
      references.languages,
    ),
    relations: { pictures: { column: 'mediaID', ids: [...new Set(pictures)] } },
    lists: {},
    arrays: {
      documents: documentRows(entry.documents, references),
      constructions: entry.constructions.map(({ name, delivery }) => ({
        columns: { delivery },
        texts: { name },
      })),
    },
  }
}
