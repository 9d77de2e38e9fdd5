import {
  APIError,
  createLocalReq,
  ValidationError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { clientAddress } from '@/lib/client-address'
import { adminMessage } from '../../fields/labels'
import { giveAttemptsBack, takeAttempt } from './account-attempts'
import type { Attempts } from './attempts'
import { isPassword } from './password-hash'

const LOCKED_MINUTES = 10
const TOO_MANY = 429

interface Change {
  currentPassword?: unknown
  email?: unknown
  password?: unknown
}

/**
 * Asks whoever changes their own password or e-mail for their present password, so that a computer
 * left open is not enough to take an account over. Wrong ones count as failed sign-ins, of the account
 * and of the address. Administrators set those of others without; a reset link needs none. It runs
 * before the first statement of the change, so that what is counted is not rolled back with it, and
 * nobody waits for the hash. Spec §6, decision 069.
 */
export const askCurrentPassword =
  (attempts: Attempts): CollectionBeforeOperationHook =>
  async ({ args, operation, overrideAccess, req }) => {
    if (operation !== 'update' || overrideAccess || req.user?.collection !== 'users') return
    const { id, data = {} } = args as { id?: number | string; data?: Change }
    const { user } = req
    if (id === undefined) return refuseMany(req, data)
    if (String(id) !== String(user.id) || !takesOver(data, user.email)) return
    await check(req, attempts, user.email, data.currentPassword)
  }

/** Whether a change gives an account another password, or another e-mail than the present one. */
export const takesOver = ({ email, password }: Change, present: string | undefined): boolean =>
  Boolean(password) || (email !== undefined && normalized(email) !== normalized(present))

const normalized = (email: unknown): unknown =>
  typeof email === 'string' ? email.trim().toLowerCase() : email

/** One password or e-mail for many accounts is a mistake, or a way round the question. */
function refuseMany(req: PayloadRequest, { email, password }: Change): void {
  if (!password && email === undefined) return
  throw new APIError(adminMessage('errors.oneAccount', req.i18n.language), 400)
}

async function check(
  req: PayloadRequest,
  attempts: Attempts,
  email: string | undefined,
  given: unknown,
): Promise<void> {
  const { language } = req.i18n
  if (typeof given !== 'string' || given === '') {
    throw refusal(req, adminMessage('errors.currentPasswordMissing', language))
  }
  const address = clientAddress(req.headers)
  const wait = await attempts.take(address)
  if (wait > 0) throw tooMany(req, wait)
  // In transactions of their own: that of the change has not begun.
  const apart = await createLocalReq({}, req.payload)
  const account = await takeAttempt(apart, email ?? '')
  if (!account) throw locked(req)
  if (!(await isPassword(given, account))) {
    throw refusal(req, adminMessage('errors.currentPasswordWrong', language))
  }
  await attempts.giveBack(address)
  await giveAttemptsBack(apart, account.id)
}

function refusal({ i18n, t }: PayloadRequest, message: string): ValidationError {
  // The account page closes the form that was refused and shows labels only: so they say it all. It
  // makes a list of a label with commas.
  const label = `${adminMessage('users.currentPassword', i18n.language)}. ${message}`
  const errors = [{ label, message, path: 'currentPassword' }]
  return new ValidationError({ collection: 'users', errors }, t)
}

function tooMany({ i18n }: PayloadRequest, seconds: number): APIError {
  const minutes = Math.ceil(seconds / 60)
  const message = adminMessage('errors.tooManyTries', i18n.language, { minutes })
  return new APIError(message, TOO_MANY, null, true)
}

function locked({ i18n }: PayloadRequest): APIError {
  const message = adminMessage('errors.accountLocked', i18n.language, { minutes: LOCKED_MINUTES })
  return new APIError(message, TOO_MANY, null, true)
}
