import { createHash, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { writeEntry } from '@/cms/log/write-entry'
import { NO_THIRD_PARTIES, pagePolicy, type ThirdParties } from '@/domain/security/content-policy'
import { collectBody } from './collect'
import { isKnownScript } from './inline-scripts'
import { pathOf, type Step } from './step'

export const CONTENT_POLICY = 'content-security-policy'

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/gi
/** What a browser does not run: it has another address, or is data. */
const NOT_RUN = /\ssrc=|\stype="application\/(?:ld\+)?json"/i
/** Not run either, but read only where a policy names it. */
const RULES = /\stype="speculationrules"/i
const FRAMERS = /frame-ancestors [^;]*/
const ADMIN = /^\/admin(?:\/|$)/

/** The content security policy of a page, by the HTML that is sent and a policy that it has already. */
export type PolicyOf = (html: string, given: unknown) => string

/**
 * Policies that name the hashes of a page's inline scripts, as they stand in it. Browsers do not run one that neither
 * the site nor the framework writes, which is logged once.
 */
export function policyOfHtml(thirdParties: () => ThirdParties): PolicyOf {
  let isTold = false
  return (html, given) => {
    const inline = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => !NOT_RUN.test(attributes))
    const known = inline.filter(([, attributes = '', text = '']) => RULES.test(attributes) || isKnownScript(text))
    if (known.length < inline.length && !isTold) {
      isTold = true
      writeEntry({ level: 'error', msg: 'Browsers do not run an inline script of a page: it is not in src/server/inline-scripts.ts' })
    }
    const hashes = known.map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    const [framers] = FRAMERS.exec(typeof given === 'string' ? given : '') ?? []
    return pagePolicy({ scripts: [...new Set(hashes)], third: thirdParties(), framers })
  }
}

/**
 * Gives HTML that is on its way its policy: the admin's names the number of one answer, which the framework
 * writes into its scripts where the request names it (https://nextjs.org/docs/app/guides/content-security-policy);
 * any other is held until it is whole, and its scripts are named. Decision 099.
 */
export const contentPolicy =
  (policyOf: PolicyOf): Step =>
  (request, response, next) => {
    delete request.headers[CONTENT_POLICY]
    if (ADMIN.test(pathOf(request))) {
      const scripts = [`'nonce-${randomBytes(16).toString('base64')}'`]
      request.headers[CONTENT_POLICY] = `script-src ${scripts.join(' ')}`
      response.setHeader(CONTENT_POLICY, pagePolicy({ scripts, third: NO_THIRD_PARTIES }))
      return next()
    }
    collectBody(response, () => isPlainHtml(response), (html) => {
      response.setHeader(CONTENT_POLICY, policyOf(html, response.getHeader(CONTENT_POLICY)))
      response.end(html)
    })
    next()
  }

const isPlainHtml = (response: ServerResponse): boolean =>
  /^text\/html\b/.test(String(response.getHeader('content-type'))) && !response.hasHeader('content-encoding')
