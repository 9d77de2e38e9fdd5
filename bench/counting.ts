import { request, Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'libsql'
import { databaseFile } from '../src/cms/database/database-file'
import { figure, quantile } from './lib/figure'
import { benchSite } from './lib/site'

/**
 * Counting views: whether five hundred a second slow a page down, whether each of a hundred thousand that come at once is
 * counted, and what is lost when the server is killed or stopped.
 */
const PORT = Number(process.env.BENCH_PORT ?? 3323)
const PER_SECOND = 500
const SECONDS = 15
const SENT = 100_000
const SENDERS = 50
const EVERY_MS = 20

// Each beacon comes from a computer of its own: limits are not what is measured.
const site = await benchSite(PORT, { TRUSTED_PROXIES: '1' })
const database = new Database(databaseFile(site.env.DATABASE_URL ?? ''))
database.pragma('busy_timeout = 5000')
const agent = new Agent({ keepAlive: true, maxSockets: SENDERS })

const numberOf = (sql: string): number => Number(Object.values(database.prepare(sql).get([]) as object)[0] ?? 0)
const counted = (): number => numberOf('SELECT coalesce(sum(views), 0) FROM listing_days')

const listing = numberOf("SELECT min(listing_id) FROM properties WHERE status = 'available' AND _status = 'published'")
const body = JSON.stringify({ counter: 'views', properties: [listing], host: 'www.google.be' })
const page = (await fetch(`${site.url}/find/listing/fr/${listing}`).then((response) => response.text())).match(/"(\/fr\/[^"]+\/)"/)?.[1]
if (!page) throw new Error(`No page of ${listing}`)

let sent = 0
const beacon = (): Promise<void> =>
  new Promise((resolve) => {
    const at = sent++
    const headers = {
      'content-length': body.length, 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Firefox/140.0',
      'x-forwarded-for': `10.${at % 250}.${Math.floor(at / 250) % 250}.1`,
    }
    const asked = request({ agent, port: PORT, path: '/forms/seen', method: 'POST', headers }, (response) => response.resume().once('end', resolve))
    asked.once('error', () => resolve()).end(body)
  })

/** How long the page takes, asked for again and again, in milliseconds. */
async function pageTimes(): Promise<number[]> {
  const times: number[] = []
  const ends = performance.now() + SECONDS * 1000
  while (performance.now() < ends) {
    const start = performance.now()
    await (await fetch(`${site.url}${page}`)).text()
    times.push(performance.now() - start)
    await pause(EVERY_MS)
  }
  return times
}

await pageTimes()
const alone = quantile(await pageTimes(), 0.95)
const steady = setInterval(() => {
  for (let at = 0; at < (PER_SECOND * EVERY_MS) / 1000; at += 1) void beacon()
}, EVERY_MS)
const busy = quantile(await pageTimes(), 0.95)
clearInterval(steady)
figure('counting: a property, longest of 95 in 100', alone, 'ms', '–')
figure('counting: the same with 500 views a second', busy, 'ms', '≤ 1.5 ×')

await pause(3000)
const before = counted()
const started = performance.now()
let next = 0
const sender = async (): Promise<void> => {
  while (next++ < SENT) await beacon()
}
await Promise.all(Array.from({ length: SENDERS }, sender))
figure('counting: views taken', SENT / ((performance.now() - started) / 1000), '/s', '≥ 500')
await pause(3000)
figure('counting: of 100,000 at once counted', counted() - before, '', '100000')

// Killed: what came in the last second is gone, and no more.
const beforeKill = counted()
for (let at = 0; at < 2000; at += 1) {
  if (at === 1000) await pause(2500)
  await beacon()
}
await site.restart()
figure('counting: of 2000 lost by kill -9', beforeKill + 2000 - counted(), '', '≤ 1000')

site.stop()
