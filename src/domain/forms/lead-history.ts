import { isDoc } from '@/lib/documents'

/** What can happen to a lead: what its history says. */
export const LEAD_EVENTS = [
  ...(['sent', 'read', 'status', 'assignee', 'agency', 'answer', 'no-recipient', 'download'] as const),
  ...(['visit-booked', 'visit-moved', 'visit-cancelled'] as const),
] as const
export type LeadEventKind = (typeof LEAD_EVENTS)[number]

/** One line of the history of a lead. */
export interface LeadEvent {
  /** ISO moment. */
  at: string
  kind: LeadEventKind
  /** The name of the member of staff, as it was then; null for the server itself. */
  by: string | null
  /** What it was before: a status, or the name of a person or agency; null for none. */
  from: string | null
  /** What it is from then on; the subject of an answer; the name of a document. */
  to: string | null
}

/** A history that is stored with a lead, with something that has happened since. */
export const withEvents = (stored: unknown, events: readonly LeadEvent[]): LeadEvent[] => [...readLeadHistory(stored), ...events]

/** Whether a member of staff, signed in, sent the lead with this history: it is nobody's interest in a property. */
export const isSentByStaff = (stored: unknown): boolean => readLeadHistory(stored).some(({ kind }) => kind === 'sent')

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The history that is stored with a lead, oldest first; what is no event of it is left out. */
export function readLeadHistory(stored: unknown): LeadEvent[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(isDoc).flatMap(({ at, kind, by, from, to }) => {
    const known = LEAD_EVENTS.find((one) => one === kind)
    if (!known || typeof at !== 'string') return []
    return [{ at, kind: known, by: textOrNull(by), from: textOrNull(from), to: textOrNull(to) }]
  })
}
