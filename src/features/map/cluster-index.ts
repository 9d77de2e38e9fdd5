import Supercluster, { type PointFeature } from 'supercluster'
import type { Bounds, ListingSnapshot, MapType } from './protocol'

/** How far in the map goes. What stands at one place stays together at every zoom. */
export const CLOSEST = 18

/** More would slow the map down and cover it. */
export const MOST_MARKERS = 300

/** Pixels: nearer ones are drawn as one. A tile of Leaflet has 256. */
const NEAR = { radius: 64, extent: 256 }
const MOST_AT_ONE_PLACE = 60

/** Degrees: about 500 metres, in which a place is lost where it is only roughly shown. */
const ROUGHLY = 0.005

/** What is drawn at one place: a listing, or a number of them. */
export type Marker =
  | { kind: 'listing'; listing: ListingSnapshot }
  | { kind: 'cluster'; cluster: number; count: number; latitude: number; longitude: number }

type Index = Supercluster<{ listing: ListingSnapshot }>

/** The listings of a map, made quick to look up: 50,000 of them in a fraction of a second. */
export class ClusterIndex {
  readonly bounds: Bounds | null
  private readonly byId: Map<number, ListingSnapshot>
  private readonly index: Index

  constructor(listings: readonly ListingSnapshot[], mapType: MapType) {
    const placed = mapType === 'area' ? listings.map(roughly) : listings
    this.byId = new Map(placed.map((listing) => [listing.ID, listing]))
    // One of each number: a marker is known by it.
    const once = [...this.byId.values()]
    this.bounds = boundsOf(once)
    this.index = new Supercluster({ ...NEAR, maxZoom: CLOSEST, minZoom: 4 })
    this.index.load(once.map(featureOf))
  }

  get count(): number {
    return this.byId.size
  }

  /** At most 300 markers in a part of the map: where there would be more, coarser ones. */
  markers(bounds: Bounds, zoom: number): Marker[] {
    const box: [number, number, number, number] = [
      ...([bounds.west, bounds.south] as const),
      ...([bounds.east, bounds.north] as const),
    ]
    for (let level = Math.round(zoom); ; level -= 1) {
      const found = this.index.getClusters(box, level)
      if (found.length <= MOST_MARKERS || level <= 0) return found.slice(0, MOST_MARKERS).map(markerOf)
    }
  }

  /** The zoom at which a group falls apart, above the closest one where it never does. */
  expansionZoom(cluster: number): number {
    return this.index.getClusterExpansionZoom(cluster)
  }

  /** The listings of a group, 60 at most. */
  leaves(cluster: number): ListingSnapshot[] {
    return this.index
      .getLeaves(cluster, MOST_AT_ONE_PLACE)
      .map(({ properties }) => properties.listing)
  }

  /** A listing by its number. */
  find(id: number): ListingSnapshot | null {
    return this.byId.get(id) ?? null
  }
}

const featureOf = (listing: ListingSnapshot): PointFeature<{ listing: ListingSnapshot }> => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [listing.Longitude, listing.Latitude] },
  properties: { listing },
})

function markerOf(feature: ReturnType<Index['getClusters']>[number]): Marker {
  const { properties, geometry } = feature
  if (!('cluster_id' in properties)) return { kind: 'listing', listing: properties.listing }
  const [longitude = 0, latitude = 0] = geometry.coordinates
  const { cluster_id: cluster, point_count: count } = properties
  return { kind: 'cluster', cluster, count, latitude, longitude }
}

const step = (degrees: number): number => Math.round(degrees / ROUGHLY) * ROUGHLY

const roughly = (listing: ListingSnapshot): ListingSnapshot => ({
  ...listing,
  Latitude: step(listing.Latitude),
  Longitude: step(listing.Longitude),
})

/** The smallest part of the map that holds all listings; null without any. */
function boundsOf(listings: readonly ListingSnapshot[]): Bounds | null {
  if (listings.length === 0) return null
  const bounds = { south: 90, west: 180, north: -90, east: -180 }
  for (const { Latitude, Longitude } of listings) {
    bounds.south = Math.min(bounds.south, Latitude)
    bounds.north = Math.max(bounds.north, Latitude)
    bounds.west = Math.min(bounds.west, Longitude)
    bounds.east = Math.max(bounds.east, Longitude)
  }
  return bounds
}
