import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import Database from 'libsql'
import { databaseFile } from '../src/cms/database/database-file'
import { feedOf, listing } from '../tests/support/feed'
import { figure } from './lib/figure'
import { benchSite } from './lib/site'

/** Feeds that are broken, each in its way: what they change, and whether what is said of them helps. */
const PORT = Number(process.env.BENCH_PORT ?? 3342)
const LISTINGS = 60
const NO_PICTURES = { XLargePictureItem: null, Pictures: [] }

const rows = (more: (index: number) => Record<string, unknown> = () => ({})) =>
  Array.from({ length: LISTINGS }, (_, index) => listing(700_000 + index, { ...NO_PICTURES, ...more(index) }))
const good = JSON.stringify(feedOf(rows()))

/** How it is broken, the feed, and what the message has to name. */
const BROKEN: [how: string, feed: string, named: RegExp][] = [
  ['cut off in the middle', good.slice(0, good.length / 2), /row \d+|line \d+|position \d+|character \d+/i],
  ['no JSON', '<html>Service unavailable</html>', /JSON/],
  ['an empty file', '', /JSON|empty/i],
  ['no list of properties', JSON.stringify({ types: [], cities: [] }), /properties/],
  ['a row without a number', JSON.stringify(feedOf(rows((at) => (at === 30 ? { ID: undefined } : {})))), /row 6\d.*ID/],
  ['a row that is no object', JSON.stringify({ ...feedOf([]), properties: [...rows().flat(), 'x'] }), /row 12\d/],
  ['a number twice in a language', JSON.stringify(feedOf([...rows(), listing(700_000, NO_PICTURES)])), /row 12\d.*ID 700000/],
  ['a tenth with an impossible price', JSON.stringify(feedOf(rows((at) => (at % 10 === 0 ? { Price: 'much' } : { Price: 1 })))), /row 1, ID 700000.*Price.*"much"/],
  ['all withdrawn', JSON.stringify(feedOf([])), /propert|withdraw|allow-withdraw/i],
]

const site = await benchSite(PORT)
const database = new Database(databaseFile(site.env.DATABASE_URL ?? ''))
database.pragma('busy_timeout = 20000')

const run = (feed: string) => {
  const file = path.join(site.dir, 'feed.json')
  writeFileSync(file, feed)
  const args = ['--import', './scripts/lib/tsx.mjs', 'scripts/import.ts', file, '--source', 'broken']
  const { status, stderr } = spawnSync(process.execPath, args, { env: site.env, encoding: 'utf8' })
  return { status, said: stderr }
}

/** What visitors and staff have of listings, as one number. */
function content(): string {
  const hash = createHash('sha256')
  for (const table of ['properties', 'properties_locales', '_properties_v', 'projects', 'cities', 'types', 'routes']) {
    hash.update(JSON.stringify(database.prepare(`SELECT * FROM ${table} ORDER BY id`).all([])))
  }
  return hash.digest('hex')
}

try {
  database.prepare(`INSERT INTO import_sources (name, default_agency_id) VALUES ('broken', (SELECT min(id) FROM agencies))`).run([])
  const { said, status } = run(good)
  if (status !== 0) throw new Error(said)
  const before = content()
  let changed = 0
  const accepted: string[] = []
  const unnamed: string[] = []
  for (const [how, feed, named] of BROKEN) {
    const broken = run(feed)
    if (broken.status !== 1) accepted.push(how)
    if (!named.test(broken.said)) unnamed.push(`${how}: ${broken.said.split('\n').slice(0, 3).join(' | ')}`)
    if (content() !== before) changed += 1
  }
  figure('broken imports: tried', BROKEN.length, '', '–')
  figure('broken imports: taken', accepted.length, accepted.join(', '), '0')
  figure('broken imports: that changed anything', changed, '', '0')
  figure('broken imports: that do not say what and where', unnamed.length, '', '0')
  for (const line of unnamed) process.stdout.write(`  ${line}\n`)
  const page = await fetch(`${site.url}/property/700000/`)
  figure('broken imports: a listing of the last good one', page.status, '', '200')
} finally {
  database.close()
  site.stop()
}
