import { Forbidden, NotFound, type Endpoint } from 'payload'
import { canSignIn } from '@/domain/owners/rules'
import { idOf } from '@/lib/documents'
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
    const id = idOf(req.routeParams?.id)
    const asked = { collection: 'owners', depth: 0, disableErrors: true, overrideAccess: false, req } as const
    const owner = id === null ? null : await payload.findByID({ ...asked, id })
    if (!owner) throw new NotFound(req.t)
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
