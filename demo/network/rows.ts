import { feedName, PROPERTY_FIELDS } from '@/domain/properties/fields'
import type { Subject } from '../pictures/subject'
import type { Facts } from './facts'
import { FILMED_LISTING, filmPath, hasTour, TOUR } from './films'
import { homeFields, type FieldValue } from './fields-home'
import { financeFields, paperFields } from './fields-papers'
import { placeFields, sizeFields } from './fields-place'
import { PRICE_WORDS, RIBBONS } from './field-words'
import { documentsOf } from './documents'
import { interestOf } from './interest'
import { mobilityOf } from './mobility'
import { nearOf } from './near'
import { gallery, smallPicture } from './pictures'
import type { Prose } from './prose'
import { subjectOf } from './subject-of'
import { cityIn } from './towns'
import { COUNTRIES, TYPE_NAMES, WEB_IDS } from './types'
import { FEED_LANGUAGES, type FeedLanguage, type Words } from './words'

/** One listing in one language, under the feed's names. */
export type FeedRow = Record<string, unknown>

const isWords = (value: FieldValue): value is Words => typeof value === 'object' && value !== null

const ribbonOf = ({ planned }: Facts): Words | null => {
  if (planned.marquee === 0) return null
  if (planned.marquee === 2) return RIBBONS.fresh
  return planned.id % 2 === 0 ? RIBBONS.price : RIBBONS.open
}

/** What a price is for, said after it. Spec §3, "PriceUnitText". */
const priceWords = ({ planned, project }: Facts): Words | null => {
  if (planned.goal === 'rent') return PRICE_WORDS.charges
  if (planned.kind === 'land' && planned.priceFrom) return PRICE_WORDS.lot
  return project === null ? null : PRICE_WORDS.together
}

const fieldsOf = (facts: Facts): Record<string, FieldValue> => ({
  ...placeFields(facts),
  ...sizeFields(facts),
  ...homeFields(facts),
  ...paperFields(facts),
  ...financeFields(facts),
  neighbourhoods: nearOf(facts),
  marqueeName: ribbonOf(facts),
  priceUnitText: priceWords(facts),
})

const inFeedNames = (
  fields: Record<string, FieldValue>,
  language: FeedLanguage,
): Record<string, unknown> =>
  Object.fromEntries(
    PROPERTY_FIELDS.filter(({ name }) => name in fields).map((entry) => {
      const value = fields[entry.name] ?? (entry.localized ? '' : null)
      return [feedName(entry), isWords(value) ? value[language] : value]
    }),
  )

const papersOf = ({ planned, region }: Facts) => {
  if (region === 'luxembourg') return ['plans'] as const
  if (planned.kind === 'land') return ['ground', 'plans'] as const
  if (planned.goal === 'rent') return ['energy'] as const
  return ['energy', 'electricity', 'ground'] as const
}

/**
 * A listing as rows of the feed, one per language; numbers and codes agree between them.
 */
export function rowsOf(
  facts: Facts,
  prose: Prose,
  pictureCount: (subject: Subject) => number,
): FeedRow[] {
  const { planned, project } = facts
  const pictures = gallery(planned.id, pictureCount(subjectOf(facts)))
  const fields = fieldsOf(facts)
  const webId = WEB_IDS[planned.kind]
  return FEED_LANGUAGES.map((language) => ({
    ID: planned.id,
    WebID: webId,
    WebIDs: String(webId),
    AgencyID: planned.town.agency,
    ProjectID: project?.id ?? null,
    language,
    City: cityIn(planned.town, language),
    CountryName: COUNTRIES[planned.town.country][language],
    MainTypeName: TYPE_NAMES[webId]?.[language],
    ...inFeedNames(fields, language),
    TypeDescription: prose.headline(language),
    Description: prose.description(language),
    SmallPictureItem: smallPicture(planned.id),
    XLargePictureItem: pictures[0],
    Pictures: pictures,
    PointsOfInterest: interestOf(facts, language),
    Documents: documentsOf(planned.town.agency, papersOf(facts)),
    MobilityScore: mobilityOf(facts),
    Videos: planned.id === FILMED_LISTING ? [filmPath('listing')] : [],
    VirtualTourUrl: hasTour(facts) ? TOUR : '',
  }))
}
