import { writeEntry } from '@/cms/log/write-entry'
import { loggedError } from '@/lib/log-line'
import { PRIVATE } from '@/lib/private'
import { isSameSecret } from '@/lib/same-secret'
import type { Metrics } from './metrics'
import { refuse } from './refuse'
import { isRead, pathOf, type Step } from './step'

const PATH = '/metrics'

/** Answers the metrics to whoever knows their token; to anybody else there is nothing. Decision 105. */
export const metricsAnswer =
  ({ contentType, text }: Metrics, token: string): Step =>
  (request, response, next) => {
    if (pathOf(request).replace(/\/$/, '') !== PATH || !isRead(request)) return next()
    const given = request.headers.authorization ?? ''
    if (!isSameSecret(given, `Bearer ${token}`)) return refuse(request, response, { status: 404 })
    text().then(
      (body) => response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': PRIVATE }).end(body),
      (error: Error) => {
        writeEntry({ level: 'error', msg: 'The metrics could not be read', err: loggedError(error) })
        refuse(request, response, { status: 503 })
      },
    )
  }
