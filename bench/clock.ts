import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'libsql'
import { databaseFile } from '../src/cms/database/database-file'
import { startMailServer } from '../tests/support/mail-server'
import { figure } from './lib/figure'
import { benchSite } from './lib/site'
import { computer } from './lib/visitor-forms'

/**
 * The clock on the wall jumps while the site runs, and the summer begins and ends: locked accounts, sessions,
 * reset links, the days of the statistics. libfaketime (Debian: `faketime`) moves the clock of its process.
 */
const PORT = Number(process.env.BENCH_PORT ?? 3372)
const SMTP_PORT = PORT + 1
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const SETTLED_MS = 2500

/** Before, at and after each change, in Belgium: what is counted then, and on which day it should be. */
const MOMENTS: [moment: string, day: string][] = [
  ['2026-10-24T21:59:00Z', '2026-10-24'],
  ['2026-10-24T22:01:00Z', '2026-10-25'],
  // Half past two, twice.
  ['2026-10-25T00:30:00Z', '2026-10-25'],
  ['2026-10-25T01:30:00Z', '2026-10-25'],
  ['2026-10-25T22:59:00Z', '2026-10-25'],
  ['2026-10-25T23:01:00Z', '2026-10-26'],
  ['2027-03-27T22:59:00Z', '2027-03-27'],
  ['2027-03-27T23:01:00Z', '2027-03-28'],
  // From two it is three.
  ['2027-03-28T00:59:00Z', '2027-03-28'],
  ['2027-03-28T01:01:00Z', '2027-03-28'],
  ['2027-03-28T21:59:00Z', '2027-03-28'],
  ['2027-03-28T22:01:00Z', '2027-03-29'],
]

async function measure(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-clock-'))
  const file = path.join(folder, 'clock')
  /** Moves the clock of the site so many seconds away from ours. */
  const jump = (seconds: number): void => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`)
  jump(0)
  const mails = await startMailServer(SMTP_PORT)
  const site = await benchSite(PORT, {
    LD_PRELOAD: LIBRARY, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1',
    SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`, MAIL_FROM: 'noreply@site.example', TRUSTED_PROXIES: '1',
  })
  const { email, url } = site
  let { password } = site
  const database = new Database(databaseFile(site.env.DATABASE_URL ?? ''))
  database.pragma('busy_timeout = 5000')
  const json = (token?: string) => ({ 'content-type': 'application/json', ...computer(), ...(token && { Authorization: `JWT ${token}` }) })
  const post = (where: string, data: object, token?: string) =>
    fetch(`${url}/api/users/${where}`, { method: 'POST', headers: json(token), body: JSON.stringify(data) })
  const login = async (given = password) => post('login', { email, password: given })
  const isSignedIn = async (token: string) => {
    const { user } = (await (await fetch(`${url}/api/users/me`, { headers: json(token) })).json()) as { user: object | null }
    return user !== null
  }
  /** Says whether what is found is what should be. */
  const right = (what: string, found: unknown, expected: unknown): void => figure(`clock: ${what}`, String(found), '', String(expected))
  try {
    // A locked account.
    for (let attempt = 0; attempt < 5; attempt += 1) await login('a wrong password')
    const statuses: number[] = []
    for (const seconds of [0, -HOUR, -30 * DAY, 9 * MINUTE, 11 * MINUTE]) {
      jump(seconds)
      statuses.push((await login()).status)
    }
    right('a locked account at once, an hour and a month back, 9 and 11 minutes ahead', statuses, [401, 401, 401, 401, 200])

    // A session lasts two hours.
    jump(0)
    const { token } = (await (await login()).json()) as { token: string }
    const sessions: boolean[] = []
    for (const seconds of [0, -DAY, 110 * MINUTE, 130 * MINUTE, 365 * DAY]) {
      jump(seconds)
      sessions.push(await isSignedIn(token))
    }
    right('a session at once, a day back, 110 and 130 minutes and a year ahead', sessions, [true, true, true, false, false])

    // A reset link lasts an hour and is used once.
    const resets: number[] = []
    for (const seconds of [61 * MINUTE, 59 * MINUTE]) {
      jump(0)
      mails.received.length = 0
      await post('forgot-password', { email })
      for (let tries = 0; mails.received.length === 0 && tries < 100; tries += 1) await pause(100)
      const link = /\/admin\/reset\/([0-9a-f]+)/.exec(mails.received[0]?.raw.replaceAll('=\r\n', '') ?? '')?.[1]
      jump(seconds)
      const reset = () => post('reset-password', { token: link, password: 'seven words that nobody would guess' })
      for (const answer of [await reset(), await reset()]) resets.push(answer.ok ? 200 : 403)
    }
    right('a reset link twice after 61 minutes, twice after 59', resets, [403, 403, 200, 403])
    password = 'seven words that nobody would guess'

    // The days of the statistics.
    const listing = Number((database.prepare(`SELECT min(listing_id) AS id FROM properties WHERE status = 'available' AND _status = 'published'`).get([]) as { id: number }).id)
    const stored = new Map<string, number>()
    database.prepare('DELETE FROM listing_days').run([])
    for (const [moment, day] of MOMENTS) {
      jump(Math.round((Date.parse(moment) - Date.now()) / 1000))
      await fetch(`${url}/forms/seen`, {
        method: 'POST',
        headers: { ...computer(), 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
        body: JSON.stringify({ counter: 'views', properties: [listing] }),
      })
      stored.set(day, (stored.get(day) ?? 0) + 1)
      await pause(SETTLED_MS)
    }
    const days = database.prepare('SELECT day, sum(views) AS views FROM listing_days GROUP BY day HAVING sum(views) > 0 ORDER BY day').all([]) as { day: string; views: number }[]
    right('views about both changes of the clock, by day', days.map(({ day, views }) => `${day} ${views}`), [...stored].map(([day, views]) => `${day} ${views}`))
    jump(0)
    right('the site after all that', (await fetch(`${url}/te-koop/`)).status, 200)
  } finally {
    database.close()
    site.stop()
    await mails.stop()
    rmSync(folder, { recursive: true })
  }
}

if (existsSync(LIBRARY)) await measure()
else figure('clock', 'not tried: libfaketime is not installed here', '', '–')
process.exit()
