import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import type { Gate } from './gate'
import { rateLimiter } from '@/cms/rate-limiter'
import { dayCounts } from '@/cms/statistics/day-counts'
import { memory } from '@/content/memory/memory'
import type { DayCounter } from '@/domain/statistics/counters'
import { originOf } from '@/domain/statistics/origin'
import { readSeen } from '@/domain/statistics/seen'
import { CLIENT_ADDRESS } from '@/lib/client-address'
import { env } from '@/lib/env'
import { hostOf, isFromOwnSite } from '@/lib/own-site'
import { PRIVATE } from '@/lib/private'
import { SEEN_PATH } from '@/routes/seen-path'
import { pathOf, type Step } from './step'
import { telling } from './telling'

/** A whole office may have one address; nobody looks at more homes. Counted in memory and forgotten. */
const perAddress = rateLimiter({ name: 'seen', limit: 600, within: 10 * 60 })

/** Staff have this cookie, owners may too: only of who has it is it worth asking. */
const SESSION = /(?:^|; ?)payload-token=/

/**
 * Counts what a page tells that somebody saw, and always answers that there is nothing to say. Robots, staff
 * and other sites do not count, nor does anything that cannot be understood. Decision 094.
 */
export const countSeen =
  (gate: Gate): Step =>
  (request, response, next) => {
    if (request.method !== 'POST' || pathOf(request).replace(/\/$/, '') !== SEEN_PATH) return next()
    const answer = (): unknown => response.writeHead(204, { 'Cache-Control': PRIVATE }).end()
    count(request, gate).then(answer, answer)
  }

async function count(request: IncomingMessage, gate: Gate): Promise<void> {
  const { headers } = request
  if (!isFromOwnSite(headers, env().SITE_URL) || isbot(headers['user-agent'] ?? 'bot')) return
  const seen = readSeen(await textOf(request))
  if (!seen || (await perAddress.take(String(headers[CLIENT_ADDRESS]))) > 0) return
  if (SESSION.test(headers.cookie ?? '') && (await gate.isStaff(telling(request)))) return
  const origin = originOf(seen, hostOf(env().SITE_URL))
  const counters: DayCounter[] = seen.counter === 'views' ? ['views', origin] : [seen.counter]
  for (const number of seen.properties) {
    const row = memory()?.catalogue.get(number)?.row
    if (row !== undefined) dayCounts().add(row, counters)
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
