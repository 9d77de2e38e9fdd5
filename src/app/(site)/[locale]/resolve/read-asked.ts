import { NOTHING_ASKED, readPostedSegment, readSubjectSegment, type FormAsked } from '@/domain/forms/asked'
import { takePosted } from '@/features/forms/posted'

/** What the page of a form is asked for, by the segment that it is rendered under. */
export function readAsked(segment: string | undefined): FormAsked {
  if (segment === undefined) return NOTHING_ASKED
  const posted = readPostedSegment(segment)
  if (posted) return { subject: null, posted: takePosted(posted) }
  return { subject: readSubjectSegment(segment), posted: null }
}
