import { and, eq, isNull } from '@payloadcms/db-sqlite/drizzle'
import type { Endpoint } from 'payload'
import { readHistory } from '@/domain/forms/lead-history'
import { tableOf } from '../database/sql'
import { inTransaction } from '../database/transaction'
import { eventBy } from './events'
import { ownLead } from './own-lead'

/**
 * `POST /api/leads/{id}/read`: who opened a lead first, once. Asked by the page of the lead in the
 * browser: a list, a preview or a prefetch opens nothing.
 */
export const markRead: Endpoint = {
  path: '/:id/read',
  method: 'post',
  handler: async (req) => {
    const { id, readAt } = await ownLead(req)
    if (!readAt) await inTransaction(req.payload, async ({ payload, sql }) => {
      const leads = tableOf(payload, 'leads')
      const isUnread = and(eq(leads.id, id), isNull(leads.readAt))
      const [lead] = await sql.select({ history: leads.history }).from(leads).where(isUnread)
      if (!lead) return
      const event = eventBy(req, { kind: 'read', from: null, to: null })
      const history = [...readHistory(lead.history), event]
      await sql.update(leads).set({ readAt: event.at, history }).where(isUnread)
    })
    return new Response(null, { status: 204 })
  },
}
