import { APIError, type Endpoint } from 'payload'
import { ownDocument } from '../access/own-document'
import { adminMessage } from '../fields/labels'
import { cancelVisit } from './change-visit'

/**
 * `POST /api/appointments/{id}/cancel`: cancels a visit for the agency, by whoever may see it. 404 for one
 * that is not there or another agency's, 409 for one that has begun.
 */
export const cancelByStaff: Endpoint = {
  path: '/:id/cancel',
  method: 'post',
  handler: async (req) => {
    const { i18n: { language }, payload, user } = req
    const { id } = await ownDocument(req, 'appointments')
    const done = await cancelVisit(payload, id, user?.name ?? null)
    if (done === 'over') throw new APIError(adminMessage('visits.cancel.over', language), 409, null, true)
    return Response.json({ message: adminMessage('visits.cancel.done', language) })
  },
}
