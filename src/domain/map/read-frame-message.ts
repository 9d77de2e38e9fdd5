import { isRecord } from '@/lib/is-record'
import { isBounds, isListingId, isPolygon, isWithin } from './guards'
import type { FrameMessage } from './protocol'

/** What the frame said, its shape checked; anything else gives null. Never throws. */
export function readFrameMessage(value: unknown): FrameMessage | null {
  if (!isRecord(value)) return null
  const { type, ID, bounds, points, count } = value
  switch (type) {
    case 'ready':
    case 'cleared':
      return { type }
    case 'select':
    case 'opened':
      return isListingId(ID) ? { type, ID } : null
    case 'shown':
      return isWithin(count, 0, Infinity) ? { type, count } : null
    case 'moved':
      return isBounds(bounds) ? { type, bounds, by: 'visitor' } : null
    case 'drawn':
      return isPolygon(points) ? { type, points } : null
    default:
      return null
  }
}
