import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { background } from '../../background'
import { NO_MAIL_SERVER } from '../../mails/email-adapter'
import { clientAddress } from '@/lib/client-address'
import { env } from '@/lib/env'
import { noMail, tooManyAttempts } from './answers'
import type { RateLimiter } from '../../rate-limiter'

/**
 * `POST /api/users/forgot-password`, in place of Payload's own: answers before it looks for the
 * account, so that neither words nor time tell whether there is one, and says so where the site
 * cannot send mail. Who asks more often than an account gets mails is not told either. Spec §6.
 */
export const forgotPassword = (ofAddress: RateLimiter, ofAccount: RateLimiter): Endpoint => ({
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    if (req.payload.email.name === NO_MAIL_SERVER) return noMail(req)
    const wait = await ofAddress.take(clientAddress(req.headers))
    if (wait > 0) return tooManyAttempts(req, wait)
    await addDataAndFileToRequest(req)
    const email = typeof req.data?.email === 'string' ? req.data.email.toLowerCase().trim() : ''
    if (email && (await ofAccount.take(email)) === 0) background().track(sendLink(req, email))
    return Response.json({ message: req.t('general:success') })
  },
})

/** The mail is written once the link is stored: in the transaction of the link it would wait for itself. */
async function sendLink(req: PayloadRequest, email: string): Promise<void> {
  const asked = { collection: 'users' as const, data: { email }, disableEmail: true, req }
  try {
    // Null for an unknown account, whatever its type says (Payload 3.90.1).
    const token: string | null = await req.payload.forgotPassword(asked)
    if (token === null) return
    await req.payload.email.sendEmail({
      to: email,
      subject: req.t('authentication:resetYourPassword'),
      html: resetMail({ req, token }),
      headers: { 'Content-Language': req.i18n.language },
    })
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'The mail with a new password was not sent' })
  }
}

/** The mail with the link, which stands on the address of the site and not on one of the request. */
export function resetMail({ req, token }: { req?: PayloadRequest; token?: string } = {}): string {
  const link = `${env().SITE_URL}/admin/reset/${token}`
  const [before, after] = [
    req?.t('authentication:youAreReceivingResetPassword'),
    req?.t('authentication:youDidNotRequestPassword'),
  ]
  return `<p>${before}</p><p><a href="${link}">${link}</a></p><p>${after}</p>`
}
