import { LANGUAGES, type Language } from '@/i18n/languages'
import type { CatalogueRow } from './catalogue-row'
import { energyLabel } from './energy-label'
import type { Goal } from './goal'
import { regionOf } from './region'

/**
 * A property with what searches compare, worked out once. Searches read nothing of the row itself:
 * this is a third of its size, and 50,000 of them are read for each search.
 */
export interface Listing {
  row: CatalogueRow
  id: number
  /** The lists it stands in; null for what is sold or rented. Spec §4. */
  goal: Goal | null
  /** Milliseconds since 1970. */
  created: number
  /** Euro; null where no price may be shown, so that no search gives it away. */
  price: number | null
  city: number | null
  type: number | null
  /** Types beside its own. */
  otherTypes: readonly number[]
  bedrooms: number
  /** m² */
  living: number | null
  /** m² */
  plot: number | null
  /** Place of its energy class in `abcdefg`; -1 without a label. */
  energy: number
  /** One bit for each of `FEATURES` that it has. */
  features: number
  option: boolean
  /** Milliseconds since 1970; 0 where nothing is said, which counts as free now. */
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

/** What can be ticked, with what has it. Spec §3. */
const HAS = {
  garage: (row: CatalogueRow) => (row.garages ?? 0) > 0,
  garden: (row: CatalogueRow) => (row.gardenArea ?? 0) > 0,
  terrace: (row: CatalogueRow) => (row.terraceArea ?? 0) > 0,
  'new-build': (row: CatalogueRow) => row.newBuild,
  'life-annuity': (row: CatalogueRow) => row.lifeAnnuity,
}

export type Feature = keyof typeof HAS

/** Ticks, in the order of an address. */
export const FEATURES = Object.keys(HAS) as readonly Feature[]

/** The bit of a tick in `features`. */
export const featureBit = (feature: Feature): number => 1 << FEATURES.indexOf(feature)

/** The bit of a language in `hidden`. */
export const languageBit = (language: Language): number => 1 << LANGUAGES.indexOf(language)

/** What searches compare of a property. A date that is none counts as 1970. Spec §3, §9. */
export const listingOf = (row: CatalogueRow): Listing => ({
  row,
  id: row.id,
  goal: row.status === 'available' || row.status === 'option' ? row.goal : null,
  created: time(row.createDate),
  price: row.publishPrice && row.price ? row.price : null,
  city: row.cityId,
  type: row.typeId,
  otherTypes: otherTypes(row),
  bedrooms: row.bedrooms ?? 0,
  living: row.livingArea,
  plot: row.plotArea,
  energy: energyClass(row),
  features: FEATURES.reduce((bits, one) => (HAS[one](row) ? bits | featureBit(one) : bits), 0),
  option: row.status === 'option',
  freeFrom: row.availableFrom === null ? 0 : time(row.availableFrom),
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

const time = (iso: string): number => Date.parse(iso) || 0

const CLASSES = 'abcdefg'

/** A+ and better count as A, and what is worse than G as G. Spec §9. */
function energyClass({ countryId, zip, energyPerformance, epcLabelText }: CatalogueRow): number {
  const region = regionOf({ countryId, zip })
  const label = energyLabel({ region, value: energyPerformance, labelText: epcLabelText })
  const letter = label?.code?.[0]
  if (letter === undefined) return -1
  const place = CLASSES.indexOf(letter)
  return place === -1 ? CLASSES.length - 1 : place
}
