// @ts-check
import { setTimeout as pause } from 'node:timers/promises'

/** One Ctrl-C reaches a server several times: from the terminal, and from each script around it. */
const SAME_SIGNAL_MS = 500
/** For what is in memory alone, once nothing is answered any more. */
const LEAVE_WITHIN_MS = 3000

/** @typedef {Pick<import('./chain').Started, 'drainMs' | 'stopWithinMs' | 'finish' | 'leave'>} Stoppable */

/**
 * Stops the server on SIGTERM, SIGINT or SIGHUP (its terminal closes) without breaking off what it answers. From the signal on it is not
 * ready and keeps no connection; it goes on answering for the drain delay, while what runs by timers ends;
 * then it takes no new connection, ends what is under way, writes down what it counted and leaves with 0.
 * What has not ended by then is broken off, and it leaves with 1. A second signal ends it at once.
 * Decision 105.
 * @param {object} server
 * @param {import('node:http').Server} server.httpServer
 * @param {() => Stoppable | null} server.site null while it starts: then nothing is under way
 * @param {() => Promise<void>} server.close ends Next
 * @returns {() => boolean} whether it stops
 */
export function stopGracefully({ httpServer, site, close }) {
  let stoppingSince = 0
  const stop = () => {
    if (stoppingSince > 0) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    const started = site()
    if (!started) process.exit(0)
    void stopped(httpServer, started, close).then((isWhole) => process.exit(isWhole ? 0 : 1))
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)
  httpServer.prependListener('request', ({ socket }, response) => {
    // Whose head had left before the signal has promised to keep its connection, which nothing else would end in time.
    response.once('finish', () => {
      if (stoppingSince > 0 && !httpServer.listening) socket.destroySoon()
    })
    const writeHead = response.writeHead
    response.writeHead = /** @type {typeof writeHead} */ (
      (/** @type {Parameters<typeof writeHead>} */ ...given) => {
        if (stoppingSince > 0) response.setHeader('Connection', 'close')
        return writeHead.apply(response, given)
      }
    )
  })
  return () => stoppingSince > 0
}

/**
 * Whether all that was under way has ended.
 * @param {import('node:http').Server} httpServer
 * @param {Stoppable} site
 * @param {() => Promise<void>} close
 */
async function stopped(httpServer, { drainMs, stopWithinMs, finish, leave }, close) {
  const late = pause(stopWithinMs, false, { ref: false })
  // The work of timers asks this server too: it is waited for while it still answers.
  const finished = finish().catch((error) => console.error(error))
  const drained = Promise.all([pause(drainMs), finished]).then(() => true)
  const isDrained = await Promise.race([drained, late])
  const closed = new Promise((resolve) => httpServer.close(() => resolve(true)))
  httpServer.closeIdleConnections()
  const isAnswered = isDrained && (await Promise.race([closed, late]))
  httpServer.closeAllConnections()
  const left = leave().then(() => close())
  const hasLeft = await Promise.race([
    left.then(
      () => true,
      (error) => {
        console.error(error)
        return false
      },
    ),
    pause(LEAVE_WITHIN_MS, false),
  ])
  return Boolean(isAnswered && hasLeft)
}
