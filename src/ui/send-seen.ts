import type { SEEN_COUNTERS } from '@/domain/statistics/counters'
import { readPreviewPath } from '@/routes/preview-path'
import { SEEN_PATH } from '@/routes/seen-path'

interface SeenNow {
  counter: (typeof SEEN_COUNTERS)[number]
  /** Their numbers on the site. */
  properties: readonly number[]
  host?: string
  medium?: string
}

/** Tells the server that something was seen or done, without waiting; never from a preview. Decision 094. */
export function sendSeen(seen: SeenNow): void {
  if (readPreviewPath(window.location.pathname)) return
  navigator.sendBeacon(SEEN_PATH, JSON.stringify(seen))
}
