import { notifyMap, onMap, type MapEvents } from './map-events'
import { dataString } from './map-host'
import { elementsOf, watchMap, type MapLabels, type WatchedMap } from './watched-map'
import type { Bounds, FrameMessage, ListingSnapshot, MapArea } from '@/domain/map/protocol'
import { fetchLate } from '@/lib/retry'
import type { MapView } from '@/domain/map/views'

interface MapPanelLabels extends MapLabels {
  /** `{count}` is replaced. */
  unplaced: string
}

export interface MapPanelSetup {
  map: MapView
  labels: MapPanelLabels
  /** The address that answers the JSON list of points. */
  pointsHref: string
  area: MapArea | null
  /** What the map opens on; null: all listings, or the area. */
  bounds: Bounds | null
}

/** How many listings of an answer have no place, as the endpoint of the points says it. */
export const UNPLACED_HEADER = 'x-unplaced'

/**
 * Runs the map of a page on its element: the frame, the points, and the events of `MapEvents` in
 * both directions. Gives what ends it.
 */
export function runMapPanel(panel: HTMLElement, setup: MapPanelSetup): () => void {
  const { map, labels } = setup
  const parts = elementsOf(panel)
  let { area } = setup
  let unplaced = 0
  let asked: AbortController | null = null
  let last: MapEvents['map:points'] = { href: setup.pointsHref, bounds: setup.bounds }
  const heard = (message: FrameMessage): void => {
    if (message.type === 'shown') {
      if (unplaced > 0) parts.status.textContent = labels.unplaced.replace('{count}', String(unplaced))
      notifyMap(panel, 'map:shown', { count: message.count, unplaced })
    }
    if (message.type === 'moved') notifyMap(panel, 'map:moved', { bounds: message.bounds })
    if (message.type === 'drawn') notifyMap(panel, 'map:drawn', { points: message.points })
    if (message.type === 'cleared') notifyMap(panel, 'map:cleared', null)
    if (message.type === 'opened') notifyMap(panel, 'map:opened', { id: message.ID })
    if (message.type === 'select') {
      notifyMap(panel, 'map:selected', { id: message.ID })
      void answer(host, map.listingHref, message.ID)
    }
  }
  const again = (): void => void load(last)
  const host = watchMap(parts, labels, { heard, again })
  const load = async (wanted: MapEvents['map:points']): Promise<void> => {
    const { href, keepView = false, bounds } = wanted
    asked?.abort()
    asked = new AbortController()
    const { signal } = asked
    last = wanted
    host.begin()
    try {
      const response = await fetchLate(href, { signal })
      if (!response.ok) throw new Error(String(response.status))
      const points = await response.text()
      unplaced = Number(response.headers.get(UNPLACED_HEADER)) || 0
      const { language, mapType, customMarker, marqueeIgnore } = map
      const messageInfo = { language, area, keepView, controlsBelow: true, bounds: bounds ?? undefined }
      host.show(dataString(points, { messageInfo, mapType, customMarker, marqueeIgnore }))
    } catch {
      if (!signal.aborted) host.fail()
    }
  }
  const stops = [
    onMap(panel, 'map:points', (detail) => void load(detail)),
    onMap(panel, 'map:open', ({ href = last.href, bounds }) => {
      if (href !== last.href) void load({ href, bounds })
    }),
    onMap(panel, 'map:highlight', ({ id }) => host.send({ type: 'highlight', ID: id })),
    onMap(panel, 'map:draw', ({ draw }) => host.send({ type: 'mode', draw })),
    onMap(panel, 'map:area', (detail) => {
      area = detail.area
      host.send({ type: 'area', area })
    }),
    () => asked?.abort(),
    host.remove,
  ]
  again()
  return () => stops.forEach((stop) => stop())
}

/** Gives the frame everything about a listing; a card without it still says price and number. */
async function answer(host: WatchedMap, href: string, id: number): Promise<void> {
  const response = await fetchLate(href.replace('{id}', String(id))).catch(() => null)
  if (!response?.ok) return
  const listing = (await response.json().catch(() => null)) as ListingSnapshot | null
  if (listing) host.send({ type: 'details', listing })
}
