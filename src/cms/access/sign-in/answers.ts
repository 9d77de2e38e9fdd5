import type { PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'
import { adminMessage } from '../../fields/labels'

const answer = (status: number, message: string, headers?: HeadersInit): Response =>
  Response.json({ errors: [{ message }] }, { status, headers })

/** The answer to whoever has a session from now on, with its cookie, as Payload's own addresses give it. */
export function signedIn(
  { payload }: PayloadRequest,
  message: string,
  result: { token?: string },
): Response {
  const cookie = generatePayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token: result.token ?? '',
  })
  return Response.json({ message, ...result }, { headers: { 'Set-Cookie': cookie } })
}

/** The cookie of whoever has no session any more: the browser forgets the one before. */
export const endedCookie = ({ payload: { collections, config } }: PayloadRequest): string =>
  generateExpiredPayloadCookie({
    collectionAuthConfig: collections.users.config.auth,
    config,
    cookiePrefix: config.cookiePrefix,
  })

/** The one answer to every failed sign-in: it does not tell why. Spec §6. */
export const refused = ({ i18n }: PayloadRequest): Response =>
  answer(401, adminMessage('errors.signInRefused', i18n.language))

/** Says in how many seconds somebody may try again. Spec §6. */
export const tooManyAttempts = ({ i18n }: PayloadRequest, seconds: number): Response => {
  const minutes = Math.ceil(seconds / 60)
  const message = adminMessage('errors.tooManyTries', i18n.language, { minutes })
  return answer(429, message, { 'Retry-After': String(seconds) })
}

/** Says that the site cannot send mail. Spec §6. */
export const noMail = ({ i18n }: PayloadRequest): Response =>
  answer(503, adminMessage('errors.noMail', i18n.language))
