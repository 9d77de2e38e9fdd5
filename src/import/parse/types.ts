import type { Language } from '@/i18n/languages'

/** A text per language; a language without one is missing. Never blank, already clean. */
export type FeedText = Partial<Record<Language, string>>

/** A number, code (as text), yes/no or ISO date-time; null where the feed says nothing. */
export type FeedValue = string | number | boolean | null

/** A picture as the feed names it; `pictureSource(url)` tells where it may be read from. */
export interface FeedPicture {
  url: string
  name: string | null
}

export interface FeedDocument {
  name: string
  /** As in the feed: a path in its folder or a web address, see `pictureSource`. */
  url: string
  language: Language
}

export interface FeedPoint {
  name: FeedText
  kind: string | null
  /** Metres. */
  distance: number | null
}

export interface FeedMobility {
  category: string
  score: number
}

/** What properties and projects have in common: one entry for all language rows of an ID. */
export interface FeedEntry {
  id: number
  /** Rows of its list in the file, counted from 1. */
  rows: number[]
  languages: Language[]
  /** The key of its `FeedCity`; null where the feed does not name the place. */
  cityKey: string | null
  city: FeedText
  agencyId: number | null
  /** Everything that is the same in every language, by our field name; each known field. */
  values: Record<string, FeedValue>
  /** Everything that differs per language, by our field name; each known field. */
  texts: Record<string, FeedText>
  /** Address of the picture for cards; null without pictures. */
  cardPicture: string | null
  /** The gallery in order, without repetitions. */
  pictures: FeedPicture[]
  documents: FeedDocument[]
}

/**
 * A listing. `values` and `texts` hold every field of PROPERTY_FIELDS under its name: `texts` the
 * localized ones, `values` the others. Spec §3.
 */
export interface FeedProperty extends FeedEntry {
  /** The property type, by its WebID; null where the feed names none, which is reported. */
  webId: number | null
  /** Further types, ascending, without `webId`. */
  extraWebIds: number[]
  projectId: number | null
  /** Whether the feed says in which state it is; `values` has one all the same. */
  isStatusGiven: boolean
  /** Addresses that `parseVideoLink` recognises. */
  videos: string[]
  virtualTour: string | null
  pointsOfInterest: FeedPoint[]
  mobility: FeedMobility[]
}

export interface FeedUnit {
  propertyId: number
  floor: number | null
  /** Euro. */
  price: number | null
  /** Null where the list says nothing of it. */
  status: string | null
}

export interface FeedConstruction {
  name: FeedText
  delivery: string | null
}

/**
 * A project. `values`: goal, status, delivery, projectWebId, publishAddress, houseNumber, boxNr,
 * zip, countryId, latitude, longitude, priceMin, priceMax (euro). `texts`: name, street,
 * description, situation, technicalData (the last three HTML). Spec §3.
 */
export interface FeedProject extends FeedEntry {
  webId: number | null
  externalUrl: string | null
  units: FeedUnit[]
  constructions: FeedConstruction[]
}

/** A property type; `webId` is what listings point at. Spec §3. */
export interface FeedType {
  id: number
  /** Rows of its list in the file, counted from 1. */
  rows: number[]
  webId: number
  name: FeedText
  showOrder: number | null
  sale: boolean
  rent: boolean
}

/** One line of the feed's list of cities. */
export interface CityRow {
  name: string
  zip: string
  countryId: string
  language: Language
}

/** A place with its names per language. Spec §3. */
export interface FeedCity {
  /** Country, postcode and folded main name: `10|9300|alost`. */
  key: string
  zip: string
  countryId: string
  names: FeedText
  /** Roughly where it is: the mean of its public addresses; null without any. */
  latitude: number | null
  longitude: number | null
}

/** A whole feed, each ID once. */
export interface Feed {
  properties: FeedProperty[]
  projects: FeedProject[]
  types: FeedType[]
  cities: FeedCity[]
}

/** The lists of a feed that hold what it offers. */
export const LISTING_SECTIONS = ['properties', 'projects'] as const

export type ListingSection = (typeof LISTING_SECTIONS)[number]

export type FeedSection = 'file' | ListingSection | 'types' | 'cities'

/** Where in the file something is. */
export interface FeedPlace {
  section: FeedSection
  /** Counted from 1 within its list; null for the file as a whole. */
  row: number | null
  id: string | null
  language: string | null
  field: string | null
}

/** Something that keeps the whole feed, or the listing that it stands in, from being imported. */
export interface Problem extends FeedPlace {
  expected: string
  found: string
}

/** The rows of a feed that have impossible values. */
export interface InvalidRows {
  /** Each value, as far as there are not too many. */
  problems: Problem[]
  /** The numbers of the rows, counted from 1, by their list. */
  rows: Map<FeedSection, Set<number>>
}

/** Why a listing is not imported while the rest of its feed is. */
export interface SkippedProblem extends Problem {
  /** Whether it is on the site as it was before, or not on it. */
  outcome: 'kept' | 'left out'
}

/** Something that is left out or replaced while the rest is imported. */
export interface Warning extends FeedPlace {
  message: string
}
