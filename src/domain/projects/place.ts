import type { ListingSnapshot } from '@/domain/map/protocol'
import type { ProjectDetailView } from './views'

type ProjectOnMap = Pick<
  ProjectDetailView,
  'id' | 'goal' | 'name' | 'city' | 'zip' | 'priceMin' | 'vat' | 'soldOut' | 'place'
>

/**
 * A project on its map, with its lowest price unless it is sold out; null where neither it nor its town
 * has a place. Spec §3.
 */
export function projectPoint({ id, goal, name, city, zip, priceMin, vat, soldOut, place }: ProjectOnMap): ListingSnapshot | null {
  if (!place) return null
  return {
    ...{ ID: id, Latitude: place.latitude, Longitude: place.longitude },
    AddressPublic: place.isExact,
    Goal: goal === 'sale' ? 0 : 1,
    ...(priceMin === null || soldOut
      ? { PublishPrice: false }
      : { Price: priceMin, PriceUnit: STARTING_FROM, ...(vat && { VatExcluded: true }) }),
    ...{ TypeDescription: name.text, City: city?.text, Zip: zip },
  }
}

/** Spec §3, `PriceUnit`. */
const STARTING_FROM = 7
