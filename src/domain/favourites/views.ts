import type { FactView } from '@/domain/properties/detail-views'
import type { EnergyView, PriceView, PropertyCardView } from '@/domain/properties/views'
import type { TextView } from '@/i18n/languages'

/** A saved property; without a card where it is no longer offered. */
export interface SavedView {
  id: number
  card: PropertyCardView | null
}

/** Where a visitor goes on from a page with nothing, or no longer anything, to show. */
export interface WaysOn {
  saleHref: string
  rentHref: string
  /** Null where the page is off line. */
  favouritesHref: string | null
  compareHref: string | null
  /** Where one asks to hear of other properties; null where there is no such page. */
  demandHref: string | null
}

/** What the page of the favourites shows for the selection in its address. */
export interface FavouritesView extends WaysOn {
  /** False for the bare address, which the browser fills with what it keeps. */
  given: boolean
  saved: SavedView[]
  seen: SavedView[]
}

/** What is compared of one property. */
export interface ComparedView {
  card: PropertyCardView
  /** Address of the comparison without it. */
  withoutHref: string
}

export type CompareCell =
  | { kind: 'price'; price: PriceView }
  | { kind: 'text'; text: TextView }
  | { kind: 'energy'; energy: EnergyView }
  | { kind: 'fact'; fact: FactView }

/** A row of the comparison, with a cell per property; null where nothing is known. */
export interface CompareRow {
  /** `price`, `type`, `city`, `pricePerM2`, `energy` or a message key below `Facts`. */
  name: string
  cells: (CompareCell | null)[]
  /** Whether the properties are not alike in it. */
  differs: boolean
}

export interface CompareView extends WaysOn {
  given: boolean
  properties: ComparedView[]
  rows: CompareRow[]
  /** Numbers that are no longer offered, each with the address of the comparison without it. */
  gone: { id: number; withoutHref: string }[]
}
