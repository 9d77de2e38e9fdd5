import type { IncomingMessage, ServerResponse } from 'node:http'
import { measured } from '@/cms/measured'
import { NEXT_ACTION } from '@/lib/next-headers'
import { isNotFoundMark, notFoundMark, PAGE_MARK } from '@/routes/page-mark'
import { isPageAddress } from '@/routes/reserved'
import { answerOf, sendAnswer, type SentAnswer } from './answer'
import { decidePolicy, isHtml } from './cache-policy'
import { collectBody } from './collect'
import { CONTENT_POLICY, type PolicyOf } from './content-policy'
import { countMissed } from './missed'
import { cacheKey, pageCache } from './page-cache'
import type { CountRequest } from './request-limits'
import { isRead, pathOf, type Step } from './step'
import { unknownScreen } from './unknown-screen'

/** Marks of pages that are the same for whoever asks meanwhile. */
const FOR_ALL = ['store', 'pass']

/** What an answer may be stored and sent with; all else belongs to one visitor or to Next. */
const LASTING = ['content-type', 'cache-control', 'content-language', 'link', 'x-robots-tag']

/** The HTML of a page in the form in which it is sent. */
export type FinishedPage = (html: string) => string

/**
 * Answers what lies in the page cache under the address as it was asked for, before anything else is done for a
 * request. One that its address may not ask is handed on, to be refused. Decisions 049 and 111.
 */
export const cachedPages =
  (count: CountRequest): Step =>
  (request, response, next) => {
    const page = isRead(request) && !isForNext(request) && pageCache().get(cacheKey(request.url ?? '/'))
    if (!page || count(request) > 0) return next()
    sendFromCache(request, response, 200, page)
  }

function sendFromCache(request: IncomingMessage, response: ServerResponse, status: number, page: SentAnswer): void {
  measured('page', { from: 'cache' })
  sendAnswer(request, response, status, page)
}

/** What is made of a page on its way to visitors: its HTML, its policy and its other headers. */
export interface PageForm {
  html: FinishedPage
  policy: PolicyOf
  secured: (of: { type: string; policy: string }) => Record<string, string>
}

/**
 * Sends the pages that Next renders in their finished form, compressed, and stores them where the proxy
 * marked them so. Whoever asks for what is being rendered waits for that. What has to be rendered passes `limit`
 * first. Decisions 053, 054 and 106.
 */
export const renderedPages = (form: PageForm, limit: Step): Step => (request, response, next) => {
  if (!isForPage(request)) return next()
  const cache = pageCache()
  const key = cacheKey(request.url ?? '/')
  const page = cache.get(key)
  if (page) return sendFromCache(request, response, 200, page)
  const screen = unknownScreen(pathOf(request))
  if (screen) countMissed(request)
  const notFound = screen && cache.get(notFoundMark(screen))
  if (notFound) return sendFromCache(request, response, 404, notFound)
  const render = (): void =>
    limit(request, response, () => {
      measured('page', { from: 'render' })
      sendRendered(request, response, key, form)
      next()
    })
  const waitOrRender = (): void => {
    const shared = underWay.get(key)
    if (shared?.state !== cache.state) return render()
    void shared.result.then((result) => {
      // A render for whoever is gone would never end for those who wait for it.
      if (response.destroyed) return
      if (result === 'abandoned') return waitOrRender()
      if (result === 'not for all') return render()
      measured('page', { from: 'shared' })
      sendAnswer(request, response, 200, result)
    })
  }
  waitOrRender()
}

/**
 * What those who waited for a render get: an answer; nothing, as each needs their own; or nothing as whoever
 * asked first went away, so that the next of them renders it for the others.
 */
type SharedResult = SentAnswer | 'not for all' | 'abandoned'

/** Renders that whoever asks for the same page meanwhile waits for: one each, in one state. */
const underWay = new Map<string, { state: number; result: Promise<SharedResult> }>()

/** Notes a render that others may wait for. The function returned ends that, once. */
function share(key: string, state: number): (result: SharedResult) => void {
  let end: (result: SharedResult) => void = () => undefined
  const render = { state, result: new Promise<SharedResult>((resolve) => (end = resolve)) }
  underWay.set(key, render)
  return (result) => {
    if (underWay.get(key) === render) underWay.delete(key)
    end(result)
  }
}

const isForPage = (request: IncomingMessage): boolean =>
  isRead(request) && isPageAddress(pathOf(request)) && !isForNext(request)

/** The proxy refuses it. What else Next would answer otherwise for has been taken off (`plainRequest`). */
const isForNext = ({ headers }: IncomingMessage): boolean => NEXT_ACTION in headers

/** Takes the marked page that Next ends a response with, and sends and stores it in our form. */
function sendRendered(request: IncomingMessage, response: ServerResponse, key: string, form: PageForm): void {
  const cache = pageCache()
  const { state } = cache
  // The head of a page comes without what the others wait for.
  const ended = request.method === 'HEAD' ? () => undefined : share(key, state)
  response.once('close', () => ended(response.writableEnded ? 'not for all' : 'abandoned'))
  const isMarkedPage = (): boolean => {
    if (isHtml(response) && response.hasHeader(PAGE_MARK)) return true
    ended('not for all')
    return false
  }
  const sendWhole = async (html: string): Promise<void> => {
    const { statusCode } = response
    const mark = decidePolicy(response)
    const whole = form.html(html)
    const policy = form.policy(whole, response.getHeader(CONTENT_POLICY))
    const lasting = lastingHeaders(response)
    const answer = await answerOf(whole, { ...lasting, ...form.secured({ type: lasting['content-type'] ?? '', policy }) })
    const isFound = statusCode === 200
    if (isFound && mark === 'store') cache.store(key, answer, state)
    ended(isFound && FOR_ALL.includes(mark) ? answer : 'not for all')
    if (isNotFoundMark(mark) && statusCode === 404) cache.store(mark, answer, state)
    const cookies = response.getHeader('set-cookie')
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    if (cookies !== undefined) response.setHeader('Set-Cookie', cookies)
    sendAnswer(request, response, statusCode, answer)
  }
  collectBody(response, isMarkedPage, (html) => {
    sendWhole(html).catch((error: Error) => response.destroy(error))
  })
}

function lastingHeaders(response: ServerResponse): Record<string, string> {
  const given = LASTING.map((name) => [name, response.getHeader(name)] as const)
  return Object.fromEntries(given.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]))
}
