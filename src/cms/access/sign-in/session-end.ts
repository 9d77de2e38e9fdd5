import { createLocalReq, Forbidden, type CollectionBeforeOperationHook } from 'payload'
import type { User } from '@/payload-types'
import { afterRollback } from '../../database/open-transactions'
import { endedCookie } from './answers'
import { closeSession } from './session'

/** However busy somebody is, they sign in again before so long: a session that is stolen ends too. */
const SESSION_LIVES_MS = 12 * 60 * 60 * 1000

/** What Payload (3.90.1, `auth/strategies/jwt.js`) notes of a request: the session that it is of. */
type InSession = Pick<User, 'id'> & Partial<Pick<User, 'sessions'>> & { _sid?: string }

/**
 * Refuses to renew a session of staff beyond twelve hours after the sign-in, and ends it: Payload would renew it for
 * ever, two hours at a time. So it ends ten to twelve hours after the sign-in. The admin then asks to sign in, as
 * nobody is any more; what was typed is in the browser's keeping, and offered again. Spec §6, decision 032.
 */
export const endSession: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== 'refresh' || req.user?.collection !== 'users') return
  const { _sid, id, sessions } = req.user as InSession
  const { payload } = req
  const renewedUntil = Date.now() + payload.collections.users.config.auth.tokenExpiration * 1000
  const own = sessions?.find((one) => one.id === _sid)
  if (own?.createdAt && renewedUntil <= Date.parse(own.createdAt) + SESSION_LIVES_MS) return
  // What is refused is undone: the end is written behind that, and before the answer.
  await afterRollback(req, async () => closeSession(await createLocalReq({}, payload), id, _sid ?? ''))
  req.responseHeaders = new Headers({ 'Set-Cookie': endedCookie(req) })
  throw new Forbidden(req.t)
}
