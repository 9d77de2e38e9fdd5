import Supercluster, { type PointFeature } from 'supercluster'
import type { Bounds, ListingSnapshot, MapType } from './protocol'

/** How far in the map goes. */
export const CLOSEST = 18

/** More would slow the map down and cover it. */
const MOST_MARKERS = 300

/** Pixels: nearer ones are drawn as one. A tile of Leaflet has 256. */
const NEAR = { radius: 52, extent: 256 }

/** The zooms at which near places are grouped: each costs time, and above them few are in view. */
const GROUPED = { minZoom: 6, maxZoom: 14 }

const MOST_IN_GROUP = 60

/** Degrees: about 500 metres, in which a place is lost where it is only roughly shown. */
const ROUGHLY = 0.005

/** What is drawn at one place: a listing, or a number of them. */
export type Marker =
  | { kind: 'listing'; listing: ListingSnapshot }
  | { kind: 'cluster'; cluster: number; count: number; latitude: number; longitude: number }

/** Listings at one place: a town's centre can have hundreds. */
interface ClusterPlace {
  listings: ListingSnapshot[]
  at: number
}

type Index = Supercluster<ClusterPlace, { count: number }>

/**
 * The listings of a map, made quick to look up: 50,000 of them in a fraction of a second. What
 * stands at one place stays together at every zoom.
 */
export class ClusterIndex {
  readonly bounds: Bounds | null
  private readonly byId: Map<number, ListingSnapshot>
  private readonly places: ClusterPlace[]
  private readonly index: Index

  constructor(listings: readonly ListingSnapshot[], mapType: MapType) {
    const placed = mapType === 'area' ? listings.map(roughly) : listings
    // One of each number: a marker is known by it.
    this.byId = new Map(placed.map((listing) => [listing.ID, listing]))
    this.places = placesOf(this.byId.values())
    this.bounds = boundsOf(this.places)
    this.index = new Supercluster<ClusterPlace, { count: number }>({
      ...NEAR, ...GROUPED,
      map: ({ listings: here }) => ({ count: here.length }),
      reduce: (sum, { count }) => {
        sum.count += count
      },
    })
    this.index.load(this.places.map(featureOf))
  }

  get count(): number {
    return this.byId.size
  }

  /** At most 300 markers in a part of the map: where there would be more, coarser ones. */
  markers({ south, west, north, east }: Bounds, zoom: number): Marker[] {
    for (let level = Math.floor(zoom); ; level -= 1) {
      const found = this.index.getClusters([west, south, east, north], level)
      if (found.length <= MOST_MARKERS || level < GROUPED.minZoom) {
        return found.slice(0, MOST_MARKERS).map(markerOf)
      }
    }
  }

  /**
   * A group by the number of its marker: the zoom at which it falls apart, above the closest one
   * where it never does, and who is in it, 60 at most. A group that is not there is an error.
   */
  group(cluster: number): { zoom: number; listings: ListingSnapshot[] } {
    if (cluster < 0) {
      const listings = this.places[-cluster - 1]?.listings ?? []
      return { zoom: CLOSEST + 1, listings: listings.slice(0, MOST_IN_GROUP) }
    }
    const leaves = this.index.getLeaves(cluster, MOST_IN_GROUP)
    const listings = leaves.flatMap(({ properties }) => properties.listings)
    const zoom = this.index.getClusterExpansionZoom(cluster)
    return { zoom, listings: listings.slice(0, MOST_IN_GROUP) }
  }

  /** A listing by its number. */
  find(id: number): ListingSnapshot | null {
    return this.byId.get(id) ?? null
  }
}

/** A number for a place, the same within a metre. */
const placeKey = ({ Latitude, Longitude }: ListingSnapshot): number =>
  Math.round(Latitude * 1e5) * 1e8 + Math.round(Longitude * 1e5)

function placesOf(listings: Iterable<ListingSnapshot>): ClusterPlace[] {
  const places = new Map<number, ClusterPlace>()
  for (const listing of listings) {
    const key = placeKey(listing)
    const place = places.get(key)
    if (place) place.listings.push(listing)
    else places.set(key, { listings: [listing], at: places.size })
  }
  return [...places.values()]
}

const positionOf = ({ listings: [first] }: ClusterPlace): [longitude: number, latitude: number] => [
  first?.Longitude ?? 0,
  first?.Latitude ?? 0,
]

const featureOf = (place: ClusterPlace): PointFeature<ClusterPlace> => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: positionOf(place) },
  properties: place,
})

function markerOf({ properties, geometry }: ReturnType<Index['getClusters']>[number]): Marker {
  const [longitude = 0, latitude = 0] = geometry.coordinates
  if ('cluster_id' in properties) {
    const { cluster_id: cluster, count } = properties
    return { kind: 'cluster', cluster, count, latitude, longitude }
  }
  const { listings, at } = properties
  const [listing] = listings
  if (listing && listings.length === 1) return { kind: 'listing', listing }
  return { kind: 'cluster', cluster: -at - 1, count: listings.length, latitude, longitude }
}

const step = (degrees: number): number => Math.round(degrees / ROUGHLY) * ROUGHLY

const roughly = (listing: ListingSnapshot): ListingSnapshot => ({
  ...listing,
  Latitude: step(listing.Latitude),
  Longitude: step(listing.Longitude),
})

/** The smallest part of the map that holds all places; null without any. */
function boundsOf(places: readonly ClusterPlace[]): Bounds | null {
  if (places.length === 0) return null
  const bounds = { south: 90, west: 180, north: -90, east: -180 }
  for (const place of places) {
    const [longitude, latitude] = positionOf(place)
    bounds.south = Math.min(bounds.south, latitude)
    bounds.north = Math.max(bounds.north, latitude)
    bounds.west = Math.min(bounds.west, longitude)
    bounds.east = Math.max(bounds.east, longitude)
  }
  return bounds
}
