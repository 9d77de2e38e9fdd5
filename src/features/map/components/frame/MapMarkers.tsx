import { filled } from '@/lib/filled'
import type { Marker as MarkerData } from '@/domain/map/cluster-index'
import type { MapHead } from '../../cluster-requests'
import { countLabel, priceLabel, markerPriceText } from '@/domain/map/price-label'
import type { ListingSnapshot } from '@/domain/map/protocol'
import { hasRibbon } from '@/domain/map/ribbons'
import type { MapTexts } from '@/domain/map/text-names'
import type { MarkerFace } from './marker-icon'
import { OneMarker } from './OneMarker'

interface MapMarkersProps {
  markers: MarkerData[]
  head: MapHead
  texts: MapTexts
  /** Stands out: pointed at in the host's list, or chosen. */
  raised: ListingSnapshot[]
  onListing: (listing: ListingSnapshot) => void
  onCluster: (cluster: Extract<MarkerData, { kind: 'cluster' }>) => void
}

/** What is seen of the listings: groups with their number, and a price, pin or spot for each. */
export function MapMarkers({ markers, head, texts, raised, onListing, onCluster }: MapMarkersProps) {
  const above = new Set(raised.map(({ ID }) => ID))
  const below = markers.filter((marker) => marker.kind === 'cluster' || !above.has(marker.listing.ID))
  // In one row: a marker that is raised stays the button that somebody presses.
  const all: MarkerData[] = [...below, ...raised.map((listing) => ({ kind: 'listing' as const, listing }))]
  return all.map((marker) => {
    if (marker.kind === 'cluster') {
      return (
        <OneMarker
          key={`c${marker.cluster}`}
          latitude={marker.latitude}
          longitude={marker.longitude}
          face={clusterFace(marker.count, texts)}
          onClick={() => onCluster(marker)}
        />
      )
    }
    const { listing } = marker
    return (
      <OneMarker
        key={listing.ID}
        latitude={listing.Latitude}
        longitude={listing.Longitude}
        face={listingFace(listing, head, texts, above.has(listing.ID))}
        onClick={() => onListing(listing)}
      />
    )
  })
}

const clusterFace = (count: number, texts: MapTexts): MarkerFace => ({
  look: 'cluster',
  id: null,
  label: countLabel(count),
  name: filled(texts.cluster, { count }),
  town: false, ribbon: false, chosen: false, picture: undefined,
})

function listingFace(
  listing: ListingSnapshot,
  { mapType, customMarker, marqueeIgnore }: MapHead,
  texts: MapTexts,
  chosen: boolean,
): MarkerFace {
  const town = listing.AddressPublic === false
  const label = mapType === 'pins' ? null : priceLabel(listing, texts)
  const name = filled(town ? texts.listingTown : texts.listing, {
    price: markerPriceText(listing, texts),
    id: listing.ID,
  })
  return {
    id: listing.ID,
    // Without a price to show, a price marker is a pin.
    look: mapType === 'area' ? 'area' : label === null ? 'pin' : 'price',
    label: label ?? '',
    picture: mapType === 'pins' ? customMarker.picture : undefined,
    ribbon: hasRibbon(listing, marqueeIgnore),
    name, town, chosen,
  }
}
