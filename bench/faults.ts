import { readFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { Worker } from 'node:worker_threads'
import { addressesOf, sendOddRequests } from '../tests/support/send-odd-requests'
import { figure, quantile } from './lib/figure'
import { benchSite, type BenchSite } from './lib/site'

/**
 * What must not stop the site: bodies larger than its memory, and requests that nobody sends.
 * `BENCH_REQUESTS` says how many of these (100,000), `BENCH_SEED` which.
 */
const PORT = Number(process.env.BENCH_PORT ?? 3212)
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 100_000)
const SEED = Number(process.env.BENCH_SEED ?? Date.now() % 1_000_000)
const HEAP = '--max-old-space-size=640'
const MB = 1_000_000

const memory = ({ pid }: BenchSite): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/** `{"email":[{},{},…]}`, which takes twenty times as much once it is parsed. */
function* listOf(bytes: number): Iterable<Buffer> {
  yield Buffer.from('{"email":[')
  const part = Buffer.from('{},'.repeat(20_000))
  for (let sent = 0; sent < bytes; sent += part.length) yield part
  yield Buffer.from('{}]}')
}

/** Sends a body in parts until it is answered. Gives the status; 0 where there is no answer. */
const sendBody = (url: string, bytes: number, announced: boolean): Promise<number> =>
  new Promise((resolve) => {
    const length = [...listOf(bytes)].reduce((sum, part) => sum + part.length, 0)
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

/** How long a visitor waits for a page, asked for every 10 ms from another thread until it is stopped. */
function visitor(url: string): () => Promise<number[]> {
  const source = `const { parentPort, workerData } = require('node:worker_threads')
    const waits = []; let isOver = false
    parentPort.once('message', () => { isOver = true })
    ;(async () => {
      while (!isOver) {
        const began = performance.now()
        await fetch(workerData).then((one) => one.text(), () => undefined)
        waits.push(performance.now() - began)
        await new Promise((later) => setTimeout(later, 10))
      }
      parentPort.postMessage(waits)
    })()`
  const worker = new Worker(source, { eval: true, workerData: url })
  return async () => {
    worker.postMessage('stop')
    const waits = await new Promise<number[]>((resolve) => worker.once('message', resolve))
    await worker.terminate()
    return waits
  }
}

async function attack(site: BenchSite, name: string, send: () => Promise<number[]>): Promise<void> {
  const stop = visitor(`${site.url}/te-koop/`)
  const before = memory(site)
  const statuses = await send()
  const waits = await stop()
  figure(`${name}: answers`, [...new Set(statuses)].join(', '), '', '413 or 403')
  figure(`${name}: memory before`, before, 'MB', 'reference')
  figure(`${name}: memory after`, memory(site), 'MB', '≤ 700')
  figure(`${name}: a visitor waits, median`, quantile(waits, 0.5), 'ms', 'as without')
  figure(`${name}: a visitor waits, at most`, quantile(waits, 1), 'ms', 'as without')
}

async function heap(site: BenchSite): Promise<void> {
  const login = `${site.url}/api/users/login`
  const idle = () => new Promise<number[]>((resolve) => setTimeout(resolve, 2000, []))
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

async function fuzz(site: BenchSite): Promise<void> {
  const manifest = readFileSync('.next/server/server-reference-manifest.json', 'utf8')
  const [action = ''] = Object.keys((JSON.parse(manifest) as { node: object }).node)
  const paths = await addressesOf(site.url)
  const began = performance.now()
  const aim = { url: site.url, seed: SEED, count: REQUESTS, paths, action }
  const { statuses, faults } = await sendOddRequests(aim)
  const seconds = (performance.now() - began) / 1000
  figure('Odd requests', REQUESTS, `from seed ${SEED}`, '100,000')
  figure('Odd requests a second', REQUESTS / seconds, 'requests/s', '–')
  for (const [status, count] of [...statuses].sort(([a], [b]) => a - b)) figure(`Status ${status}`, count, '', '–')
  figure('Kinds of errors of the server, or of no answer', faults.length, '', '0')
  for (const fault of faults) process.stdout.write(`  ${fault}\n`)
  figure('Memory afterwards', memory(site), 'MB', '≤ 700')
  figure('The site answers', (await fetch(site.url)).status, '', '200')
}

const site = await benchSite(PORT, { MALLOC_ARENA_MAX: '2' }, [HEAP])
try {
  await heap(site)
  await fuzz(site)
} finally {
  site.stop()
}
