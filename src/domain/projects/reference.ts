import { numberIn, type AllLocales } from '@/lib/documents'
import type { Project } from '@/payload-types'

/**
 * The number by which visitors and staff refer to a project: its `ProjectWebID`, else its listing number; null
 * where it has neither. A 0 is a number that nobody gave. Spec §3, "Project".
 */
export const projectReference = (doc: AllLocales<Project>): number | null =>
  numberIn(doc, 'projectWebId') || numberIn(doc, 'listingId')
