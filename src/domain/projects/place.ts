import type { ListingSnapshot } from '@/domain/map/protocol'
import type { ProjectDetailView } from './views'

type ProjectOnMap = Pick<ProjectDetailView, 'id' | 'goal' | 'name' | 'city' | 'zip' | 'priceMin' | 'place'>

/** A project on its map, with its lowest price; null where neither it nor its town has a place. Spec §3. */
export function projectPoint({ id, goal, name, city, zip, priceMin, place }: ProjectOnMap): ListingSnapshot | null {
  if (!place) return null
  return {
    ...{ ID: id, Latitude: place.latitude, Longitude: place.longitude },
    AddressPublic: place.isExact,
    Goal: goal === 'sale' ? 0 : 1,
    ...(priceMin === null ? { PublishPrice: false } : { Price: priceMin, PriceUnit: STARTING_FROM }),
    ...{ TypeDescription: name.text, City: city?.text, Zip: zip },
  }
}

/** Spec §3, `PriceUnit`. */
const STARTING_FROM = 7
