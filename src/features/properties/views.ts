import type { Language, Text } from '@/i18n/languages'
import type { FieldUnit } from './fields'

/** An encoded picture: files stand at `/media/{hash}/w{width}.{avif|webp}`. Spec §9. */
export interface PictureView {
  hash: string
  width: number
  height: number
  /** A tiny blurred preview as a data address. */
  preview: string
  /** Where the subject is, in percent, for cropping. */
  focalX: number
  focalY: number
  alt: Text | null
  kind: 'photo' | 'floor-plan'
}

export type RibbonView =
  | { kind: 'sold' | 'rented' | 'option' }
  | { kind: 'text'; text: Text }

export type PriceView =
  | { kind: 'on-request' }
  | { kind: 'amount'; euro: number; from: boolean; perMonth: boolean }

export interface EnergyView {
  text: string
  /** `/images/epc/{region}/{label}.png`, or null where the label is only words. */
  image: string | null
  code: string | null
}

export interface PropertyCardView {
  id: number
  href: string
  goal: 'sale' | 'rent'
  type: Text
  city: Text | null
  zip: string
  /** The listing's own headline, if it has one. */
  headline: Text | null
  price: PriceView
  ribbon: RibbonView | null
  picture: PictureView | null
  icon: 'residential' | 'office' | 'industrial' | 'land' | 'retail'
  bedrooms: number | null
  bathrooms: number | null
  /** m² */
  livingArea: number | null
  /** m² */
  plotArea: number | null
  energy: EnergyView | null
}

export interface Choice {
  value: string
  label: string
  lang: Language
  href: string
  selected: boolean
}

export interface ListView {
  goal: 'sale' | 'rent'
  total: number
  page: number
  pages: number
  cards: PropertyCardView[]
  /** Address of the list without criteria; filter forms are sent there. */
  action: string
  sorts: Choice[]
  types: Choice[]
  /** City names offered while typing. */
  cities: { name: string; zip: string; count: number }[]
  /** What is filtered now, each with the address of the list without it. */
  chips: { label: string; lang: Language; href: string }[]
  cityValue: string
  typeValue: string
  sortValue: string
  previous: string | null
  next: string | null
  pageLinks: { page: number; href: string; current: boolean }[]
  /** True where a typed place is not known. */
  unknownCity: boolean
}

/** One line of a fact group; `label` is a message key below `Facts`. */
export interface FactView {
  field: string
  value:
    | { kind: 'number'; number: number; unit: FieldUnit | null }
    | { kind: 'text'; text: Text }
    | { kind: 'code'; code: string }
    | { kind: 'yesNo'; yes: boolean }
    | { kind: 'date'; iso: string }
    | { kind: 'year'; year: number }
    | { kind: 'euro'; euro: number; perMonth: boolean }
}

export interface FactGroupView {
  group: string
  facts: FactView[]
}

export interface AgencyView {
  id: number
  name: string
  address: string
  phone: string
  email: string
  photo: PictureView | null
  mentions: {
    legalName: string
    companyNumber: string
    vatNumber: string
    professionalTitle: Text | null
    instituteNumber: string
    recognitionCountry: Text | null
    insurer: string
    policyNumber: string
    supervisoryAuthority: Text | null
    codeOfConductUrl: string
  }
}

export interface ContactView {
  name: string
  function: Text | null
  phone: string
  email: string
  photo: PictureView | null
}

export interface CrumbView {
  name: string
  lang: Language
  href: string | null
}

export interface PropertyDetailView {
  id: number
  goal: 'sale' | 'rent'
  status: 'available' | 'option' | 'sold' | 'rented'
  title: Text
  type: Text
  city: Text | null
  zip: string
  /** Null where the address is not public. */
  address: Text | null
  /** Only where the address is public. */
  coordinates: { latitude: number; longitude: number } | null
  price: PriceView
  /** Euro per month, for rent. */
  charges: number | null
  ribbon: RibbonView | null
  icon: PropertyCardView['icon']
  pictures: PictureView[]
  /** Sanitised HTML. */
  description: Text | null
  keyFacts: FactView[]
  groups: FactGroupView[]
  energy: EnergyView | null
  region: 'brussels' | 'wallonia' | 'flanders' | 'luxembourg' | null
  renovationDuty: boolean
  flood: { parcel: 'A' | 'B' | 'C' | 'D' | null; building: 'A' | 'B' | 'C' | 'D' | null } | null
  /** Planning facts as codes; the sentence is the message `Planning.{fact}.{code}`. */
  planning: { fact: string; code: string }[]
  videos: { url: string; embed: string; thumbnail: string | null }[]
  virtualTour: string | null
  pointsOfInterest: { name: string; kind: string; metres: number | null }[]
  agency: AgencyView | null
  contact: ContactView | null
  project: { name: Text; href: string } | null
  breadcrumb: CrumbView[]
  similar: PropertyCardView[]
  /** Address of the list with the same goal. */
  listHref: string
  /** The languages it has a text of its own in; elsewhere its page is wholly a fallback. */
  ownLanguages: Language[]
  createdAt: string | null
}

export interface ProjectUnitView {
  id: number
  href: string
  type: Text
  floor: number | null
  bedrooms: number | null
  livingArea: number | null
  price: PriceView
  status: 'available' | 'option' | 'sold' | 'rented'
}

export interface ProjectCardView {
  id: number
  href: string
  name: Text
  city: Text | null
  zip: string
  picture: PictureView | null
  priceMin: number | null
  priceMax: number | null
  delivery: string
  soldOut: boolean
  unitsFree: number
  unitsTotal: number
}

export interface ProjectDetailView extends ProjectCardView {
  address: Text | null
  description: Text | null
  situation: Text | null
  technical: Text | null
  pictures: PictureView[]
  units: ProjectUnitView[]
  constructions: { name: string; delivery: string }[]
  agency: AgencyView | null
  breadcrumb: CrumbView[]
  similar: ProjectCardView[]
  externalUrl: string | null
  ownLanguages: Language[]
}

/** The search form of the home and not-found screens. Spec §2. */
export interface SearchView {
  /** Addresses of the two lists; the form is sent to the one that is chosen. */
  saleHref: string
  rentHref: string
  cities: ListView['cities']
  types: Pick<Choice, 'value' | 'label' | 'lang'>[]
  saleCount: number
  rentCount: number
}
