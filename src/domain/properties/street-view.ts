import type { StreetViewView } from './detail-views'

interface ViewPlace {
  latitude: number
  longitude: number
}

/**
 * Google's pictures of the street at a place: a link that opens there and, where the site has a
 * key for it, the address of a frame. Null without a public place. Nothing is asked of Google
 * before a visitor presses either. Spec §2, "street view".
 */
export function streetViewAt(place: ViewPlace | null, key: string): StreetViewView | null {
  if (!place) return null
  const at = `${place.latitude},${place.longitude}`
  const query = new URLSearchParams({ key: key.trim(), location: at })
  return {
    href: `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${at}`,
    embed: key.trim() ? `https://www.google.com/maps/embed/v1/streetview?${query}` : null,
  }
}
