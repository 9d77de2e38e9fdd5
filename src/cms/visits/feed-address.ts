import { Forbidden, type Endpoint } from 'payload'
import { idOf } from '@/lib/documents'
import { ownDocument } from '../access/own-document'
import { eq } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'
import { adminMessage } from '../fields/labels'
import { canEditHoursOf } from '../access/roles'
import { newFeedKey } from './hours-owner'

/**
 * `POST /api/visiting-hours/{id}/new-address`: gives a calendar another secret address, which voids the
 * one before. By whoever may change these hours.
 */
export const newFeedAddress: Endpoint = {
  path: '/:id/new-address',
  method: 'post',
  handler: async (req) => {
    const { agent, id } = await ownDocument(req, 'visiting-hours')
    if (!canEditHoursOf(req.user, idOf(agent))) throw new Forbidden(req.t)
    const table = tableOf(req.payload, 'visiting_hours')
    await committedSql(req.payload).update(table).set({ feedKey: newFeedKey() }).where(eq(table.id, id))
    return Response.json({ message: adminMessage('visiting-hours.feed.renewed', req.i18n.language) })
  },
}
