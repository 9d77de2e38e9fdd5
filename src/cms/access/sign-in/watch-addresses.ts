import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { SOCKET_ADDRESS } from './client-address'

interface Started {
  request: IncomingMessage
}

// On `globalThis`: a hot reload must not listen twice.
const KEY = Symbol.for('estate.watches-addresses')
const holder = globalThis as { [KEY]?: boolean }

/**
 * Writes on every request, before anybody reads it, from which address its connection comes. Next
 * does not tell a route: its own header keeps what the client claims. Decision 032.
 */
export function watchAddresses(): void {
  if (holder[KEY]) return
  holder[KEY] = true
  subscribe('http.server.request.start', (message) => {
    const { request } = message as Started
    request.headers[SOCKET_ADDRESS] = request.socket.remoteAddress ?? ''
  })
}
