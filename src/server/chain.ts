import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import type { Gate } from './gate'
import type { ThirdParties } from '@/domain/security/content-policy'
import { isLeftAlone } from '@/routes/reserved'
import { allowedRequests } from './allowed-requests'
import { cachePolicy } from './cache-policy'
import { rememberClient } from './client-address'
import { contentPolicy, policyOfHtml } from './content-policy'
import { builtFiles } from './files'
import { joinedSheet } from './joined-sheets'
import { lateScripts } from './late-scripts'
import { limitedBody } from './limited-body'
import { pageStyles } from './page-styles'
import { cachedPages, renderedPages, type PageForm } from './pages'
import { pictures } from './pictures'
import { plainRequest } from './plain-request'
import type { Failing } from './ready'
import { renders } from './renders'
import { countRequests, renderLimits, requestLimits } from './request-limits'
import { requestLog, type OnAnswered } from './request-log'
import { countSeen } from './seen'
import { securityHeaders, securityHeadersOf } from './security-headers'
import { isRead, pathOf, type Step } from './step'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Answers a request. `failed` is told of an error for which there is no answer. */
export type Chain = (request: IncomingMessage, response: ServerResponse, failed: (error: unknown) => void) => void

/** What the start of the site hands to `main.mjs`. */
export interface Started {
  chain: (next: Handler) => Chain
  /** What of what requests need is not there; null where all is. */
  failing: () => Promise<Failing | null>
  /** Has nothing further begun beside requests; resolves when what is under way has ended. */
  finish: () => Promise<void>
  /** How long the server goes on answering once it is told to stop, and after how long it breaks off what has not ended. */
  drainMs: number
  stopWithinMs: number
  /** Writes down what is in memory alone; to be awaited once no request is under way any more. */
  leave: () => Promise<void>
}

export interface ChainOptions {
  /** What answers in the end: the request handler of Next. */
  next: Handler
  /** The folder of the project, with the build in it. */
  root: string
  mediaDir: string
  /** How many proxies in front are believed. */
  trustedHops: number
  gate: Gate
  /** Who is told how each request was answered. */
  onAnswered: readonly OnAnswered[]
  /** What answers with the metrics, where somebody may ask for them. */
  metrics: Step | null
  /** Which services of others the settings hold an id of, at the moment it is asked. */
  thirdParties: () => ThirdParties
  /** Whether visitors come by https. */
  isSecure: boolean
  /** Whether there is no build to serve files from and pages change by every stroke of a key. */
  dev: boolean
}

/** The way of every request through this process, from top to bottom. Decisions 053, 063, 106 and 111. */
export function requestChain(options: ChainOptions): Chain {
  const { next, root, mediaDir, trustedHops, gate, onAnswered, metrics, thirdParties, isSecure, dev } = options
  const policyOf = policyOfHtml(thirdParties)
  const styles = pageStyles(root, joinedSheet(root))
  const count = countRequests()
  const media = pictures(mediaDir, ({ type }) => securityHeadersOf({ type, policy: null }, isSecure))
  const form: PageForm = {
    html: (html) => lateScripts(styles(html)),
    policy: policyOf,
    secured: (of) => securityHeadersOf(of, isSecure),
  }
  const cached = inOrder([rememberClient(trustedHops), ...(dev ? [] : [cachedPages(count)]), media.cached])
  const steps = inOrder([
    requestLog(onAnswered, trustedHops, cached),
    securityHeaders(isSecure),
    ...(metrics ? [metrics] : []),
    plainRequest,
    media.read,
    requestLimits(gate, count),
    allowedRequests(dev),
    limitedBody(gate),
    countSeen(gate),
    ...(dev ? [] : [builtFiles(root)]),
    cachePolicy,
    compression() as unknown as Step,
    // Hot reloading runs what no policy could name.
    ...(dev ? [] : [contentPolicy(policyOf), renderedPages(form, renderLimits(gate))]),
  ])
  const last = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const rendered = firstByte(response)
    const answered = next(request, response)
    if (mayStore(request)) renders().track(Promise.race([rendered, answered]))
    await answered
  }
  return (request, response, failed) => {
    try {
      // No promise stands around this: it would cost what is cached a tenth of its time.
      steps(request, response, (instead) => void last(instead ?? request, response).catch(failed))
    } catch (error) {
      failed(error)
    }
  }
}

/**
 * Resolves when the first byte of an answer is written: Next has rendered and stored the page by
 * then (read in 16.4.6), and a client may take its time to read it, or leave.
 */
const firstByte = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    // What follows of the page in this turn of the event loop belongs to it.
    const written = (): unknown => setImmediate(resolve)
    const write = response.write.bind(response) as (...args: unknown[]) => boolean
    const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
    response.write = ((...args: unknown[]) => {
      written()
      return write(...args)
    }) as ServerResponse['write']
    response.end = ((...args: unknown[]) => {
      written()
      return end(...args)
    }) as ServerResponse['end']
  })

/** Whether Next may store what it answers: endpoints and the admin are answered anew each time. */
const mayStore = (request: IncomingMessage): boolean =>
  isRead(request) && !isLeftAlone(pathOf(request))

const inOrder =
  (steps: readonly Step[]): Step =>
  (request, response, next) => {
    const walk = (at: number, current: IncomingMessage): void => {
      const step = steps[at]
      if (step) step(current, response, (instead) => walk(at + 1, instead ?? current))
      else next(current)
    }
    walk(0, request)
  }
