import { Forbidden, type Endpoint } from 'payload'
import { canSignIn } from '@/domain/owners/rules'
import { idOf } from '@/lib/documents'
import { ownDocument } from '../access/own-document'
import { canEditListingOf } from '../access/roles'
import { eq } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'
import { adminMessage } from '../fields/labels'
import { sendsMail } from '../mails/outbox'
import { wakeMails } from '../mails/wake'

/**
 * `POST /api/owners/{id}/invite`: has the mail written by which an owner chooses a first password, or a new
 * one where there is one. By whoever looks after the owner; 404 for an owner of others, 409 for an account
 * that is closed, 503 without a mail server.
 */
export const inviteOwner: Endpoint = {
  path: '/:id/invite',
  method: 'post',
  handler: async (req) => {
    const { i18n: { language }, payload } = req
    if (!req.user) throw new Forbidden(req.t)
    const owner = await ownDocument(req, 'owners')
    if (!canEditListingOf(req.user, idOf(owner.agency))) throw new Forbidden(req.t)
    if (!canSignIn(owner)) return refused(409, adminMessage('owners.invite.closed', language))
    if (!sendsMail()) return refused(503, adminMessage('owners.invite.noServer', language))
    const table = tableOf(payload, 'owners')
    await committedSql(payload).update(table).set({ mail: owner.passwordAt ? 'reset' : 'invitation' }).where(eq(table.id, owner.id))
    wakeMails()
    return Response.json({ message: adminMessage('owners.invite.done', language, { email: owner.email }) })
  },
}

const refused = (status: number, message: string): Response => Response.json({ errors: [{ message }] }, { status })
