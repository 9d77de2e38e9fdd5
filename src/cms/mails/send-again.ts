import { Forbidden, type Endpoint } from 'payload'
import { canAdminister } from '../access/roles'
import { adminMessage } from '../fields/labels'
import { sendsMail } from './outbox'
import { queueAgain } from './queue'
import { wakeMails } from './wake'

/**
 * `POST /api/mails/ID/send-again`: queues a mail again that is dead, failed or kept. Administrators
 * only; 409 where the mail is in another state or its link has expired, 503 without a mail server.
 */
export const sendAgain: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  handler: async ({ i18n, payload, routeParams, t, user }) => {
    if (!canAdminister(user)) throw new Forbidden(t)
    const answer = (status: number, key: string): Response => {
      const message = adminMessage(key, i18n.language)
      return Response.json(status === 200 ? { message } : { errors: [{ message }] }, { status })
    }
    if (!sendsMail()) return answer(503, 'mails.again.noServer')
    const id = Number(routeParams?.id)
    if (!Number.isSafeInteger(id) || !(await queueAgain(payload, id))) return answer(409, 'mails.again.refused')
    wakeMails()
    return answer(200, 'mails.again.queued')
  },
}
