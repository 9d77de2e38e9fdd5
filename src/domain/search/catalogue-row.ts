import type { Language, Localized } from '@/i18n/languages'
import type { Goal } from '@/domain/properties/goal'
import type { ListingStatus } from '@/domain/properties/status'
import type { CataloguePicture } from '@/domain/media/picture'

/** What lists, counts and cards need to know of a property: held in memory for every one. */
export interface CatalogueRow {
  /** Row in the database. */
  row: number
  /** The public number. */
  id: number
  goal: Goal
  status: ListingStatus
  typeId: number | null
  /** Every type it is found under, its own included. */
  typeIds: number[]
  cityId: number | null
  projectId: number | null
  zip: string
  countryId: string
  publishPrice: boolean
  price: number | null
  priceUnit: number | null
  /** What staff say that the price is for. */
  priceNote: Localized<string>
  marquee: string
  marqueeName: Localized<string>
  headline: Localized<string>
  /** Languages it is not live in. */
  hiddenIn: Language[]
  bedrooms: number | null
  bathrooms: number | null
  livingArea: number | null
  plotArea: number | null
  floor: number | null
  /** Garages and parking places together. */
  garages: number | null
  /** Those of them that are parking places. */
  parkings: number
  /** m² */
  gardenArea: number | null
  /** m² */
  terraceArea: number | null
  /** Where it stands; null where its address is not public. */
  latitude: number | null
  longitude: number | null
  agencyId: number | null
  /** Part of a project, or sold under VAT. */
  newBuild: boolean
  lifeAnnuity: boolean
  /** Euro per month; null where it is not stated. */
  annuityRent: number | null
  /** Languages in which the conditions of staff hide that rent. */
  rentHiddenIn: readonly Language[]
  /** Euro per month that a tenant pays besides the rent, 0 for none; null where it is not known. */
  charges: number | null
  /** Languages in which the conditions of staff hide them. */
  chargesHiddenIn: readonly Language[]
  /** VAT comes on top of its price. */
  underVat: boolean
  /** Null where no rate is stated. */
  vatPercent: number | null
  /** Languages in which the conditions of staff hide that rate. */
  vatHiddenIn: readonly Language[]
  /** ISO date, of a unit at the latest when its project is delivered; null where nothing is said. */
  availableFrom: string | null
  /** kWh per m² and year; null too where a condition of staff hides it in any language. */
  energyPerformance: number | null
  /** The same of what the certificate says. */
  epcLabelText: string | null
  /** ISO date. */
  createDate: string
  picture: CataloguePicture | null
}

export interface CatalogueCity {
  id: number
  names: Localized<string>
  zip: string
  countryId: string
  latitude: number | null
  longitude: number | null
}

export interface CatalogueAgency {
  id: number
  /** The public number. */
  number: number
  name: string
}

export interface CatalogueType {
  id: number
  /** The public number. */
  number: number
  names: Localized<string>
  /** Other words for it, with commas between them. */
  alsoCalled: Localized<string>
  iconClass: number
  showOrder: number
  sale: boolean
  rent: boolean
}
