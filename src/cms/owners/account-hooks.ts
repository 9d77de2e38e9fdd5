import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionBeforeValidateHook } from 'payload'
import { isDoc } from '@/lib/documents'
import { addressOf } from '@/lib/mask-address'
import { sqlOf, tableOf } from '../database/sql'
import { deleteUnsentMails, isOfOwner } from '../mails/outbox'
import { deleteKeys, deleteWhatOpens } from './keys'

/** Addresses are compared and stored in small letters; what is no address stays, and is refused. */
export const lowerEmail: CollectionBeforeValidateHook = ({ data }) =>
  typeof data?.email === 'string' ? { ...data, email: addressOf(data.email) ?? data.email } : data

/** Whoever may not sign in any more is signed out; links in mails to an address before open nothing, and do not leave. */
export const endKeys: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !isDoc(doc)) return doc as unknown
  const before = isDoc(previousDoc) ? previousDoc : {}
  if (doc.active === true && doc.email === before.email) return doc
  const writer = { payload: req.payload, sql: await sqlOf(req) }
  await deleteKeys(writer, Number(doc.id))
  await deleteUnsentMails(writer, isOfOwner(tableOf(req.payload, 'mails'), Number(doc.id)))
  return doc
}

/** What opens an account goes with it, in the same transaction. */
export const deleteAccess: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await deleteWhatOpens({ payload: req.payload, sql: await sqlOf(req) }, Number(id))
}
