import { READY_DELAY, type FrameMessage, type HostMessage, type MapData } from '@/domain/map/protocol'
import { readFrameMessage } from '@/domain/map/read-frame-message'
import { retry } from '@/lib/retry'

/** The page of the site that is the map. */
const FRAME = '/map/'

/** A map frame on a page, spoken to. */
export interface MapHost {
  /** Shows a string made by `dataString`, as soon as the frame can take it; the last one counts. */
  show(data: string): void
  /** Says something to the frame that is shown; before it is, it is kept until then. */
  send(message: HostMessage): void
  /** Loads the frame anew, where it did not answer. */
  reload(): void
  /** Gives the focus to the frame, which takes it once it is ready. */
  focus(): void
  /** Takes the frame off the page. */
  remove(): void
}

/**
 * The string for the frame, made around the JSON of the listings without reading it: that of
 * 50,000 listings would hold up the page. Spec §7.
 */
export const dataString = (propsList: string, rest: Omit<MapData, 'propsList'>): string =>
  `{"propsList":${propsList.trim() || '[]'},${JSON.stringify(rest).slice(1)}`

/**
 * Loads the map into a frame, with `retry` while something else comes, as the words of a server that is down. Gives
 * what ends the trying. Spec §7.
 */
function loadMap(frame: HTMLIFrameElement): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const load = (): Promise<void> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      frame.onload = () =>
        frame.contentDocument?.documentElement.dataset.mapPage === undefined ? reject(new Error(`${FRAME} is no map`)) : resolve()
      frame.src = FRAME
    })
  // A frame that never comes says nothing, and who waits for it says so.
  retry(load, { signal }).catch(() => undefined)
  return () => ending.abort()
}

/**
 * Puts the map's frame into a box, unseen until it is ready. Listeners stand before it loads; only
 * messages of that very frame and of our own origin are heard. Spec §7.
 */
export function openMap(
  box: HTMLElement,
  title: string,
  heard: (message: FrameMessage) => void,
): MapHost {
  const frame = document.createElement('iframe')
  const { origin } = window.location
  let data: string | null = null
  let ready = false
  let timer: number | undefined
  let waiting: HostMessage[] = []
  const post = (message: string | HostMessage): void =>
    frame.contentWindow?.postMessage(message, origin)
  const begin = (): void => {
    ready = true
    if (data === null) return
    post(data)
    waiting.forEach(post)
    waiting = []
  }
  const listen = ({ source, origin: from, data: content }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow || from !== origin) return
    const message = readFrameMessage(content)
    if (!message) return
    if (message.type === 'ready') {
      ready = false
      frame.style.visibility = ''
      window.clearTimeout(timer)
      timer = window.setTimeout(begin, READY_DELAY)
    }
    heard(message)
  }
  window.addEventListener('message', listen)
  Object.assign(frame, { title, allow: '' })
  let stopLoading = loadMap(frame)
  frame.style.visibility = 'hidden'
  box.replaceChildren(frame)
  return {
    show(next) {
      data = next
      if (ready) begin()
    },
    send(message) {
      if (ready && data !== null) post(message)
      else waiting.push(message)
    },
    reload() {
      ready = false
      stopLoading()
      stopLoading = loadMap(frame)
    },
    focus() {
      frame.focus({ preventScroll: true })
    },
    remove() {
      stopLoading()
      window.clearTimeout(timer)
      window.removeEventListener('message', listen)
      frame.remove()
    },
  }
}
