import type { Catalogue } from './catalogue'
import type { CatalogueRow } from './catalogue-row'
import { PRICE_UNIT_FROM } from '@/domain/properties/price'
import { ribbonView } from '@/domain/properties/ribbon'
import { offeredPriceIn } from './shown-price'
import type { Language } from '@/i18n/languages'
import type { ListingSnapshot } from '@/domain/map/protocol'
import { rounded } from '@/domain/map/rounded'

export interface Points {
  points: ListingSnapshot[]
  /** How many have no place: neither a public address nor a town whose place is known. */
  unplaced: number
}

/**
 * A property as a point of the map, with as little as its marker needs; what has the usual value is
 * left out. Without a public address it stands in its town's centre, so that nobody can work out
 * where it is. Null where no place is known. Spec §3, "PublishAddress".
 */
export function mapPoint(row: CatalogueRow, { cities }: Catalogue, language: Language): ListingSnapshot | null {
  const exact = row.latitude !== null && row.longitude !== null
  const place = exact ? row : row.cityId === null ? undefined : cities.get(row.cityId)
  if (place?.latitude == null || place.longitude == null) return null
  const marquee = ribbonCode(row, language)
  return {
    ID: row.id,
    Latitude: rounded(place.latitude),
    Longitude: rounded(place.longitude),
    ...(exact ? {} : { AddressPublic: false }),
    ...(row.goal === 'rent' ? { Goal: 1 } : {}),
    ...pricing(row, language),
    ...(row.priceUnit === PRICE_UNIT_FROM ? { PriceUnit: PRICE_UNIT_FROM } : {}),
    ...(marquee === 0 ? {} : { Marquee: marquee }),
  }
}

function pricing(row: CatalogueRow, language: Language): Partial<ListingSnapshot> {
  // A point carries no charges: what staff say of them stays with its price.
  const price = offeredPriceIn(row.charges === null ? row : { ...row, charges: null }, language)
  if (price.kind === 'on-request') return { PublishPrice: false }
  if (price.kind === 'lifeAnnuity') {
    const { bouquet, rent } = price
    return { LifeAnnuity: true, ...(bouquet && { Price: bouquet }), ...(rent && { AnnuityRent: rent }) }
  }
  const { euro, note, vat } = price
  return { Price: euro, ...(note && { PriceUnitText: note.text }), ...(vat && { VatExcluded: true }) }
}

/** The points of some properties, and how many of them have none. */
export function mapPoints(rows: readonly CatalogueRow[], catalogue: Catalogue, language: Language): Points {
  const points = rows.flatMap((row) => mapPoint(row, catalogue, language) ?? [])
  return { points, unplaced: rows.length - points.length }
}

/** The code of the ribbon that its card carries: one of the feed without words is none. Spec §3, "Marquee". */
const ribbonCode = (row: CatalogueRow, language: Language): number =>
  ribbonView(row, language) ? Number(row.marquee) || 3 : 0
