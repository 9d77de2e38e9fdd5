// @ts-check
import { createServer } from 'node:http'
import { baseHeaders } from './base-headers.mjs'
import { useBuiltSettings } from './built-settings.mjs'
import { stopGracefully } from './graceful-stop.mjs'
import { answerHealth } from './health.mjs'

/**
 * The server of the site: `node src/server/main.mjs`, with `--dev` for hot reloading. The chain that
 * answers its requests is part of the build of Next (`src/server/chain.ts`): `src/instrumentation.ts`
 * hands it over when the site has started. Decision 053.
 * https://nextjs.org/docs/app/guides/custom-server
 */
const SERVER = Symbol.for('estate.server')
/** Longer than a proxy in front (nginx: 60 s): it ends a connection first, and sends nothing on one that is gone. */
const KEPT_ALIVE_MS = 75_000

/** @typedef {import('./chain').Chain} Chain */

const dev = process.argv.includes('--dev')
const port = Number(process.env.PORT || 3000)
// React and Next choose their build by it as they are loaded. What the admin renders here of dates is for Belgium.
Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production', PORT: String(port), TZ: 'Europe/Brussels' })
if (!dev) useBuiltSettings(process.cwd())
const { default: next } = await import('next')

const httpServer = createServer((request, response) => {
  if (answerHealth(request, response, failing)) return
  /** @param {unknown} error */
  const failed = (error) => {
    console.error(error)
    // Half a page must not look like a whole one.
    if (response.headersSent) return response.destroy()
    response.writeHead(500, { ...baseHeaders(), 'Cache-Control': 'private, no-store' }).end()
  }
  if (chain) chain(request, response, failed)
  else ready.then((whenReady) => whenReady(request, response, failed)).catch(failed)
})
/**
 * Next listens here for requests for another protocol, which it answers past the chain and may leave
 * open. Hot reloading needs that; without a listener Node treats them as the requests that they are.
 */
const upgrades = dev ? httpServer : createServer()
const app = next({ dev, dir: process.cwd(), hostname: 'localhost', port, httpServer: upgrades })
/** @type {import('./chain').Started | null} */
let started = null
/** @type {Chain | null} */
let chain = null
/** Requests that come earlier wait, those of the start itself too. */
const ready = prepare()
ready.catch(fail)
httpServer.keepAliveTimeout = KEPT_ALIVE_MS
// A film of thirty megabytes over a slow line; nginx ends a body in which nothing comes for fifteen seconds.
httpServer.requestTimeout = 15 * 60_000
const isStopping = stopGracefully({ httpServer, site: () => started, close: () => app.close() })
httpServer.on('error', fail).listen(port, process.env.HOST || undefined)

/** @returns {Promise<Chain>} */
async function prepare() {
  /** @type {Promise<import('./chain').Started>} */
  const site = new Promise((started, failed) => {
    Object.assign(globalThis, { [SERVER]: { started, failed } })
  })
  await Promise.all([app.prepare(), site])
  const handed = await site
  chain = handed.chain(app.getRequestHandler())
  started = handed
  return chain
}

/** What keeps this server from being sent requests, in a word. */
async function failing() {
  if (isStopping()) return 'stopping'
  return started ? started.failing() : 'starting'
}

/** @param {unknown} error */
function fail(error) {
  console.error(error)
  process.exit(1)
}
