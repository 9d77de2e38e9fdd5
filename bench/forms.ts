import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'libsql'
import { databaseFile } from '../src/cms/database/database-file'
import { PERSON_MS } from '../tests/support/person-pace'
import { figure, quantile } from './lib/figure'
import { benchSite } from './lib/site'
import { visitorsOf } from './lib/visitor-forms'

/**
 * Forms when something goes wrong: two hundred people at once, the site killed again and again while
 * five hundred send, each until they get an answer, and a thousand robots. `BENCH_FORMS` says how many
 * send while it is killed.
 */
const PORT = Number(process.env.BENCH_PORT ?? 3322)
const AT_ONCE = 200
const SENT = Number(process.env.BENCH_FORMS ?? 500)
const ROBOTS = 1000
const KILLS = 8
const SENDERS = 20

// Each form comes from a computer of its own: limits are not what is measured.
const site = await benchSite(PORT, { TRUSTED_PROXIES: '1' })
const database = new Database(databaseFile(site.env.DATABASE_URL ?? ''))
database.pragma('busy_timeout = 5000')

const { insist, post, ready } = visitorsOf(site.url)

/** How many leads there are for each text that begins so. */
const stored = (tag: string): number[] =>
  (database.prepare(`SELECT count(*) AS count FROM leads WHERE answers LIKE ? GROUP BY answers`).all([`%"${tag}%`]) as { count: number }[]).map(
    ({ count }) => count,
  )

// Two hundred at once.
const crowd: Awaited<ReturnType<typeof ready>>[] = []
for (let at = 0; at < AT_ONCE; at += 1) crowd.push(await ready(`crowd ${at}`))
await pause(PERSON_MS)
const answers = await Promise.all(
  crowd.map(async (form) => {
    const start = performance.now()
    const { status } = await post(form)
    return { status, ms: performance.now() - start }
  }),
)
figure('forms: 200 at once, stored', stored('crowd').length, '', '200')
figure('forms: 200 at once, answers of 500 and above', answers.filter(({ status }) => status >= 500).length, '', '0')
figure('forms: 200 at once, longest of 99 in 100', quantile(answers.map(({ ms }) => ms), 0.99), 'ms', '≤ 1500')

// Killed while they send; who gets no answer sends again, as browsers do.
let next = 0
let acknowledged = 0
async function sender(): Promise<void> {
  for (let at = next++; at < SENT; at = next++) {
    const form = await ready(`kill ${at}`)
    await pause(PERSON_MS)
    await insist(form)
    acknowledged += 1
  }
}
let isSending = true
const senders = Promise.all(Array.from({ length: SENDERS }, sender)).finally(() => (isSending = false))
let kills = 0
while (isSending && kills < KILLS) {
  await pause(randomInt(2000, 6000))
  if (!isSending) break
  await site.restart()
  kills += 1
}
await senders
const counts = stored('kill')
figure('forms: kill -9 while 500 are sent, times', kills, '', '–')
figure('forms: of these acknowledged and lost', acknowledged - counts.length, '', '0')
figure('forms: of these stored twice', counts.filter((count) => count > 1).length, '', '0')

// Robots solve nothing.
for (let at = 0; at < ROBOTS; at += SENDERS) {
  await Promise.all(Array.from({ length: SENDERS }, (_, index) => post({ remark: `robot ${at + index}`, email: 'robot@visitor.example' })))
}
figure('forms: of 1000 robots stored', stored('robot').length, '', '0')

site.stop()
