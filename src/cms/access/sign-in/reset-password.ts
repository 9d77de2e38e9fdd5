import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { clientAddress } from '@/lib/client-address'
import { idOf } from '@/lib/documents'
import { signedIn, tooManyAttempts } from './answers'
import type { RateLimiter } from '../../rate-limiter'
import { logSignIn } from './log'

/**
 * `POST /api/users/reset-password`, in place of Payload's own, which begins a transaction for whoever
 * asks as often as they ask. An unknown or expired link is refused with 403. Spec §6.
 */
export const resetPassword = (ofAddress: RateLimiter): Endpoint => ({
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    const wait = await ofAddress.take(clientAddress(req.headers))
    if (wait > 0) return tooManyAttempts(req, wait)
    await addDataAndFileToRequest(req)
    const { password, token } = req.data ?? {}
    const text = (value: unknown): string => (typeof value === 'string' ? value : '')
    const data = { password: text(password), token: text(token) }
    const asked = { collection: 'users', data, overrideAccess: false, req } as const
    const result = await req.payload.resetPassword(asked)
    logSignIn(req, idOf(result.user.id), 'signed in by a link')
    return signedIn(req, req.t('authentication:passwordResetSuccessfully'), result)
  },
})
