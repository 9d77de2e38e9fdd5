import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { plainTarget } from '@/routes/request-target'
import { isLeftAlone } from '@/routes/reserved'

interface Started {
  request: IncomingMessage
}

// On `globalThis`: a hot reload must not listen twice.
const KEY = Symbol.for('estate.plain-requests')
const holder = globalThis as { [KEY]?: boolean }

/** Only the admin and the preview beside it move on without loading a page. Decision 028. */
const HAS_TWO_FORMS = /^\/(?:admin|[a-z]{2}\/preview)(?:[/?]|$)/

/**
 * Puts every request in a form that Next can answer, before it reads it: it says 500 to TRACE,
 * which `Request` forbids, to `*` and to some addresses with `..`. Nor does it hear of the form
 * of a page for its own router: its redirect to that could be kept by a cache for everybody.
 */
export function plainRequests(): void {
  if (holder[KEY]) return
  holder[KEY] = true
  subscribe('http.server.request.start', (message) => {
    const { request } = message as Started
    request.url = plainTarget(request.url ?? '/')
    if (!HAS_TWO_FORMS.test(request.url)) {
      delete request.headers.rsc
      // On pages the proxy refuses it; where there is no route behind an endpoint, Next says 500.
      if (isLeftAlone(request.url)) delete request.headers['next-action']
    }
    if (request.method === 'TRACE') request.method = 'UNKNOWN'
  })
}
