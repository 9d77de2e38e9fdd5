import type { BasePayload, CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionBeforeValidateHook } from 'payload'
import { isDoc } from '@/lib/documents'
import { emailOf } from '@/lib/mask-address'
import { eq, or } from '../database/drizzle'
import { forDelete } from '../database/locks'
import { sqlOf, tableOf, type Sql } from '../database/sql'
import { deleteUnsentMails, isOfOwner, isWeeklyOf } from '../mails/outbox'
import { deleteKeys, deleteWhatOpens } from './keys'

/** Addresses are compared and stored in small letters; what is no address stays, and is refused. */
export const lowerEmail: CollectionBeforeValidateHook = ({ data }) =>
  typeof data?.email === 'string' ? { ...data, email: emailOf(data.email) ?? data.email } : data

/** What is noted of an account whose address nobody was invited at. */
const UNINVITED = { invitedAt: null, passwordAt: null, signedInAt: null }

/**
 * Whoever may not sign in any more is signed out; links in mails to an address before open nothing, and do not
 * leave. Another address is somebody else's, who is invited anew: the password goes too. Decision 093.
 */
export const endAccess: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !isDoc(doc)) return doc as unknown
  const before = isDoc(previousDoc) ? previousDoc : {}
  const isMoved = doc.email !== before.email
  if (doc.active === true && !isMoved) return doc
  const [id, writer] = [Number(doc.id), { payload: req.payload, sql: await sqlOf(req) }]
  await takeBackMails(writer, id)
  if (!isMoved) {
    await deleteKeys(writer, id)
    return doc
  }
  await deleteWhatOpens(writer, id)
  const owners = tableOf(req.payload, 'owners')
  await writer.sql.update(owners).set({ ...UNINVITED, mail: null }).where(eq(owners.id, id))
  return { ...doc, ...UNINVITED }
}

/**
 * What opens an account goes with it, and what has not left for it, in the same transaction. The account is held first,
 * as by whoever writes to it.
 */
export const deleteAccess: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const [owner, owners, sql] = [Number(id), tableOf(req.payload, 'owners'), await sqlOf(req)]
  await forDelete(sql.select({ id: owners.id }).from(owners).where(eq(owners.id, owner)))
  await takeBackMails({ payload: req.payload, sql }, owner)
  await deleteWhatOpens({ payload: req.payload, sql }, owner)
}

/** Takes back what an owner was written and has not left: links to the account, and figures of a week. */
async function takeBackMails(writer: { payload: BasePayload; sql: Pick<Sql, 'delete'> }, owner: number): Promise<void> {
  const mails = tableOf(writer.payload, 'mails')
  await deleteUnsentMails(writer, or(isOfOwner(mails, owner), isWeeklyOf(mails, owner)))
}
