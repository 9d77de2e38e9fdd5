import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { PRIVATE } from '@/lib/private'
import { pathOf } from './step'

/** How long a connection stays open, and how much of what still comes is read and thrown away. */
const LINGER_MS = 2000
const LINGER_BYTES = 8_000_000

/** Whether a request announces a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

interface ClosingAnswer {
  status: number
  /** A sentence for whoever sent it; nothing where a person never sees the answer. */
  message?: string
  headers?: OutgoingHttpHeaders
}

/**
 * Answers a request that goes no further: below `/api` in the form of errors that the CMS has, else
 * as plain text. A connection on which a body is under way is closed, but not at once: a client that
 * is still sending would get an error of the network in place of the answer.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message = '', headers }: ClosingAnswer,
): void {
  const isApi = pathOf(request).startsWith('/api/')
  const text = message && isApi ? JSON.stringify({ errors: [{ message }] }) : message
  const isSending = hasBody(request) && !request.complete
  response.writeHead(status, {
    ...headers,
    ...(text && { 'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8' }),
    ...(isSending && { Connection: 'close' }),
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': PRIVATE,
  })
  if (!isSending) {
    response.end(text)
    return
  }
  response.flushHeaders()
  if (text) response.write(text)
  const end = (): unknown => response.end()
  const timer = setTimeout(end, LINGER_MS)
  response.once('close', () => clearTimeout(timer))
  let left = LINGER_BYTES
  request.on('data', (part: Buffer) => {
    left -= part.length
    if (left <= 0) request.pause()
  })
  request.once('end', end)
}
