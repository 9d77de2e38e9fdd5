import type { Bounds, MapArea, MapPlace } from '@/domain/map/protocol'

/**
 * What a map on a page tells and is told, as events on its element `[data-map]`. Those it sends
 * bubble.
 */
export interface MapEvents {
  /**
   * Told: show yourself; the frame is made the first time. `href` is the address of the points,
   * `bounds` what it opens on; both count where other points are shown, or none.
   */
  'map:open': { href?: string; bounds?: Bounds | null }
  /** Told: hide yourself. The frame is kept. */
  'map:close': null
  /** Told: other listings, and whether the visitor's view of the map stays, else what is shown. */
  'map:points': { href: string; keepView?: boolean; bounds?: Bounds | null }
  /** Told: which listing stands out, or none. */
  'map:highlight': { id: number | null }
  /** Told: what is marked on the map, or nothing. */
  'map:area': { area: MapArea | null }
  /** Told: begin or stop drawing. */
  'map:draw': { draw: boolean }
  /** Sends: listings are on the map, and how many there are without a place. */
  'map:shown': { count: number; unplaced: number }
  /** Sends: the visitor moved the map. */
  'map:moved': { bounds: Bounds }
  /** Sends: the visitor drew an area of at most 30 points. */
  'map:drawn': { points: MapPlace[] }
  /** Sends: the visitor took the area away. */
  'map:cleared': null
  /** Sends: the visitor chose a listing. */
  'map:selected': { id: number }
  /** Sends: the visitor follows the link to a listing. */
  'map:opened': { id: number }
}

/** Sends an event of a map to an element: `notifyMap(panel, 'map:highlight', { id: 4711 })`. */
export const notifyMap = <Name extends keyof MapEvents>(
  element: Element,
  name: Name,
  detail: MapEvents[Name],
): boolean => element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }))

/** Listens to an event of a map, on its element or one around it; gives what stops it. */
export function onMap<Name extends keyof MapEvents>(
  element: EventTarget,
  name: Name,
  heard: (detail: MapEvents[Name]) => void,
): () => void {
  const listener = (event: Event): void => {
    if (event instanceof CustomEvent) heard(event.detail as MapEvents[Name])
  }
  element.addEventListener(name, listener)
  return () => element.removeEventListener(name, listener)
}
