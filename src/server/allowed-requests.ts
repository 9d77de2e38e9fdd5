import type { IncomingMessage } from 'node:http'
import { isOwnCall } from '@/content/token'
import { NEXT_ACTION } from '@/lib/next-headers'
import { isDecodable } from '@/routes/decide'
import { isLeftAlone, isWritten } from '@/routes/reserved'
import { refuse } from './refuse'
import { isRead, pathOf, type Step } from './step'

/** What shows errors while somebody develops asks there. */
const DEV_TOOLS = /^\/__nextjs/

/** By these a body is read as a query: lists of relations in the admin are longer than an address. */
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']
const QUERY = 'application/x-www-form-urlencoded'

/**
 * Refuses what nothing behind it can answer, before Next fails on it: an address that cannot be
 * decoded, calls of the server to itself by anybody else, and any way of asking but reading where
 * nothing is written. Pages of the admin take server functions, which are its own. A body that is
 * sent as a query has to be one: Payload fails on any other before it knows that it might (3.90.1).
 */
export const allowedRequests =
  (dev: boolean): Step =>
  (request, response, next) => {
    const path = pathOf(request)
    if (isLeftAlone(path) && !isDecodable(path)) return refuse(request, response, { status: 400 })
    if (/^\/internal(?:\/|$)/.test(path) && !isOwnCall(request.headers.authorization ?? null)) {
      return refuse(request, response, { status: 404 })
    }
    if (isRead(request)) return next()
    if (isNoQuery(request)) return refuse(request, response, { status: 400 })
    if (mayBeSent(request, path) || (dev && DEV_TOOLS.test(path))) return next()
    refuse(request, response, { status: 405, headers: { Allow: 'GET, HEAD' } })
  }

const isNoQuery = ({ headers }: IncomingMessage): boolean =>
  OVERRIDES.some((name) => headers[name] !== undefined) && headers['content-type'] !== QUERY

function mayBeSent({ method, headers }: IncomingMessage, path: string): boolean {
  if (!isWritten(path)) return false
  const [, first, second] = path.split('/')
  if (first === 'admin') return method === 'POST' && headers[NEXT_ACTION] !== undefined
  return Boolean(second)
}
