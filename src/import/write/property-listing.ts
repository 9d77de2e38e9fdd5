import { PROPERTY_FIELDS } from '@/domain/properties/fields'
import { pickText, type Language } from '@/i18n/languages'
import type { FeedProperty } from '../parse/types'
import { textsPerLanguage, type FeedListing, type References } from './listing'

const PLAIN = PROPERTY_FIELDS.filter((entry) => !entry.localized).map((entry) => entry.name)
const LOCALIZED = PROPERTY_FIELDS.filter((entry) => entry.localized).map((entry) => entry.name)

/** What every listing has, even one of which the feed says next to nothing. */
const DEFAULTS: Record<string, string> = {
  goal: '0',
  status: 'available',
  marquee: '0',
  countryId: '10',
}

/** A property of the feed without its files as rows of the tables. Spec §3, "Property". */
export function propertyListing(entry: FeedProperty, references: References): FeedListing {
  const type = entry.webId === null ? undefined : references.types.get(entry.webId)
  const city = references.city(entry)
  const values = Object.fromEntries(
    PLAIN.map((name) => [name, entry.values[name] ?? DEFAULTS[name] ?? null]),
  )
  return {
    listingId: entry.id,
    columns: {
      ...values,
      adminTitle: [entry.id, french(type?.names), french(city?.names)].filter(Boolean).join(' · '),
      source: references.source,
      agency: references.agency(entry.agencyId),
      project: entry.projectId === null ? null : (references.projects.get(entry.projectId) ?? null),
      type: type?.id ?? null,
      city: city?.id ?? null,
      virtualTourUrl: entry.virtualTour,
    },
    texts: textsPerLanguage(entry, entry.texts, LOCALIZED),
    relations: {
      extraTypes: {
        column: 'typesID',
        ids: entry.extraWebIds.flatMap((id) => references.types.get(id)?.id ?? []),
      },
    },
    lists: { videos: entry.videos },
    arrays: {
      points_of_interest: entry.pointsOfInterest.map(({ name, kind, distance }) => ({
        columns: { kind, distance },
        texts: { name },
      })),
      mobility_scores: entry.mobility.map(({ category, score }) => ({
        columns: { category, score },
      })),
    },
  }
}

const french = (names: Partial<Record<Language, string | null>> | undefined): string | undefined =>
  pickText(names, 'fr')?.text
