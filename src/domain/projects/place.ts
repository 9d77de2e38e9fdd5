import type { ListingSnapshot } from '@/domain/map/protocol'
import { PRICE_UNIT_FROM } from '@/domain/properties/price'
import type { ProjectDetailView } from './views'

type ProjectOnMap = Pick<
  ProjectDetailView,
  'id' | 'goal' | 'name' | 'city' | 'zip' | 'priceMin' | 'vat' | 'charges' | 'soldOut' | 'place'
>

/**
 * A project on its map, with its lowest price and the charges on top of a rent, or marked as sold out; null where
 * neither it nor its town has a place. Spec §3.
 */
export function projectPoint({ id, goal, name, city, zip, priceMin, vat, charges, soldOut, place }: ProjectOnMap): ListingSnapshot | null {
  if (!place) return null
  return {
    ID: id, Latitude: place.latitude, Longitude: place.longitude,
    AddressPublic: place.isExact,
    Goal: goal === 'sale' ? 0 : 1,
    ...priceFacts({ priceMin, vat, charges, soldOut }),
    TypeDescription: name.text, City: city?.text, Zip: zip,
  }
}

type PricedOnMap = Pick<ProjectOnMap, 'priceMin' | 'vat' | 'charges' | 'soldOut'>

function priceFacts({ priceMin, vat, charges, soldOut }: PricedOnMap): Partial<ListingSnapshot> {
  if (soldOut) return { SoldOut: true }
  if (priceMin === null) return { PublishPrice: false }
  return {
    Price: priceMin, PriceUnit: PRICE_UNIT_FROM,
    ...(vat && { VatExcluded: true }),
    ...(charges && { Charges: charges.lowest, ChargesMax: charges.highest }),
  }
}
