import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { createClient, type Client } from '@libsql/client'
import { signIn } from './lib/api'
import { figure, quantile } from './lib/figure'
import { ARENAS, HEAP } from '../scripts/lib/server-memory.mjs'
import { writeListings } from './lib/scale-database'
import { benchSite, type BenchSite } from './lib/site'

/**
 * The production server on 50,000 listings in four languages with fifteen pictures each: its start,
 * its memory, how long it blocks, and how soon an edit is in its memory and on its page. The database is generated
 * once (`BENCH_SCALE_DIR`) and used again. `npm run bench -- scale`; fewer with `BENCH_LISTINGS`.
 */
const LISTINGS = Number(process.env.BENCH_LISTINGS ?? 50_000)
const PORT = 3150
const WATCH_PORT = 3151
const ROUNDS = 9
const SETTLE_MS = 3000
const SHOWN_WITHIN_MS = 10_000
/** What another process writes is in the memory of the server by then: it gathers for a second. */
const APPLIED_WITHIN_MS = 1500
const METRICS_TOKEN = 'a token for benches only'

const folder = process.env.BENCH_SCALE_DIR ?? path.join(tmpdir(), `bench-scale-${LISTINGS}`)
const database = `file:${path.join(folder, 'site.db')}`
const files = { DATABASE_URL: database, MEDIA_DIR: path.join(folder, 'media') }

/** Makes the database beside its place and moves it there: an interrupted one is no database. */
async function generate(): Promise<void> {
  const draft = `${folder}.draft`
  mkdirSync(draft, { recursive: true })
  const env = {
    DATABASE_URL: `file:${path.join(draft, 'site.db')}`, MEDIA_DIR: path.join(draft, 'media'),
    PAYLOAD_SECRET: 'a secret for benches only',
  }
  execFileSync('npx', ['tsx', 'bench/lib/prepare-scale.ts'], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  })
  await writeListings(env.DATABASE_URL, LISTINGS)
  renameSync(draft, folder)
}

interface Watched {
  longest: number
  memory: number
}

/** The longest block since it was asked before, and the memory now. */
const watched = async (): Promise<Watched> =>
  JSON.parse(await text(connect(WATCH_PORT, '127.0.0.1'))) as Watched

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const name = (what: string) => `${LISTINGS.toLocaleString('en')} listings × 4 × 15 pictures, ${what}`
const show = (what: string, value: number, unit: string, goal: string) =>
  figure(name(what), value, unit, goal)

/** Asks for addresses one after the other and says how long the server was blocked at most. */
async function walk(what: string, url: string, addresses: string[]): Promise<number> {
  await watched()
  for (const address of addresses) {
    const response = await fetch(address.startsWith('http') ? address : url + address)
    await response.arrayBuffer()
    if (response.status >= 500) throw new Error(`${address} answers ${response.status}`)
  }
  const { longest } = await watched()
  show(`longest block by ${what}`, longest, 'ms', '≤ 50')
  return longest
}

/** Some numbers of listings for sale, evenly from all. */
async function someIds(client: Client, most: number): Promise<number[]> {
  const { rows } = await client.execute('SELECT listing_id AS id FROM properties WHERE goal = 0 ORDER BY id')
  const step = Math.max(1, Math.floor(rows.length / most))
  return rows.filter((_, index) => index % step === 0).map(({ id }) => Number(id))
}

const LISTS = ['/te-koop/', '/fr/a-vendre/', '/en/for-sale/', '/de/zu-verkaufen/', '/te-huur/']
const SORTS = ['date-asc', 'price', 'price-desc', 'type', 'type-desc', 'city', 'city-desc']

async function walkEverything({ url }: BenchSite, client: Client): Promise<void> {
  const ids = await someIds(client, 200)
  const each = (make: (list: string) => string[]) => LISTS.flatMap(make)
  await walk('home pages', url, ['/', '/fr/', '/en/', '/de/'])
  await walk('lists', url, each((list) => [list, `${list}?page=2`, `${list}?page=400`]))
  await walk('lists in any order', url, each((list) => SORTS.map((sort) => `${list}?sort=${sort}`)))
  const asked = ['price-max=300000&bedrooms=2', 'garden=1&energy=a&energy=b', 'type=901&living-min=100']
  await walk('searches', url, each((list) => asked.map((query) => `${list}?${query}`)))
  await walk('details', url, ids.flatMap((id) => [`/property/${id}/`, `/fr/property/${id}/`]))
  const goals = ['sale', 'rent'].flatMap((goal) => ['nl', 'fr', 'en', 'de'].map((code) => ({ goal, code })))
  await walk('search indexes', url, ['nl', 'fr', 'en', 'de'].map((code) => `/find/index/${code}`))
  await walk('map points', url, goals.map(({ goal, code }) => `/find/points/${code}/${goal}/-`))
  const neighbours = ids.map((id) => `/find/neighbours/nl/sale/-/${id}`)
  await walk('neighbours', url, neighbours)
  const index = await (await fetch(`${url}/sitemap.xml`)).text()
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, part = '']) => part)
  await walk('the sitemap', url, parts)
  await walk('unknown addresses', url, ids.map((id) => `/nowhere/${id}/`))
}

/** A statement of a round, and the scope of what it changes. */
interface Edit {
  what: string
  scope: string
  write: (round: number) => { sql: string; args: (string | number)[] }
}

/** How often the server has taken over what was written, and how long all of that took, in seconds. */
async function applied({ url }: BenchSite): Promise<{ count: number; sum: number }> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text()
  const of = (name: string) => {
    const [, value] = new RegExp(`^site_changes_seconds_${name} (\\S+)`, 'm').exec(text) ?? []
    if (!value) throw new Error(`/metrics says nothing of site_changes_seconds_${name}`)
    return Number(value)
  }
  return { count: of('count'), sum: of('sum') }
}

async function edited(site: BenchSite, client: Client, edit: Edit): Promise<void> {
  await watched()
  const before = await applied(site)
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = new Date().toISOString()
    const change = 'INSERT INTO content_changes (scopes, created_at, updated_at) VALUES (?, ?, ?)'
    await client.batch(
      [edit.write(round), { sql: change, args: [JSON.stringify([edit.scope]), now, now] }],
      'write',
    )
    await sleep(APPLIED_WITHIN_MS)
  }
  const after = await applied(site)
  show(`${edit.what} in memory, mean`, (1000 * (after.sum - before.sum)) / (after.count - before.count), 'ms', '≤ 20')
  show(`${edit.what}, longest block`, (await watched()).longest, 'ms', '≤ 50')
}

async function editEverything(site: BenchSite, client: Client): Promise<void> {
  const [id = 0] = (await someIds(client, 3)).slice(1)
  const { rows } = await client.execute({
    sql: `SELECT p.id AS row, p.city_id AS city, r.media_id AS picture FROM properties p
      JOIN properties_rels r ON r.parent_id = p.id AND r.path = 'pictures'
      WHERE p.listing_id = ? ORDER BY r."order" LIMIT 2`,
    args: [id],
  })
  const [first, second] = rows.map(({ picture }) => Number(picture))
  const alt = (picture = 0) => (round: number) => ({
    sql: 'UPDATE media_locales SET alt = ? WHERE _parent_id = ?',
    args: [`Tekst ${round}`, picture],
  })
  const price = 'UPDATE properties SET price = ? WHERE listing_id = ?'
  const city = 'UPDATE cities_locales SET name = ? WHERE _parent_id = ?'
  const town = Number(rows[0]?.city)
  const edits: Edit[] = [
    { what: 'text of a picture of a card', scope: `media:${first}`, write: alt(first) },
    { what: 'text of another picture', scope: `media:${second}`, write: alt(second) },
    { what: 'a price', scope: `property:${id}`, write: (round) => ({ sql: price, args: [1000 + round, id] }) },
    { what: 'the name of a town', scope: `city:${town}`, write: (round) => ({ sql: city, args: [`Stad ${round}`, town] }) },
  ]
  for (const edit of edits) await edited(site, client, edit)
  await saved(site, id, first ?? 0)
}

/** A price and a text that staff save, from the click until the list or the detail shows them. */
async function saved(site: BenchSite, id: number, picture: number): Promise<void> {
  const api = await signIn(site)
  const { id: row } = await api.first('properties', `where[listingId][equals]=${id}`)
  const until = async (address: string, words: string): Promise<void> => {
    const deadline = Date.now() + SHOWN_WITHIN_MS
    while (!(await (await fetch(site.url + address)).text()).includes(words)) {
      if (Date.now() > deadline) throw new Error(`${address} never shows ${words}`)
      await sleep(5)
    }
  }
  const timed = async (what: string, address: string, save: (round: number) => Promise<string>) => {
    const times: number[] = []
    await watched()
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now()
      await until(address, await save(round))
      times.push(performance.now() - begun)
    }
    show(`${what} saved by staff, on its page`, quantile(times, 0.5), 'ms', '≤ 500')
    show(`${what} saved by staff, longest block`, (await watched()).longest, 'ms', '≤ 50')
  }
  await timed('a price', '/te-koop/?sort=price', async (round) => {
    // A generated listing lacks what the law wants said.
    const publishReason = 'Generated for a bench'
    const data = { price: 101 + round, publishReason, _status: 'published' }
    await api.save('PATCH', `/properties/${row}`, data)
    return `${101 + round}`
  })
  await timed('text of a picture', `/property/${id}/`, async (round) => {
    await api.save('PATCH', `/media/${picture}`, { alt: `Gevel ${round}` })
    return `Gevel ${round}`
  })
}

if (!existsSync(folder)) await generate()
const env = { ...files, ...ARENAS, BENCH_WATCH_PORT: String(WATCH_PORT), METRICS_TOKEN }
const site = await benchSite(PORT, env, [HEAP, '--import', './bench/lib/watch-loop.mjs'])
const client = createClient({ url: database })
try {
  const begun = performance.now()
  await site.restart()
  show('start to first page', (performance.now() - begun) / 1000, 's', '≤ 20')
  show('memory after start', (await watched()).memory / 1e6, 'MB', '≤ 700')
  await sleep(SETTLE_MS)
  await walkEverything(site, client)
  show('memory after a walk', (await watched()).memory / 1e6, 'MB', '≤ 700')
  await editEverything(site, client)
  show('memory after edits', (await watched()).memory / 1e6, 'MB', '≤ 700')
} finally {
  client.close()
  site.stop()
}
