import { DAY_MS } from '@/lib/day-ms'

/** As long as what was deleted lies in the bin. */
const BIN_DAYS = 30

/** When something is deleted for good that was put into the bin at an ISO moment, as one; null for no moment. */
export function deletedForGoodAt(deletedAt: unknown): string | null {
  const at = typeof deletedAt === 'string' ? Date.parse(deletedAt) : Number.NaN
  return Number.isNaN(at) ? null : new Date(at + BIN_DAYS * DAY_MS).toISOString()
}

/** The ISO moment before which something was put into the bin that is deleted for good `now` (in milliseconds). */
export const binnedBefore = (now: number): string => new Date(now - BIN_DAYS * DAY_MS).toISOString()

/**
 * Whether the feed of a listing still offers it. One that lies in the bin stays there as long: were it
 * deleted for good, the next import would make it again.
 */
export const isOffered = ({ source, withdrawnAt }: Readonly<Record<string, unknown>>): boolean =>
  source !== undefined && source !== null && !withdrawnAt
