import type { ServerResponse } from 'node:http'
import { isNotFoundMark, PAGE_MARK } from '@/routes/page-mark'
import { REWRITTEN } from '@/lib/next-headers'
import { PRIVATE } from '@/lib/private'
import { beforeHead } from './before-head'
import { pathOf, type Step } from './step'

/** No cache outside our hands holds a page longer than seconds: ours is emptied by each change. */
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=1, stale-while-revalidate=30'

/** What states who may store it was declared by a handler; what Next fills in does not. */
const DECLARED = /\b(?:public|private|no-store)\b/

export const isHtml = (response: ServerResponse): boolean =>
  /^text\/html\b/.test(String(response.getHeader('content-type')))

/**
 * Gives an answer its final `Cache-Control` and takes its mark away, which is returned; '' where it
 * has none. A page that the proxy marked is public where it was found, as HTML; any other answer keeps what
 * its handler declared, and is private without. What sets a cookie is always private. To be called
 * before headers are sent; a second call changes nothing. Decision 053.
 */
export function decidePolicy(response: ServerResponse): string {
  const given = response.getHeader(PAGE_MARK)
  const mark = typeof given === 'string' ? given : ''
  response.removeHeader(PAGE_MARK)
  if (response.hasHeader('set-cookie')) {
    response.setHeader('Cache-Control', PRIVATE)
    return ''
  }
  const isPage = mark !== '' && !isNotFoundMark(mark)
  if (isPage && response.statusCode === 200 && isHtml(response)) response.setHeader('Cache-Control', PUBLIC_PAGE)
  else if (isPage || !DECLARED.test(String(response.getHeader('cache-control') ?? ''))) {
    response.setHeader('Cache-Control', PRIVATE)
  }
  return mark
}

/**
 * Decides the policy of whatever Next answers, at the moment its headers leave. What the CMS answers
 * depends on who asks, so nobody stores any of it, whatever a handler says.
 */
export const cachePolicy: Step = (request, response, next) => {
  const isOfCms = pathOf(request).startsWith('/api/')
  beforeHead(response, () => {
    response.removeHeader(REWRITTEN)
    // Next says there once more where a moved address leads (16.4.6): for browsers that are gone.
    response.removeHeader('Refresh')
    if (isOfCms) response.setHeader('Cache-Control', PRIVATE)
    decidePolicy(response)
  })
  next()
}
