import { Forbidden, type CollectionBeforeOperationHook } from 'payload'
import type { User } from '@/payload-types'

/** However busy somebody is, they sign in again after so long: a session that is stolen ends too. */
const SESSION_LIVES_MS = 12 * 60 * 60 * 1000

/** What Payload (3.90.1, `auth/strategies/jwt.js`) notes of a request: the session that it is of. */
type InSession = Partial<Pick<User, 'sessions'>> & { _sid?: string }

/**
 * Refuses to renew a session of staff twelve hours after the sign-in. Payload would for ever, two hours at a time.
 * The admin then asks to sign in; what was typed is in the browser's keeping, and offered again. Spec §6, decision 032.
 */
export const endSession: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'refresh' || req.user?.collection !== 'users') return
  const { _sid, sessions } = req.user as InSession
  const own = sessions?.find(({ id }) => id === _sid)
  if (!own?.createdAt || Date.parse(own.createdAt) + SESSION_LIVES_MS < Date.now()) throw new Forbidden(req.t)
}
