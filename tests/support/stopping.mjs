// @ts-check
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { stopGracefully } from '../../src/server/graceful-stop.mjs'
import { answerHealth } from '../../src/server/health.mjs'

/**
 * `node stopping.mjs DRAIN_MS STOP_MS WORK_MS`: a server that stops as the site does. `/slow?MS` is answered in two halves, the
 * second after so long. It says where it listens, and what it does as it leaves.
 */
const [drainMs = 0, stopWithinMs = 0, workMs = 0] = process.argv.slice(2).map(Number)
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`)
const site = {
  drainMs,
  stopWithinMs,
  finish: () => pause(workMs).then(() => void say('finished')),
  leave: async () => void say('left'),
}

const httpServer = createServer(async (request, response) => {
  if (answerHealth(request, response, async () => (isStopping() ? 'stopping' : null))) return
  const ms = Number(request.url?.split('?')[1] ?? 0)
  if (request.url?.startsWith('/slow')) {
    response.write('first half, ')
    say('halfway')
  }
  await pause(ms)
  response.end('second half')
})
const isStopping = stopGracefully({ httpServer, site: () => site, close: async () => void say('closed') })
// As the site: a proxy in front ends a connection first.
httpServer.keepAliveTimeout = 75_000
httpServer.listen(0, () => say(`port ${/** @type {import('node:net').AddressInfo} */ (httpServer.address()).port}`))
