import type { TextView } from '@/i18n/languages'
import type { PictureView } from '@/domain/media/picture'

export type RibbonView =
  | { kind: 'sold' | 'rented' | 'option' }
  | { kind: 'text'; text: TextView }

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
  type: TextView
  city: TextView | null
  zip: string
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
