import type { FitBoundsOptions, LatLngBounds, LatLngBoundsExpression } from 'leaflet'
import type { Map as LeafletMap } from 'leaflet'
import { latLng, latLngBounds } from 'leaflet'
import type { MapHead } from '../../cluster-requests'
import type { Bounds, ListingSnapshot, MapArea } from '@/domain/map/protocol'
import { rounded } from '@/domain/map/rounded'

const MARGIN = 40

/** On a phone the page's own switch of looks lies on the map, below. */
const SWITCH = 92

const NARROW = 640

/** The map's tools stand in its right corner above, on narrow screens in the left one too. */
const TOOLS = { wide: 96, high: 72, column: 172 }

/** How the whole is shown: clear of the tools, with air around it, and not nearer than a street. */
export function fitOf(map: LeafletMap): FitBoundsOptions {
  const { x, y } = map.getSize()
  // A phone has room above rather than beside.
  if (x < NARROW) {
    const top = Math.min(TOOLS.column, y * 0.3)
    return { paddingTopLeft: [24, top], paddingBottomRight: [24, Math.min(SWITCH, y * 0.25)], maxZoom: 15 }
  }
  return {
    paddingTopLeft: [MARGIN, TOOLS.high],
    paddingBottomRight: [TOOLS.wide, MARGIN],
    maxZoom: 15,
  }
}

/** The part of the map within Leaflet's bounds; what lies beyond the poles is cut off. */
export const boundsOf = (bounds: LatLngBounds): Bounds => ({
  south: rounded(Math.max(-85, bounds.getSouth())),
  west: rounded(Math.max(-180, bounds.getWest())),
  north: rounded(Math.min(85, bounds.getNorth())),
  east: rounded(Math.min(180, bounds.getEast())),
})

const boundsOfArea = (area: MapArea): LatLngBounds => {
  if (area.kind === 'polygon') return latLngBounds(area.points.map(([a, b]) => [a, b]))
  const [first, ...others] = area.centres.map(([latitude, longitude]) =>
    latLng(latitude, longitude).toBounds(area.metres * 2),
  )
  return others.reduce((all, one) => all.extend(one), first ?? latLngBounds([]))
}

/** Everything the map has: the area, else all listings; null where it has neither. */
export function wholeView(head: MapHead, area: MapArea | null): LatLngBoundsExpression | null {
  if (area) return boundsOfArea(area)
  const { bounds } = head
  return bounds && [
    [bounds.south, bounds.west],
    [bounds.north, bounds.east],
  ]
}

const quiet = new WeakSet<LeafletMap>()

/** Whether the map is being moved by us, not by the visitor. */
export const isQuiet = (map: LeafletMap): boolean => quiet.has(map)

/** Moves the map without telling the host that the visitor did. The move has to be at once. */
function quietly(map: LeafletMap, act: () => void): void {
  quiet.add(map)
  act()
  quiet.delete(map)
}

/** Moves the map at once, or when it has stopped zooming: until then Leaflet heeds nothing. */
export function whenStill(map: LeafletMap, act: () => void): void {
  const zooms = map.getPane('mapPane')?.classList.contains('leaflet-zoom-anim')
  if (zooms) map.once('moveend', act)
  else act()
}

/** How each map is brought back to what it was opened on, until somebody moves it. */
const opened = new WeakMap<LeafletMap, () => void>()

/** Opens the map on what its data say: a given part, its area, or all there is. */
export function openOn(map: LeafletMap, head: MapHead): void {
  const { bounds, area = null } = head.messageInfo
  const whole = bounds ? null : wholeView(head, area)
  if (!bounds && !whole) return
  const open = (): void =>
    quietly(map, () => {
      if (whole) map.fitBounds(whole, { ...fitOf(map), animate: false })
      else if (bounds) map.fitBounds([[bounds.south, bounds.west], [bounds.north, bounds.east]], { animate: false })
    })
  open()
  opened.set(map, open)
}

/** Shows what the map was opened on again where its size changes (a telephone is turned) before it was moved. */
export function keepOpened(map: LeafletMap): () => void {
  const moved = (): void => {
    if (!isQuiet(map)) opened.delete(map)
  }
  const resized = (): void => opened.get(map)?.()
  map.on('movestart', moved).on('resize', resized)
  return () => void map.off('movestart', moved).off('resize', resized)
}

const CARD_WIDTH = 400

/** Moves a listing out from under the card: it stands on the left, below on narrow screens, above the host's switch there. */
export function clearOfCard(map: LeafletMap, { Latitude, Longitude }: ListingSnapshot, isRaised: boolean): void {
  opened.delete(map)
  const { x, y } = map.getSize()
  const narrow = x < NARROW
  const below = Math.min(y * 0.55 + (isRaised ? SWITCH : 0), y - TOOLS.high)
  quietly(map, () =>
    map.panInside([Latitude, Longitude], {
      paddingTopLeft: [narrow ? MARGIN : Math.min(CARD_WIDTH, x * 0.6), TOOLS.high],
      paddingBottomRight: [narrow ? MARGIN : TOOLS.wide, narrow ? below : MARGIN],
      animate: false,
    }),
  )
}
