import type { CollectionAfterReadHook } from 'payload'
import { isDoc } from '@/lib/documents'
import { staffName } from './last-save'

/**
 * Names who holds a lock. Payload (3.90.1) shows the e-mail of who is at work, or a number to those who
 * may not read accounts: where it looks for the e-mail of a lock, it finds the name.
 */
export const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = doc as { user?: { relationTo: string; value: unknown } | null }
  if (!user) return doc
  const id = isDoc(user.value) ? user.value.id : user.value
  const email = (await staffName(req, id)) ?? undefined
  return { ...doc, user: { ...user, value: { id, collection: user.relationTo, email } } }
}
