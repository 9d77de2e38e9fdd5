import type { Endpoint } from 'payload'
import { ownDocument } from '../access/own-document'
import { and, eq, isNull } from '../database/drizzle'
import { tableOf } from '../database/sql'
import { inTransaction } from '../database/transaction'
import { addLeadEvent } from './add-event'
import { eventBy } from './events'

/**
 * `POST /api/leads/{id}/read`: who opened a lead first, once. Asked by the page of the lead in the
 * browser: a list, a preview or a prefetch opens nothing.
 */
export const markRead: Endpoint = {
  path: '/:id/read',
  method: 'post',
  handler: async (req) => {
    const { id, readAt } = await ownDocument(req, 'leads')
    if (!readAt) await inTransaction(req.payload, async (writer) => {
      const leads = tableOf(writer.payload, 'leads')
      const event = eventBy(req, { kind: 'read', from: null, to: null })
      const isUnread = and(eq(leads.id, id), isNull(leads.readAt))
      const opened = await writer.sql.update(leads).set({ readAt: event.at }).where(isUnread).returning({ id: leads.id })
      if (opened.length > 0) await addLeadEvent(writer, id, event)
    })
    return new Response(null, { status: 204 })
  },
}
