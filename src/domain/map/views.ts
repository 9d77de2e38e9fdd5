import type { Language } from '@/i18n/languages'
import type { CustomMarker, MapType } from './protocol'

/** What a page needs to know to show a map: all but the listings. */
export interface MapView {
  language: Language
  mapType: MapType
  customMarker: CustomMarker
  marqueeIgnore: number[]
  /** The address that answers for one listing, with `{id}` in it. */
  listingHref: string
}
