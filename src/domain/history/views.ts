import type { OwnerDocumentView } from './documents'
import type { HistoryMonth, RequestCount } from './timeline'

/** What an owner, or staff, read of the history of a property; nothing of anybody else. */
export interface HistoryView {
  timeline: readonly HistoryMonth[]
  /** Visits to come, the next first: moments (ISO). */
  planned: readonly string[]
  requests: readonly RequestCount[]
  documents: readonly OwnerDocumentView[]
  /** Its price is due each month. */
  perMonth: boolean
}
