import { isRecord } from '@/lib/is-record'
import { isArea, isListingId } from './guards'
import type { HostMessage } from './protocol'
import { readListing } from './read-map-data'

/** What the host said beside its string, its shape checked; anything else is null. Never throws. */
export function readHostMessage(value: unknown): HostMessage | null {
  if (!isRecord(value)) return null
  const { type, ID, draw, area } = value
  switch (type) {
    case 'highlight':
      return ID === null || isListingId(ID) ? { type, ID } : null
    case 'mode':
      return typeof draw === 'boolean' ? { type, draw } : null
    case 'area':
      return isArea(area) ? { type, area } : null
    case 'details': {
      const listing = readListing(value.listing)
      return listing && { type, listing }
    }
    default:
      return null
  }
}

/**
 * Whether somebody may speak to the map: its parent window, from its own origin or one of those in
 * the settings. Quality, "Security".
 */
export const mayHost = (
  event: Pick<MessageEvent, 'source' | 'origin'>,
  parent: unknown,
  origins: readonly string[],
): boolean => event.source === parent && origins.includes(event.origin)

/**
 * The origins to tell that the frame is ready: that of the page around it if it is known and
 * allowed, all allowed ones where the browser does not say; never any origin at all.
 */
export function parentOrigins(
  known: string | undefined,
  referrer: string,
  allowed: readonly string[],
): string[] {
  const parent = known ?? (URL.canParse(referrer) ? new URL(referrer).origin : undefined)
  return allowed.filter((origin) => parent === undefined || origin === parent)
}
