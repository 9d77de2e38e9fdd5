// @ts-check
import { baseHeaders } from './base-headers.mjs'

const ADDRESS = /^\/health\/(live|ready)\/?(?:\?|$)/
const HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/**
 * Answers whether this process lives, which it shows by answering, and whether requests should be sent to
 * it; gives false for any other request. Answered before anything else, so that a server that is starting,
 * stopping or busy tells so too. Strangers learn one word. Decision 105.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => Promise<string | null>} failing what keeps it from being ready, in a word
 */
export function answerHealth({ method, url = '' }, response, failing) {
  const [, asked] = ADDRESS.exec(url) ?? []
  if (!asked || (method !== 'GET' && method !== 'HEAD')) return false
  /** @param {string | null} word */
  const answer = (word) => {
    const body = JSON.stringify(word === null ? { status: 'ok' } : { status: 'failing', failing: word })
    response.writeHead(word === null ? 200 : 503, { ...baseHeaders(), ...HEADERS }).end(method === 'HEAD' ? undefined : body)
  }
  if (asked === 'live') answer(null)
  else failing().then(answer, () => answer('database'))
  return true
}
