import { openMap, type MapHost } from './map-host'
import type { FrameMessage } from '@/domain/map/protocol'

/** The words around a map. */
export interface MapLabels {
  title: string
  loading: string
  failed: string
}

/** What stands around a map on a page: its place, what is said of it, and the button to try again. */
interface MapElements {
  box: HTMLElement
  status: HTMLElement
  retry: HTMLElement
}

interface MapEars {
  heard: (message: FrameMessage) => void
  /** The visitor tries again. */
  again: () => void
}

/** A map that says of itself how it is doing. */
export interface WatchedMap extends Pick<MapHost, 'send' | 'show'> {
  /** Says that something is on its way to be shown; a frame that is stuck is loaded anew. */
  begin(): void
  /** Says that it cannot be shown, and offers to try again. */
  fail(): void
  remove(): void
}

/** A frame that has not drawn its listings by then never will: its code or its worker failed. */
const SHOWN_WITHIN_MS = 15_000

/** The parts of a map below an element, as `MapParts` renders them. */
export function elementsOf(place: HTMLElement): MapElements {
  const part = (name: string): HTMLElement =>
    place.querySelector<HTMLElement>(`[data-map-${name}]`) ?? document.createElement('div')
  return { box: part('box'), status: part('status'), retry: part('retry') }
}

/** Keeps the focus of a button that goes away at the map, which takes it on once it is ready. */
export function holdFocus(box: HTMLElement): void {
  box.tabIndex = -1
  box.focus({ preventScroll: true })
}

/**
 * Puts the map's frame into its box and says how it is doing: that it is on its way, nothing more once it is
 * drawn, or that it failed where it is not drawn within 15 seconds of what it is to show.
 */
export function watchMap({ box, retry, status }: MapElements, { failed, loading, title }: MapLabels, { again, heard }: MapEars): WatchedMap {
  let silent: number | undefined
  let stuck = false
  const host = openMap(box, title, (message) => {
    if (message.type === 'ready' && document.activeElement === box) host.focus()
    if (message.type === 'shown') {
      stuck = false
      retry.hidden = true
      window.clearTimeout(silent)
      status.textContent = ''
    }
    heard(message)
  })
  const fail = (): void => {
    status.textContent = failed
    retry.hidden = false
  }
  const pressed = (): void => {
    holdFocus(box)
    again()
  }
  retry.addEventListener('click', pressed)
  return {
    fail,
    send: host.send,
    begin() {
      if (document.activeElement === retry) holdFocus(box)
      retry.hidden = true
      window.clearTimeout(silent)
      if (stuck) host.reload()
      status.textContent = loading
    },
    show(data) {
      host.show(data)
      silent = window.setTimeout(() => {
        stuck = true
        fail()
      }, SHOWN_WITHIN_MS)
    },
    remove() {
      retry.removeEventListener('click', pressed)
      window.clearTimeout(silent)
      host.remove()
    },
  }
}
