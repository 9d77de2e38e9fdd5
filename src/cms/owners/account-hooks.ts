import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionBeforeValidateHook } from 'payload'
import { isDoc } from '@/lib/documents'
import { emailOf } from '@/lib/mask-address'
import { eq } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'
import { deleteUnsentMails, isOfOwner } from '../mails/outbox'
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
  await deleteUnsentMails(writer, isOfOwner(tableOf(req.payload, 'mails'), id))
  if (!isMoved) {
    await deleteKeys(writer, id)
    return doc
  }
  await deleteWhatOpens(writer, id)
  const owners = tableOf(req.payload, 'owners')
  await writer.sql.update(owners).set({ ...UNINVITED, mail: null }).where(eq(owners.id, id))
  return { ...doc, ...UNINVITED }
}

/** What opens an account goes with it, in the same transaction. */
export const deleteAccess: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await deleteWhatOpens({ payload: req.payload, sql: await sqlOf(req) }, Number(id))
}
