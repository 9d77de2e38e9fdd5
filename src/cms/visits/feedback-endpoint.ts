import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { feedbackProblem, MOST_FEEDBACK, type FeedbackProblem } from '@/domain/history/feedback'
import { idOf, isDoc } from '@/lib/documents'
import { ownDocument } from '../access/own-document'
import { and, eq, isNull, or } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'
import { adminMessage } from '../fields/labels'

/**
 * `POST /api/appointments/{id}/feedback` with `{ feedback, began }`: stores what the owner of the property reads of a visit,
 * by whoever may see it; an empty text takes it back. 404 for a visit that is not there or another agency's, 409 for one that
 * has not been or was cancelled, and with the text that is stored where it is no longer the one that was begun with; 422
 * where the text says who came, or is too long. Decisions 080 and 096.
 */
export const tellOwner: Endpoint = {
  path: '/:id/feedback',
  method: 'post',
  handler: async (req) => {
    const { i18n: { language }, payload } = req
    const visit = await ownDocument(req, 'appointments')
    if (visit.state === 'cancelled' || Date.parse(visit.start) > Date.now()) throw refused(409, adminMessage('visits.feedback.early', language))
    const { began, feedback } = await textsIn(req)
    if (feedback.length > MOST_FEEDBACK) throw refused(422, adminMessage('visits.feedback.long', language, { most: MOST_FEEDBACK }))
    const problem = feedbackProblem(feedback, await visitorOf(req, idOf(visit.lead)))
    if (problem) throw refused(422, problemWords(problem, language))
    const table = tableOf(payload, 'appointments')
    const says = (text: string) => (text ? eq(table.feedback, text) : isNull(table.feedback))
    // Sent again, because the answer was lost, it stands there already.
    const asBegun = began === null ? undefined : or(says(began), says(feedback))
    const stored = await committedSql(payload)
      .update(table)
      .set({ feedback: feedback || null, updatedAt: new Date().toISOString() })
      .where(and(eq(table.id, visit.id), asBegun))
      .returning({ id: table.id })
    if (stored.length === 0) throw await overtaken(req, visit.id)
    return Response.json({ message: adminMessage('visits.feedback.done', language) })
  },
}

const refused = (status: number, message: string): APIError => new APIError(message, status, null, true)

/** The text that was sent, where anything else is none, and the one it began with; null for who names none. */
async function textsIn(req: PayloadRequest): Promise<{ feedback: string; began: string | null }> {
  const sent: unknown = await req.json?.().catch(() => null)
  const { began, feedback } = isDoc(sent) ? sent : {}
  return { feedback: typeof feedback === 'string' ? feedback.trim() : '', began: typeof began === 'string' ? began.trim() : null }
}

/** Somebody else wrote since: what stands there goes along. */
async function overtaken({ i18n: { language }, payload }: PayloadRequest, id: number): Promise<APIError> {
  const table = tableOf(payload, 'appointments')
  const [row] = await committedSql(payload).select({ stored: table.feedback }).from(table).where(eq(table.id, id))
  return new APIError(adminMessage('visits.feedback.meanwhile', language), 409, { stored: row?.stored ?? '' }, true)
}

/** What whoever booked is called; empty where the request is gone. */
async function visitorOf({ payload }: PayloadRequest, lead: number | null): Promise<string> {
  if (lead === null) return ''
  const leads = tableOf(payload, 'leads')
  const [found] = await committedSql(payload).select({ name: leads.name }).from(leads).where(eq(leads.id, lead))
  return found?.name ?? ''
}

function problemWords(problem: FeedbackProblem, language: string): string {
  switch (problem) {
    case 'mail':
      return adminMessage('visits.feedback.mail', language)
    case 'phone':
      return adminMessage('visits.feedback.phone', language)
    case 'name':
      return adminMessage('visits.feedback.name', language)
  }
}
