import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import compression from 'compression'
import { lateScripts } from '@/lib/late-scripts'
import { isReserved } from '@/routes/reserved'
import { answerOf, bodyOf, CODINGS, keptAnswers, type Answer, type Coding } from './kept-answers'

/** Next answers otherwise for these: its own router's, and its forms'. */
const OTHERWISE = /^(?:rsc$|next-|x-nextjs-|x-middleware-)/
/** What belongs to one sending of an answer, or tells how Next made it. */
const OF_ONE = /^(?:connection|content-length|date|keep-alive|transfer-encoding|x-middleware-.*|x-nextjs-.*)$/
const REFUSED = /;\s*q=0(?:\.0*)?$/

const compressed = compression()

type Listener = (request: IncomingMessage, response: ServerResponse) => void

const answered = new WeakSet<Server>()

/** Stands before Next in every server of this process, from its second request on. */
export function answerPages(): void {
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    if (answered.has(server)) return
    answered.add(server)
    standBefore(server)
  })
}

/**
 * Answers pages that were asked for a moment ago without asking Next, and sends those that Next
 * draws compressed once and with their scripts late. What is no page is compressed as it leaves.
 * Decision 049.
 */
export function standBefore(server: Server): void {
  const listeners = server.listeners('request') as Listener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const next = (): void => listeners.forEach((listener) => listener.call(server, request, response))
    if (!isForPage(request)) return compressed(request as never, response as never, next)
    const kept = keptAnswers().of(request.url ?? '')
    if (kept) return send(kept, 200, request, response)
    sendDrawn(request, response)
    next()
  })
}

const isForPage = ({ headers, method, url = '/' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !isReserved(url.split('?', 1)[0] ?? '/') &&
  !Object.keys(headers).some((name) => OTHERWISE.test(name))

/** Takes the page that Next ends a response with, and sends and keeps it in our form. */
function sendDrawn(request: IncomingMessage, response: ServerResponse): void {
  const { state } = keptAnswers()
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse
  const drawn = (...parts: unknown[]): ServerResponse => {
    response.end = end
    const [html] = parts
    const isPage = /^text\/html\b/.test(String(response.getHeader('content-type')))
    if (!isPage || typeof html !== 'string' || response.headersSent) return end(...parts)
    const { statusCode } = response
    const answer = statusCode === 200 ? readyPage(html, response) : readyScreen(html, response)
    const isPublic = String(response.getHeader('cache-control')).startsWith('public')
    if (statusCode === 200 && isPublic) keptAnswers().keep(request.url ?? '', answer, state)
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    send(answer, statusCode, request, response)
    return response
  }
  response.end = drawn
}

const readyPage = (html: string, response: ServerResponse): Answer =>
  answerOf(lateScripts(html), lastingHeaders(response))

const MOST_SCREENS = 8
const screens = new Map<string, Answer>()

/** What says that nothing was found is the same for every address of a language. */
function readyScreen(html: string, response: ServerResponse): Answer {
  const answer = screens.get(html) ?? readyPage(html, response)
  screens.set(html, answer)
  for (const oldest of [...screens.keys()].slice(0, -MOST_SCREENS)) screens.delete(oldest)
  return answer
}

function lastingHeaders(response: ServerResponse): Answer['headers'] {
  response.appendHeader('Vary', 'Accept-Encoding')
  const all = Object.entries(response.getHeaders())
  return Object.fromEntries(
    all.flatMap(([name, value]) =>
      value === undefined || OF_ONE.test(name)
        ? []
        : [[name, Array.isArray(value) ? value.join(', ') : String(value)]],
    ),
  )
}

/** The best form of those that a browser takes. */
function codingFor(accepted: string): Coding {
  const taken = accepted.toLowerCase().split(',').map((one) => one.trim())
  const takes = (coding: Coding): boolean =>
    taken.some((one) => one.split(/\s*;/, 1)[0] === coding && !REFUSED.test(one))
  return CODINGS.find(takes) ?? 'identity'
}

/** Sends a page in the form that the browser takes, or tells it that it has it already. */
function send(
  answer: Answer,
  status: number,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
): void {
  const { etag = '' } = answer.headers
  if (status === 200 && etag && headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, answer.headers).end()
    return
  }
  const coding = codingFor(String(headers['accept-encoding'] ?? ''))
  const body = bodyOf(answer, coding)
  response.writeHead(status, {
    ...answer.headers,
    ...(coding !== 'identity' && { 'content-encoding': coding }),
    'content-length': body.length,
  })
  response.end(method === 'HEAD' ? undefined : body)
}
