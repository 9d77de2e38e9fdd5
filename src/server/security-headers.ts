import { OWN_FRAMES } from '@/domain/security/content-policy'
import { baseHeaders } from './base-headers.mjs'
import { beforeHead } from './before-head'
import { CONTENT_POLICY } from './content-policy'
import type { Step } from './step'

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
    beforeHead(response, () => {
      const type = String(response.getHeader('content-type') ?? '')
      const policy = response.getHeader(CONTENT_POLICY)
      const given = { type, policy: typeof policy === 'string' ? policy : null }
      const wanted = response.statusCode === 304 ? baseHeaders(isSecure) : securityHeadersOf(given, isSecure)
      for (const [name, value] of Object.entries(wanted)) if (!response.hasHeader(name)) response.setHeader(name, value)
    })
    next()
  }

/** The security headers of an answer that is sent whole, by its type and the policy that it has already. */
export function securityHeadersOf(
  { type, policy }: { type: string; policy: string | null },
  isSecure: boolean,
): Record<string, string> {
  const bound = policy ?? policyFor(type)
  return {
    ...baseHeaders(isSecure),
    [CONTENT_POLICY]: bound,
    ...(bound.endsWith(OWN_FRAMES) && {
      'X-Frame-Options': 'SAMEORIGIN',
      // Pictures are in mails, which are read on other sites.
      'Cross-Origin-Resource-Policy': type.startsWith('image/') ? 'cross-origin' : 'same-origin',
    }),
  }
}
