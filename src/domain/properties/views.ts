import type { Language, Text } from '@/i18n/languages'

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

/** The search form of the home and not-found screens. Spec §2. */
export interface SearchView {
  /** Addresses of the two lists; the form is sent to the one that is chosen. */
  saleHref: string
  rentHref: string
  saleCount: number
  rentCount: number
}
