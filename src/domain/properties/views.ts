import type { TextView } from '@/i18n/languages'
import type { PictureView } from '@/domain/media/picture'
import type { Region } from './region'

export type RibbonView =
  | { kind: 'sold' | 'rented' | 'option' | 'lifeAnnuity' }
  | { kind: 'text'; text: TextView }

/** What comes on top of a price, where VAT is paid. */
export interface VatOnTop {
  /** Null where no rate is stated. */
  percent: number | null
  /** Euro, the price with it; null where no rate is stated. */
  included: number | null
}

export type PriceView =
  | { kind: 'on-request' }
  | {
      kind: 'amount'
      euro: number
      from: boolean
      /** It is due each month. */
      perMonth: boolean
      /** Only where its note says that it is due each month, so that our own words do not. */
      monthInNote?: true
      /** What staff say that it is for, such as "per lot"; only where they do. */
      note?: TextView
      /** Only where the price is without VAT. */
      vat?: VatOnTop
      /** Euro per month on top of a rent, 0 for none; only where they are known, and nothing beside it says them. */
      charges?: number
      /** Only where the rent is not one of a month for the whole, so that the charges say that they are. */
      monthWithCharges?: true
    }
  /** What is paid at once, and each month; null for what is not known. One of them is. */
  | { kind: 'lifeAnnuity'; bouquet: number | null; rent: number | null }

export interface EnergyView {
  text: string
  /** Whose label it is: each region has a name for it. Null where it is not known. */
  region: Region | null
  /** `/images/epc/{region}/{label}.png`, or null where the label is only words. */
  image: string | null
  code: string | null
}

export interface PropertyCardView {
  id: number
  href: string
  goal: 'sale' | 'rent'
  type: TextView
  city: TextView | null
  zip: string
  /** The site is Belgian: the country is said of what lies elsewhere. */
  isInLuxembourg: boolean
  /** The listing's own headline, if it has one. */
  headline: TextView | null
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
