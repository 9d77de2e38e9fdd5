import {
  APIError,
  createLocalReq,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { clientAddress } from '@/lib/client-address'
import { adminMessage } from '../../fields/labels'
import { giveAttemptsBack, takeAttempt, type CheckedAccount } from './account-attempts'
import type { RateLimiter } from '../../rate-limiter'
import { logSignIn } from './log'
import { isPassword } from './password-hash'
import { stillAccount } from './session'

const LOCKED_MINUTES = 10
const TOO_MANY = 429

/** Where a request holds the account whose present password was given. */
const CHECKED = 'checkedAccount'

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
  (attempts: RateLimiter): CollectionBeforeOperationHook =>
  async ({ args, operation, overrideAccess, req }) => {
    if (operation !== 'update' || overrideAccess || req.user?.collection !== 'users') return
    const { id, data = {} } = args as { id?: number | string; data?: Change }
    const { user } = req
    if (id === undefined) return refuseMany(req, data)
    if (String(id) !== String(user.id) || !takesOver(data, user.email)) return
    req.context[CHECKED] = await check(req, attempts, user.email, data.currentPassword)
  }

/**
 * Refuses such a change where the password that was given is the present one no longer: whoever changed it
 * meanwhile threw out those who know the one before.
 */
export const keepCheckedPassword: CollectionBeforeChangeHook = async ({ data, req }) => {
  const checked = req.context[CHECKED] as CheckedAccount | undefined
  if (checked && !(await stillAccount(req, checked))) {
    logSignIn(req, checked.id, 'changed meanwhile')
    throw wrong(req)
  }
  return data as unknown
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
  attempts: RateLimiter,
  email: string | undefined,
  given: unknown,
): Promise<CheckedAccount> {
  const { language } = req.i18n
  if (typeof given !== 'string' || given === '') {
    throw refusal(req, adminMessage('errors.currentPasswordMissing', language))
  }
  const address = clientAddress(req.headers)
  const wait = await attempts.take(address)
  if (wait > 0) throw tooMany(req, wait)
  // In transactions of their own: that of the change has not begun.
  const apart = await createLocalReq({}, req.payload)
  const { account, id } = await takeAttempt(apart, email ?? '')
  if (!account) {
    logSignIn(req, id, 'locked')
    throw locked(req)
  }
  if (!(await isPassword(given, account))) {
    logSignIn(req, id, 'wrong present password')
    throw wrong(req)
  }
  await attempts.giveBack(address)
  await giveAttemptsBack(apart, account.id)
  return account
}

const wrong = (req: PayloadRequest): ValidationError =>
  refusal(req, adminMessage('errors.currentPasswordWrong', req.i18n.language))

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
