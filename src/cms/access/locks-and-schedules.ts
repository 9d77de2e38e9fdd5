import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { adminMessage } from '../fields/labels'
import { mayChange, type ChangeTarget } from './may-change'
import { canAdminister } from './roles'

const forbidden = ({ i18n }: PayloadRequest): APIError =>
  new APIError(adminMessage('errors.otherDocumentAtWork', i18n.language), 403, null, true)

interface DocumentLock extends ChangeTarget {
  id: number
  user?: { relationTo: string; value: unknown } | null
}

interface Job {
  id: number
  input?: { doc?: ChangeTarget['document']; global?: string | null } | null
}

/**
 * Lets staff lock only what they may change, in their own name. Taking over from somebody writes one's
 * own name too; what is locked stays what it was.
 */
export const ownLock: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  const { user } = req
  if (!user) return data
  const { document, globalSlug } = (operation === 'update' ? originalDoc : data) as ChangeTarget
  if (!(await mayChange(req, { document, globalSlug }))) throw forbidden(req)
  return { ...data, document, globalSlug, user: { relationTo: user.collection, value: user.id } }
}

/** Lets staff end their own locks and those of what they may change. */
export const keepLocksOfOthers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  const where = { id: { equals: id } }
  const lock = await req.payload.db.findOne<DocumentLock>({ collection: 'payload-locked-documents', where })
  const isOwn = lock?.user?.relationTo === req.user.collection && lock.user.value === req.user.id
  if (lock && !isOwn && !(await mayChange(req, lock))) throw forbidden(req)
}

/**
 * Lets staff cancel a publication at a set time only of what they may change. Payload's drawer deletes
 * the job without asking an access rule, and takes what a hook of a single row refuses for done (seen
 * in 3.90.1).
 */
export const keepSchedulesOfOthers: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'delete' || !req.user || canAdminister(req.user)) return
  const { id, where = { id: { equals: id } } } = args as { id?: number; where?: Where }
  const { docs } = await req.payload.db.find<Job>({ collection: 'payload-jobs', where, pagination: false })
  for (const { input } of docs) {
    if (await mayChange(req, { document: input?.doc, globalSlug: input?.global })) continue
    throw forbidden(req)
  }
}
