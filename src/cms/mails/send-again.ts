import { Forbidden, type Endpoint } from 'payload'
import { canAdminister } from '../access/roles'
import { adminMessage } from '../fields/labels'
import { sendsMail } from './outbox'
import { queueAgain } from './queue'
import { wakeMails } from './wake'

/**
 * `POST /api/mails/ID/send-again`: queues a mail again that is dead, failed or kept. Administrators
 * only; 409 where the mail is in another state or of a kind that is sent once, 503 without a mail server.
 */
export const sendAgain: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  handler: async ({ i18n, payload, routeParams, t, user }) => {
    if (!canAdminister(user)) throw new Forbidden(t)
    const { language } = i18n
    if (!sendsMail()) return refused(503, adminMessage('mails.again.noServer', language))
    const id = Number(routeParams?.id)
    if (!Number.isSafeInteger(id) || !(await queueAgain(payload, id))) {
      return refused(409, adminMessage('mails.again.refused', language))
    }
    wakeMails()
    return Response.json({ message: adminMessage('mails.again.queued', language) })
  },
}

const refused = (status: number, message: string): Response => Response.json({ errors: [{ message }] }, { status })
