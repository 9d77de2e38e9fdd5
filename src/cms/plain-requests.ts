import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { plainTarget } from '@/routes/request-target'

interface Started {
  request: IncomingMessage
}

// On `globalThis`: a hot reload must not listen twice.
const KEY = Symbol.for('estate.plain-requests')
const holder = globalThis as { [KEY]?: boolean }

/**
 * Puts every request in a form that Next can answer, before it reads it: it says 500 to TRACE,
 * which `Request` forbids, to `*` and to some addresses with `..`.
 */
export function plainRequests(): void {
  if (holder[KEY]) return
  holder[KEY] = true
  subscribe('http.server.request.start', (message) => {
    const { request } = message as Started
    request.url = plainTarget(request.url ?? '/')
    if (request.method === 'TRACE') request.method = 'UNKNOWN'
  })
}
