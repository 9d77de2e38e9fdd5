import type { CatalogueRow } from '../catalogue-row'
import type { Goal } from '@/domain/properties/goal'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { agencies } from './agencies'
import { availability } from './availability'
import { bedrooms } from './bedrooms'
import type { Criterion } from './criterion'
import { energy, energyClass } from './energy'
import { featureBits, features } from './features'
import { area, box } from './map-parts'
import { cities, radius, regions } from './place'
import { paidPrice, price, shownPrice } from './price'
import { page, sort, view } from './shown'
import { states } from './states'
import { living, plot } from './surfaces'
import { types } from './types'
import { words } from './words'
import { zoneAt } from '../zones'

const ALL = {
  cities, radius, regions, types, price, bedrooms, living, plot, energy, features, states,
  availability, agencies, area, box, words, sort, view, page,
}

type All = typeof ALL
type PartsOf<C> =
  C extends Criterion<infer V, infer D> ? { value: V; dimension: D } : never

/** What is a criterion. */
export type CriterionField = keyof All

/** The value of each criterion. */
export type Values = { [F in CriterionField]: PartsOf<All[F]>['value'] }

/** What can be left out of a search on its own. */
export type Dimension = PartsOf<All[CriterionField]>['dimension']

/** Every criterion, in the order of a canonical address. Spec §2, "Query parameters". */
export const CRITERIA: { readonly [F in CriterionField]: Criterion<Values[F], Dimension> } = ALL

// TypeScript cannot know that the table has no key but those of its type: both casts say that.

/** Their names, in that order. */
export const FIELDS = Object.keys(CRITERIA) as readonly CriterionField[]

/** Something for each criterion. */
export const forEach = <T extends Record<CriterionField, unknown>>(
  make: <F extends CriterionField>(field: F) => T[F],
): T => Object.fromEntries(FIELDS.map((field) => [field, make(field)])) as T

/**
 * A property with what criteria and orders compare, worked out once. Searches read nothing of the
 * row itself: this is a third of its size, and 50,000 of them are read for each search.
 */
export interface Listing {
  row: CatalogueRow
  id: number
  /** The lists it stands in; null for what is sold or rented. Spec §4. */
  goal: Goal | null
  /** Milliseconds since 1970. */
  created: number
  /** Euro as it is shown, of a life annuity what is paid at once; null where no price may be shown. */
  price: number | null
  /** The same with VAT, where a rate is stated; null too for the price of an area, the rent of a year or of a week. */
  paid: number | null
  city: number | null
  /** Place of its province among the smallest `ZONES`; -1 outside of Belgium. */
  zone: number
  type: number | null
  /** Types beside its own. */
  otherTypes: readonly number[]
  bedrooms: number
  /** m² */
  living: number | null
  /** m² */
  plot: number | null
  /** Place of its energy class in `ENERGY_CLASSES`; -1 without a label. */
  energy: number
  /** One bit for each of `FEATURES` that it has. */
  features: number
  option: boolean
  /** Milliseconds since 1970; where nothing is said 0 for rent, which is free now, and else never. */
  freeFrom: number
  agency: number | null
  /** Where it stands; null where that is not public. */
  latitude: number | null
  longitude: number | null
  /** One bit for each language it is not live in. */
  hidden: number
  /** The row of the picture on its card. */
  picture: number | null
}

/** What searches compare of a property. A date that is none counts as 1970. Spec §3, §9. */
export const listingOf = (row: CatalogueRow): Listing => ({
  row,
  id: row.id,
  goal: row.status === 'available' || row.status === 'option' ? row.goal : null,
  created: time(row.createDate),
  price: shownPrice(row),
  paid: paidPrice(row),
  city: row.cityId,
  zone: zoneAt(row),
  type: row.typeId,
  otherTypes: otherTypes(row),
  bedrooms: row.bedrooms ?? 0,
  living: row.livingArea,
  plot: row.plotArea,
  energy: energyClass(row),
  features: featureBits(row),
  option: row.status === 'option',
  freeFrom: freeFrom(row),
  agency: row.agencyId,
  latitude: row.latitude,
  longitude: row.longitude,
  hidden: row.hiddenIn.reduce((bits, language) => bits | languageBit(language), 0),
  picture: row.picture?.id ?? null,
})

// Most have no other type: they share one list.
const NONE: readonly number[] = []

const otherTypes = ({ typeId, typeIds }: CatalogueRow): readonly number[] =>
  typeIds.some((type) => type !== typeId) ? typeIds.filter((type) => type !== typeId) : NONE

/** Who lets a home says when it is free later; what is sold is lived in until it is said when it is not. */
const freeFrom = ({ availableFrom, goal }: CatalogueRow): number =>
  availableFrom === null ? (goal === 'rent' ? 0 : Infinity) : time(availableFrom)

const time = (iso: string): number => Date.parse(iso) || 0

/** The bit of a language in `hidden`. */
export const languageBit = (language: Language): number => 1 << LANGUAGES.indexOf(language)
