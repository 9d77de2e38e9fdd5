import { addDataAndFileToRequest, ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { clientAddress } from '@/lib/client-address'
import { takeAttempt } from './account-attempts'
import { refused, signedIn, tooManyAttempts } from './answers'
import type { RateLimiter } from '../../rate-limiter'
import { logSignIn } from './log'
import { isPassword } from './password-hash'
import { openStaffSession } from './session'

/** No failed sign-in is answered earlier; checking a password takes a fifth of it. */
const REFUSED_AFTER_MS = 750

interface Given {
  email: string
  password: string
}

/**
 * `POST /api/users/login`, in place of Payload's own, which says which accounts exist or are locked
 * by its words and by its speed. Here every failed try gets the same answer after the same time,
 * and an address has only so many. Spec §6, decision 032.
 */
export const login = (attempts: RateLimiter): Endpoint => ({
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const began = performance.now()
    await addDataAndFileToRequest(req)
    const given = credentials(req)
    const address = clientAddress(req.headers)
    const wait = await attempts.take(address)
    if (wait > 0) return tooManyAttempts(req, wait)
    const session = await signIn(req, given)
    if (session) {
      await attempts.giveBack(address)
      return signedIn(req, req.t('authentication:passed'), session)
    }
    const left = began + REFUSED_AFTER_MS - performance.now()
    await new Promise((resolve) => setTimeout(resolve, left))
    return refused(req)
  },
})

/** What was sent; throws for an incomplete form, in Payload's own words about the missing field. */
function credentials({ data, t }: PayloadRequest): Given {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const given = { email: text(data?.email), password: text(data?.password) }
  const missing = (['email', 'password'] as const).find((name) => !given[name].trim())
  if (missing) throw new ValidationError({ collection: 'users', errors: [{ message: t('validation:required'), path: missing }] }, t)
  return given
}

async function signIn(req: PayloadRequest, { email, password }: Given) {
  const { account, id } = await takeAttempt(req, email)
  if (!(await isPassword(password, account)) || !account) {
    logSignIn(req, id, failureOf(id, account))
    return null
  }
  const session = await openStaffSession(req, account)
  logSignIn(req, id, session ? 'signed in' : 'changed meanwhile')
  return session
}

function failureOf(id: number | null, account: object | null) {
  if (id === null) return 'unknown address'
  return account === null ? 'locked' : 'wrong password'
}
