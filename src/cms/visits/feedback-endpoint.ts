import { APIError, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { feedbackProblem, MOST_FEEDBACK, type FeedbackProblem } from '@/domain/history/feedback'
import { idOf, isDoc } from '@/lib/documents'
import { eq } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'
import { adminMessage } from '../fields/labels'

/**
 * `POST /api/appointments/{id}/feedback` with `{ feedback }`: stores what the owner of the property reads of a visit, by
 * whoever may see it; an empty text takes it back. 404 for a visit that is not there or another agency's, 409 for one that
 * has not been or was cancelled, 422 where the text says who came, or is too long. Decision 096.
 */
export const tellOwner: Endpoint = {
  path: '/:id/feedback',
  method: 'post',
  handler: async (req) => {
    const { i18n: { language }, payload, routeParams, t } = req
    const id = idOf(routeParams?.id)
    const asked = { collection: 'appointments', depth: 0, disableErrors: true, overrideAccess: false, req } as const
    const visit = id === null ? null : await payload.findByID({ ...asked, id })
    if (!visit) throw new NotFound(t)
    if (visit.state === 'cancelled' || Date.parse(visit.start) > Date.now()) throw refused(409, adminMessage('visits.feedback.early', language))
    const feedback = await feedbackIn(req)
    if (feedback.length > MOST_FEEDBACK) throw refused(422, adminMessage('visits.feedback.long', language, { most: MOST_FEEDBACK }))
    const problem = feedbackProblem(feedback, await visitorOf(req, idOf(visit.lead)))
    if (problem) throw refused(422, problemWords(problem, language))
    const table = tableOf(payload, 'appointments')
    await committedSql(payload)
      .update(table)
      .set({ feedback: feedback || null, updatedAt: new Date().toISOString() })
      .where(eq(table.id, visit.id))
    return Response.json({ message: adminMessage('visits.feedback.done', language) })
  },
}

const refused = (status: number, message: string): APIError => new APIError(message, status, null, true)

/** The text that was sent; anything else is none. */
async function feedbackIn(req: PayloadRequest): Promise<string> {
  const sent: unknown = await req.json?.().catch(() => null)
  return isDoc(sent) && typeof sent.feedback === 'string' ? sent.feedback.trim() : ''
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
