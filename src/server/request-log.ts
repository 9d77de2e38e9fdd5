import type { IncomingMessage, ServerResponse } from 'node:http'
import { inRequest, type RequestScope } from '@/cms/log/request-scope'
import { writeEntry } from '@/cms/log/write-entry'
import { loggedPath, requestKind } from './request-kind'
import { pathOf, type Step } from './step'

/** The status that proxies log where somebody left before there was an answer. */
const LEFT = 499
const GIVEN_ID = /^[\w-]{8,64}$/

/** A request that was answered, or left by who asked. */
export interface AnsweredRequest {
  kind: string
  method: string
  /** What a log may have of its path. */
  path: string
  status: number
  /** Whether it was answered whole. */
  isWhole: boolean
  seconds: number
}

export type OnAnswered = (answered: AnsweredRequest) => void

/**
 * Gives each request a number, by which what is logged of it belongs together: that of a proxy in front
 * where one is believed. Whoever listens is told how it was answered. What `cached` answers logs nothing, and
 * is spared that.
 */
export const requestLog =
  (listeners: readonly OnAnswered[], trustedHops: number, cached: Step): Step =>
  (request, response, next) => {
    const given = request.headers['x-request-id']
    const isGiven = trustedHops > 0 && typeof given === 'string' && GIVEN_ID.test(given)
    const scope: RequestScope = { id: isGiven ? given : null, startedAt: performance.now() }
    if (listeners.length > 0) tell(request, response, scope, listeners)
    cached(request, response, (instead) => inRequest(scope, () => next(instead)))
  }

function tell(request: IncomingMessage, response: ServerResponse, scope: RequestScope, listeners: readonly OnAnswered[]): void {
  // What follows in the chain may write the address of a request anew.
  const [path, method] = [pathOf(request), request.method ?? 'GET']
  response.once('close', () => {
    const seconds = (performance.now() - scope.startedAt) / 1000
    const isWhole = response.writableFinished
    const status = response.headersSent ? response.statusCode : LEFT
    const answered = { kind: requestKind(path), method, path: loggedPath(path), status, isWhole, seconds }
    // A connection that closes belongs to no request.
    inRequest(scope, () => listeners.forEach((listener) => listener(answered)))
  })
}

/** A line of the log for each request, without who asked and for what in words of their own. */
export const logAnswered: OnAnswered = ({ kind, method, path, status, isWhole }) =>
  writeEntry({ level: 'info', msg: 'request', more: { kind, method, path, status, ...(!isWhole && { left: true }) } })
