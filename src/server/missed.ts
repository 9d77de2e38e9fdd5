import type { IncomingMessage } from 'node:http'
import { addressCounts } from '@/content/memory/address-counts'
import { loadedMemory } from '@/content/memory/memory'
import { missedAddress } from '@/routes/missed-address'
import { pathOf } from './step'

const LONGEST_HOST = 100

/** The host of the page on which a link led here; blank where the browser does not say. */
function linkingHost({ headers: { referer } }: IncomingMessage): string {
  if (!referer || !/^https?:/i.test(referer) || !URL.canParse(referer)) return ''
  return new URL(referer).host.slice(0, LONGEST_HOST)
}

/**
 * Counts a request for an address at which nothing stands: what was asked for, and on which host the link
 * to it was. Nothing of who asked. Costs a request microseconds, and nothing once there is no more room.
 */
export function countMissed(request: IncomingMessage): void {
  const counts = addressCounts()
  if (request.method !== 'GET' || counts.isFull) return
  const host = linkingHost(request)
  const address = missedAddress(pathOf(request), host !== '', loadedMemory())
  if (address !== null) counts.missed(address, host)
}
