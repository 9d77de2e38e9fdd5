import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { clientAddress } from '@/lib/client-address'
import { giveAttemptsBack, takeAttempt } from './account-attempts'
import { refused, signedIn, tooManyAttempts } from './answers'
import type { Attempts } from './attempts'
import { inTurn } from './in-turn'
import { isPassword } from './password-hash'

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
export const login = (attempts: Attempts): Endpoint => ({
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const began = performance.now()
    await addDataAndFileToRequest(req)
    const given = credentials(req)
    // What is incomplete gets Payload's own words about the missing field.
    if (!given.email.trim() || !given.password.trim()) return signIn(req, given)
    const address = clientAddress(req.headers)
    const wait = await attempts.take(address)
    if (wait > 0) return tooManyAttempts(req, wait)
    const account = await takeAttempt(req, given.email)
    if ((await isPassword(given.password, account)) && account) {
      await attempts.giveBack(address)
      await giveAttemptsBack(req, account.id)
      return inTurn(req, account.id, () => signIn(req, given))
    }
    const left = began + REFUSED_AFTER_MS - performance.now()
    await new Promise((resolve) => setTimeout(resolve, left))
    return refused(req)
  },
})

function credentials({ data }: PayloadRequest): Given {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  return { email: text(data?.email), password: text(data?.password) }
}

async function signIn(req: PayloadRequest, data: Given): Promise<Response> {
  const asked = { collection: 'users', data, depth: 0, overrideAccess: false, req } as const
  return signedIn(req, req.t('authentication:passed'), await req.payload.login(asked))
}
