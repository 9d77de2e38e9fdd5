import type { ServerResponse } from 'node:http'
import { OWN_FRAMES } from '@/domain/security/content-policy'
import { beforeHead } from './before-head'
import { CONTENT_POLICY } from './content-policy'
import type { Step } from './step'

/** Stricter, and the maps and players of others would not know who asks: they refuse that. */
const REFERRER = 'strict-origin-when-cross-origin'
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'
const YEAR_S = 31_536_000

/** What an answer may load that is no page: nothing. A drawing has its styles in itself. */
const NOTHING = `default-src 'none'; style-src 'unsafe-inline'; ${OWN_FRAMES}`
/** Pages without a body (HEAD) or in development, documents, which a page of the browser shows, and what runs in a page. */
const UNBOUND = /^(?:text\/html|application\/pdf|(?:text|application)\/javascript)\b/

const policyFor = (type: string): string => (UNBOUND.test(type) ? OWN_FRAMES : NOTHING)

/**
 * Gives every answer the headers that keep browsers to what the site means, errors, files and redirects too; over
 * https also that nothing of it is asked for otherwise. What an answer has already stays.
 */
export const securityHeaders =
  (isSecure: boolean): Step =>
  (_request, response, next) => {
    beforeHead(response, () => secure(response, isSecure))
    next()
  }

function secure(response: ServerResponse, isSecure: boolean): void {
  const add = (name: string, value: string): void => {
    if (!response.hasHeader(name)) response.setHeader(name, value)
  }
  add('X-Content-Type-Options', 'nosniff')
  add('Referrer-Policy', REFERRER)
  add('Permissions-Policy', PERMISSIONS)
  add('Cross-Origin-Opener-Policy', 'same-origin')
  if (isSecure) add('Strict-Transport-Security', `max-age=${YEAR_S}`)
  // What a browser keeps takes its headers from an answer that only says that it is still so.
  if (response.statusCode === 304) return
  const type = String(response.getHeader('content-type') ?? '')
  add(CONTENT_POLICY, policyFor(type))
  const policy = String(response.getHeader(CONTENT_POLICY))
  if (!policy.endsWith(OWN_FRAMES)) return
  add('X-Frame-Options', 'SAMEORIGIN')
  // Pictures are in mails, which are read on other sites.
  add('Cross-Origin-Resource-Policy', type.startsWith('image/') ? 'cross-origin' : 'same-origin')
}
