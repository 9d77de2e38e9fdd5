import { readLeadHistory, type LeadEvent } from '@/domain/forms/lead-history'
import { LEAD_STATUSES } from '@/domain/forms/leads'
import { adminMessage } from '@/cms/fields/labels'
import { shortMoment } from '../dates/written-dates'
import { statusLabel } from '@/cms/fields/lead-labels'

/** The stored history of a lead in words, newest first. */
export const historyLines = (stored: unknown, language: string): { at: string; text: string }[] =>
  readLeadHistory(stored)
    .map((event) => ({ at: event.at, text: inWords(event, language) }))
    .reverse()

function inWords({ by, from, kind, to }: LeadEvent, language: string): string {
  const who = by ?? adminMessage('lead-history.site', language)
  const status = (value: string | null): string => {
    const known = LEAD_STATUSES.find((one) => one === value)
    return known ? statusLabel(known, language) : (value ?? '')
  }
  switch (kind) {
    case 'sent':
      return adminMessage('lead-history.sent', language, { who })
    case 'read':
      return adminMessage('lead-history.read', language, { who })
    case 'no-recipient':
      return adminMessage('lead-history.noRecipient', language)
    case 'download':
      return adminMessage('lead-history.download', language, { name: to ?? '' })
    case 'answer':
      return adminMessage('lead-history.answer', language, { who, subject: to ?? '' })
    case 'visit-booked':
      return adminMessage('lead-history.visitBooked', language, { at: shortMoment(to ?? '', language) })
    case 'visit-moved':
      return adminMessage('lead-history.visitMoved', language, { from: shortMoment(from ?? '', language), to: shortMoment(to ?? '', language) })
    case 'visit-cancelled':
      return by === null
        ? adminMessage('lead-history.visitCancelled', language, { at: shortMoment(from ?? '', language) })
        : adminMessage('lead-history.visitCalledOff', language, { who: by, at: shortMoment(from ?? '', language) })
    case 'status':
      return adminMessage('lead-history.status', language, { who, from: status(from), to: status(to) })
    case 'assignee':
      return to === null
        ? adminMessage('lead-history.unassigned', language, { who, from: from ?? '' })
        : adminMessage('lead-history.assignee', language, { who, to })
    case 'agency':
      return to === null
        ? adminMessage('lead-history.noAgency', language, { who, from: from ?? '' })
        : adminMessage('lead-history.agency', language, { who, to })
  }
}
