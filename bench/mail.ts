import { randomUUID } from 'node:crypto'
import Database from 'libsql'
import { databaseFile } from '../src/cms/database/database-file'
import { startMailServer } from '../tests/support/mail-server'
import { PERSON_MS } from '../tests/support/person-pace'
import { signIn } from './lib/api'
import { figure } from './lib/figure'
import { benchSite } from './lib/site'
import { visitorsOf } from './lib/visitor-forms'

/**
 * Mails when something goes wrong: the mail server is down, or takes connections and says nothing, and
 * comes back; the site is killed while it sends. `BENCH_MAILS` says how many requests wait (100).
 */
const PORT = Number(process.env.BENCH_PORT ?? 3312)
const SMTP_PORT = PORT + 1
const LEADS = Number(process.env.BENCH_MAILS ?? 100)
const DOWN_MS = 20_000
const WITHIN_MS = 180_000
const LEASE_MS = 30_000
/** How the addresses begin of those who send a form meanwhile. */
const VISITORS = 'v'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const site = await benchSite(PORT, { TRUSTED_PROXIES: '1', SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`, MAIL_FROM: 'noreply@site.example' })
const { post, ready } = visitorsOf(site.url)
const database = new Database(databaseFile(site.env.DATABASE_URL ?? ''))
database.pragma('busy_timeout = 5000')

database.prepare('UPDATE settings SET email = ?').run('office@site.example')

/** Requests as the site stores them; each is two mails. */
const ask = (count: number, tag: string): void => {
  const insert = database.prepare(
    `INSERT INTO leads (form, status, name, email, language, answers, key, mails, read_at, answered_at)
     VALUES ('site-contact', 'new', 'Anne', ?, 'fr', '{"firstName":"Anne"}', ?, 'to-write', NULL, NULL)`,
  )
  for (let at = 0; at < count; at += 1) insert.run([`${tag}${at}@visitor.example`, randomUUID()])
}

const mails = (tag: string) =>
  database
    .prepare('SELECT m.state FROM mails m JOIN leads l ON l.id = m.lead_id WHERE l.email LIKE ?')
    .all([`${tag}%`]) as { state: string }[]

/** How long it takes until all mails of some requests have left, in seconds. */
async function delivered(tag: string): Promise<number> {
  const start = performance.now()
  for (;;) {
    const states = mails(tag)
    const others = mails(VISITORS)
    if (states.length === 2 * LEADS && [...states, ...others].every(({ state }) => state === 'sent')) break
    if (performance.now() - start > WITHIN_MS) throw new Error(`Mails did not leave: ${JSON.stringify(states)}`)
    await pause(100)
  }
  return (performance.now() - start) / 1000
}

/** The longest that visitors wait for a page, and for the answer to a form, within so many milliseconds. */
async function answers(ms: number) {
  const longest = { page: 0, form: 0 }
  const timed = async (kind: keyof typeof longest, send: () => Promise<Response>): Promise<void> => {
    const start = performance.now()
    const answer = await send()
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`A ${kind} answers ${answer.status}`)
    longest[kind] = Math.max(longest[kind], performance.now() - start)
  }
  for (const end = performance.now() + ms; performance.now() < end; ) {
    const form = await ready('While mails wait')
    await pause(PERSON_MS)
    await timed('form', () => post(form))
    await timed('page', () => fetch(`${site.url}/fr/`))
  }
  return longest
}

async function whileItIs(what: string): Promise<void> {
  const { form, page } = await answers(DOWN_MS)
  figure(`mail: server ${what}, longest answer to a form`, form, 'ms', '≤ 500')
  figure(`mail: server ${what}, longest answer with a page`, page, 'ms', '≤ 500')
  const api = await signIn(site)
  const isSeen = await api.first('mails', 'where[state][not_equals]=sent').then(() => true, () => false)
  figure(`mail: server ${what}, staff see what waits`, String(isSeen), '', 'true')
}

const copiesOf = (received: { mail: { messageId?: string } }[]): number =>
  received.length - new Set(received.map(({ mail }) => mail.messageId)).size

// Down, then up.
ask(LEADS, 'down')
await whileItIs('down')
let server = await startMailServer(SMTP_PORT)
figure('mail: server down, all delivered after its return', await delivered('down'), 's', '≤ 60')
figure('mail: of these sent twice', copiesOf(server.received), '', '0')
await server.stop()

// Takes connections and says nothing.
server = await startMailServer(SMTP_PORT, { onConnect: () => undefined })
ask(LEADS, 'hang')
await whileItIs('hangs')
await server.stop()
server = await startMailServer(SMTP_PORT)
figure('mail: server hangs, all delivered after its return', await delivered('hang'), 's', '≤ 60')
figure('mail: of these sent twice', copiesOf(server.received), '', '0')

// The site is killed while it sends.
server.received.length = 0
ask(LEADS, 'kill')
while (server.received.length < LEADS / 2) await pause(20)
await site.restart()
await pause(LEASE_MS)
await delivered('kill')
const lost = 2 * LEADS - new Set(server.received.map(({ mail }) => mail.messageId)).size
figure('mail: lost when the site is killed', lost, '', '0')
figure('mail: repeated after it, at most one for each that was being sent', copiesOf(server.received), '', '≤ 4')

database.close()
site.stop()
await server.stop()
process.exit(0)
