import { readFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { ARENAS, HEAP } from '../scripts/lib/server-memory.mjs'
import { agentToken } from '../tests/support/agent-token'
import { addressesOf, sendOddRequests } from '../tests/support/send-odd-requests'
import { figure, quantile } from './lib/figure'
import { fullDisk } from './lib/full-disk'
import { memoryOf } from './lib/memory'
import { benchSite, type BenchSite } from './lib/site'

/**
 * What must not stop the site: bodies larger than its memory, a full disk, and requests that nobody
 * sends; and how soon it is back after a fall.
 * `BENCH_REQUESTS` says how many of these (100,000), `BENCH_SEED` which.
 */
const PORT = Number(process.env.BENCH_PORT ?? 3212)
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 100_000)
const SEED = Number(process.env.BENCH_SEED ?? Date.now() % 1_000_000)
const MB = 1_000_000
const ATTACK_MS = 4000
const WATCH_PORT = PORT + 1
const FULL_DISK_PORT = PORT + 2
const STARTS = 3

const PART = Buffer.from('{},'.repeat(20_000))

/** `{"email":[{},{},…]}`, which takes twenty times as much once it is parsed. */
const listOf = (bytes: number): Buffer[] => [
  Buffer.from('{"email":['),
  ...Array.from({ length: Math.ceil(bytes / PART.length) }, () => PART),
  Buffer.from('{}]}'),
]

/** Sends a body in parts until it is answered. Gives the status; 0 where there is no answer. */
const sendBody = (url: string, bytes: number, announced: boolean): Promise<number> =>
  new Promise((resolve) => {
    const length = listOf(bytes).reduce((sum, part) => sum + part.length, 0)
    const headers = { 'content-type': 'application/json', ...(announced && { 'content-length': length }) }
    const sent = ask(url, { method: 'POST', headers, agent: false }, (response) => {
      response.once('end', () => resolve(response.statusCode ?? 0)).resume()
    })
    sent.once('error', () => resolve(0))
    const parts = listOf(bytes)[Symbol.iterator]()
    const more = (): void => {
      for (let next = parts.next(); !sent.destroyed; next = parts.next()) {
        if (next.done) return void sent.end()
        if (!sent.write(next.value)) return void sent.once('drain', more)
      }
    }
    more()
  })

interface Watched {
  /** How long the server was blocked at most since it was asked before, in milliseconds. */
  longest: number
}

const watched = async (): Promise<Watched> =>
  JSON.parse(await text(connect(WATCH_PORT, '127.0.0.1'))) as Watched

/** How long visitors wait for a page, one after the other, while something goes on. */
async function visits(url: string, during: () => boolean): Promise<number[]> {
  const waits: number[] = []
  while (during()) {
    const began = performance.now()
    await (await fetch(url)).text()
    waits.push(performance.now() - began)
    await new Promise((later) => setTimeout(later, 10))
  }
  return waits
}

/** Sends something again and again for some seconds, beside a visitor. */
async function attack(site: BenchSite, name: string, send: () => Promise<number[]>): Promise<void> {
  const page = `${site.url}/te-koop/`
  await (await fetch(page)).text()
  const before = memoryOf(site.pid)
  await watched()
  const ends = performance.now() + ATTACK_MS
  const statuses = new Set<number>()
  const sending = (async () => {
    while (performance.now() < ends) for (const status of await send()) statuses.add(status)
  })()
  const waits = await visits(page, () => performance.now() < ends)
  await sending
  figure(`${name}: answers`, [...statuses].join(', ') || 'none', '', '413 or 403')
  figure(`${name}: memory, before and after`, `${Math.round(before)}, ${Math.round(memoryOf(site.pid))}`, 'MB', '≤ 700')
  figure(`${name}: the server is blocked at most`, (await watched()).longest, 'ms', 'as without')
  figure(`${name}: a visitor waits, median`, quantile(waits, 0.5), 'ms', 'as without')
  figure(`${name}: a visitor waits, 95 %`, quantile(waits, 0.95), 'ms', 'as without')
}

async function heap(site: BenchSite): Promise<void> {
  const login = `${site.url}/api/users/login`
  const idle = () => new Promise<number[]>((resolve) => setTimeout(resolve, ATTACK_MS, []))
  await attack(site, 'Nothing', idle)
  await attack(site, '48 MB to sign-in', async () => [await sendBody(login, 48 * MB, true)])
  await attack(site, '48 MB to sign-in, not announced', async () => [await sendBody(login, 48 * MB, false)])
  await attack(site, '10 MB to properties', async () => [
    await sendBody(`${site.url}/api/properties`, 10 * MB, true),
  ])
  await attack(site, '48 MB, 20 at once', () =>
    Promise.all(Array.from({ length: 20 }, (_, at) => sendBody(login, 48 * MB, at % 2 === 0))),
  )
}

/** From the start of the process to the first page, with the demo. */
async function start(site: BenchSite): Promise<void> {
  const waits: number[] = []
  for (let round = 0; round < STARTS; round += 1) {
    const began = performance.now()
    await site.restart()
    waits.push(performance.now() - began)
  }
  figure('Start to first page, median', quantile(waits, 0.5) / 1000, 's', '≤ 3')
}

async function fuzz(site: BenchSite): Promise<void> {
  const manifest = readFileSync('.next/server/server-reference-manifest.json', 'utf8')
  const [action = ''] = Object.keys((JSON.parse(manifest) as { node: object }).node)
  const paths = await addressesOf(site.url)
  const began = performance.now()
  const token = await agentToken(site.url, site)
  const aim = { url: site.url, seed: SEED, count: REQUESTS, paths, action, token }
  const { statuses, faults } = await sendOddRequests(aim)
  const seconds = (performance.now() - began) / 1000
  figure('Odd requests', REQUESTS, `from seed ${SEED}`, '100,000')
  figure('Odd requests a second', REQUESTS / seconds, 'requests/s', '–')
  for (const [status, count] of [...statuses].sort(([a], [b]) => a - b)) figure(`Status ${status}`, count, '', '–')
  figure('Kinds of errors of the server, or of no answer', faults.length, '', '0')
  for (const fault of faults) process.stdout.write(`  ${fault}\n`)
  figure('Memory afterwards', memoryOf(site.pid), 'MB', '≤ 700')
  const me = await fetch(`${site.url}/api/users/me`, { headers: { Authorization: `JWT ${token}` } })
  figure('The session lasted to the end', String((await me.text()).includes('agent@')), '', 'true')
  figure('The site answers', (await fetch(site.url)).status, '', '200')
}

const env = { ...ARENAS, BENCH_WATCH_PORT: String(WATCH_PORT) }
const site = await benchSite(PORT, env, [HEAP, '--import', './bench/lib/watch-loop.mjs'])
try {
  await start(site)
  await heap(site)
  await fullDisk(site, FULL_DISK_PORT)
  await fuzz(site)
} finally {
  site.stop()
}
