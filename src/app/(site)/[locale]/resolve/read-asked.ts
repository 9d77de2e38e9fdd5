import { NOTHING_ASKED, readAskedSegment, readPostedSegment, type FormAsked } from '@/domain/forms/asked'
import { takePosted } from '@/features/forms/posted'

/** What a page is asked for, by the segment that it is rendered under. */
export function readAsked(segment: string | undefined): FormAsked {
  if (segment === undefined) return NOTHING_ASKED
  const posted = readPostedSegment(segment)
  if (posted) return { ...NOTHING_ASKED, posted: takePosted(posted) }
  return { ...readAskedSegment(segment), posted: null }
}
