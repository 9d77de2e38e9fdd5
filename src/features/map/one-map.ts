import { dataString } from './map-host'
import { elementsOf, holdFocus, watchMap, type MapLabels } from './watched-map'
import type { ListingSnapshot } from '@/domain/map/protocol'
import type { MapView } from '@/domain/map/views'
import { sendSeen } from '@/ui/send-seen'

export interface OneMapSetup {
  map: MapView
  point: ListingSnapshot
  labels: MapLabels
}

/** Metres to each side of the property that the map opens on, in degrees. */
const AROUND = { latitude: 0.012, longitude: 0.019 }

/**
 * Puts the map of one listing in the place of the button that asked for it. Gives what ends it.
 */
export function runOneMap(place: HTMLElement, { labels, map, point }: OneMapSetup): () => void {
  sendSeen({ counter: 'maps', properties: [point.ID] })
  const parts = elementsOf(place)
  const opener = place.querySelector('button')
  const show = (): void => {
    host.begin()
    host.show(dataString(JSON.stringify([point]), dataOf(map, point)))
  }
  const host = watchMap(parts, labels, {
    again: show,
    // Everything else is on the page around it: the card need not wait for more.
    heard: ({ type }) => type === 'select' && host.send({ type: 'details', listing: point }),
  })
  parts.box.hidden = false
  holdFocus(parts.box)
  if (opener) opener.hidden = true
  show()
  return host.remove
}

const dataOf = (map: MapView, { ID, Latitude, Longitude }: ListingSnapshot) => ({
  messageInfo: {
    language: map.language,
    highlight: ID,
    canDraw: false,
    bounds: {
      south: Latitude - AROUND.latitude,
      north: Latitude + AROUND.latitude,
      west: Longitude - AROUND.longitude,
      east: Longitude + AROUND.longitude,
    },
  },
  mapType: map.mapType,
  customMarker: map.customMarker,
  marqueeIgnore: map.marqueeIgnore,
})
