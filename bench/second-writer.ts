import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'libsql'
import { databaseFile } from '../src/cms/database/database-file'
import { PERSON_MS } from '../tests/support/person-pace'
import { figure, quantile } from './lib/figure'
import { benchSite } from './lib/site'
import { visitorsOf } from './lib/visitor-forms'

/**
 * Another process writes while visitors send forms: one that holds the database again and again, as an
 * import does; one that is killed while it holds it; and a copy of the whole database, as a backup makes.
 */
const PORT = Number(process.env.BENCH_PORT ?? 3332)
const VISITORS = 60
/** An import holds the database for a third of a second at most; this one is ten times as rude. */
const HELD_MS = 3000
const ROUNDS = 3
/** Longer than anybody waits. */
const FOR_EVER_MS = 600_000
const COPIES = 5

const site = await benchSite(PORT, { TRUSTED_PROXIES: '1' })
const { insist, ready } = visitorsOf(site.url)
const file = databaseFile(site.env.DATABASE_URL ?? '')
const database = new Database(file)
database.pragma('busy_timeout = 20000')

const stored = (tag: string) =>
  database.prepare(`SELECT count(*) AS count FROM leads WHERE answers LIKE ? GROUP BY answers`).all([`%"${tag} %`]) as { count: number }[]

/** Another process that holds the database; given once it does. */
async function holder(milliseconds: number, rounds: number) {
  const child = spawn(process.execPath, ['tests/support/hold-write-lock.mjs', file, String(milliseconds), String(rounds)])
  await once(child.stdout, 'data')
  return child
}

/** Visitors send, a tenth of a second after each other, while something goes on. */
async function visitorsDuring(tag: string, name: string, begin: () => Promise<() => Promise<void>>): Promise<void> {
  const forms = await Promise.all(Array.from({ length: VISITORS }, (_, at) => ready(`${tag} ${at}`)))
  await pause(PERSON_MS)
  const end = await begin()
  const waits = Promise.all(forms.map(async (form, at) => pause(at * 100).then(() => insist(form))))
  await end()
  const freed = performance.now()
  const times = await waits
  figure(`second writer: ${name}, until all are acknowledged after it`, (performance.now() - freed) / 1000, 's', '≤ 5')
  figure(`second writer: ${name}, longest of 95 in 100 waits`, quantile(times, 0.95), 'ms', '–')
  const counts = stored(tag)
  figure(`second writer: ${name}, acknowledged and lost`, VISITORS - counts.length, '', '0')
  figure(`second writer: ${name}, stored twice`, counts.filter(({ count }) => count > 1).length, '', '0')
}

try {
  await visitorsDuring('held', `the database held for ${HELD_MS / 1000} s ${ROUNDS} times`, async () => {
    const child = await holder(HELD_MS, ROUNDS)
    return async () => void (await once(child, 'exit'))
  })
  await visitorsDuring('killed', 'who holds it is killed', async () => {
    const child = await holder(FOR_EVER_MS, 1)
    return async () => {
      await pause(HELD_MS)
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  })
  await visitorsDuring('copied', `the database copied ${COPIES} times`, async () => async () => {
    for (let round = 0; round < COPIES; round += 1) {
      const copying = `VACUUM INTO '${site.dir}/copy-${round}.db'`
      const code = `new (require('libsql'))(${JSON.stringify(file)}).exec(${JSON.stringify(copying)})`
      await once(spawn(process.execPath, ['-e', code], { stdio: 'inherit' }), 'exit')
    }
  })
  const [{ integrity_check: integrity = '' } = {}] = database.prepare('PRAGMA integrity_check').all([]) as { integrity_check?: string }[]
  figure('second writer: the database afterwards', integrity, '', 'ok')
} finally {
  database.close()
  site.stop()
}
