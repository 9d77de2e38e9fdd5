import {
  APIError,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import type { Role } from '../access/roles'
import { adminMessage } from '../fields/labels'

const LEAVING = 'leavingAdministrators'

/**
 * Whether an administrator would be left without this one. Several that leave in one operation are
 * looked at side by side, each before any is gone: so those already on their way do not count.
 */
async function isLast(req: PayloadRequest, id: number): Promise<boolean> {
  const leaving = (req.context[LEAVING] ??= new Set<number>()) as Set<number>
  leaving.add(id)
  const where = { roles: { in: ['administrator'] }, id: { not_in: [...leaving] } }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req })
  return totalDocs === 0
}

const message = (req: PayloadRequest): string =>
  adminMessage('errors.lastAdministrator', req.i18n.language)

interface Member {
  id: number
  roles?: readonly Role[] | null
}

/** Refuses to take the role from the last administrator: nobody could give it back. Spec §6. */
export const keepAdministratorRole: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const before = originalDoc as Member | undefined
  const { roles } = data as Partial<Member>
  if (!roles || roles.includes('administrator')) return data
  if (!before?.roles?.includes('administrator')) return data
  if (await isLast(req, before.id)) {
    throw new ValidationError({
      collection: 'users',
      errors: [{ message: message(req), path: 'roles' }],
    })
  }
  return data
}

/** Refuses to delete the last administrator. Spec §6. */
export const keepLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id }, roles: { in: ['administrator'] } }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req })
  if (totalDocs > 0 && (await isLast(req, Number(id)))) throw new APIError(message(req), 409)
}
