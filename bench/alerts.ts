import { randomUUID } from 'node:crypto'
import { register } from 'node:module'
import { count, eq, isNotNull, sql as raw } from '../src/cms/database/drizzle'
import { committedSql, tableOf } from '../src/cms/database/sql'
import { inTransaction } from '../src/cms/database/transaction'
import { recordChange } from '../src/cms/change-log/changes'
import { reloadProperties } from '../src/content/catalogue/load-properties'
import { lastChange } from '../src/content/last-change'
import { loadMemory } from '../src/content/memory/load'
import { loadedMemory, setMemory } from '../src/content/memory/memory'
import { chunks } from '../src/lib/chunks'
import { startCms } from '../tests/support/cms'
import { figure, quantile } from './lib/figure'
import { writeListings } from './lib/scale-database'

/**
 * Ten thousand registered demands: what it takes to know whom one new property is for, and whom ten
 * thousand are for that are published at once. Each demand asks for a goal, a type, some postcodes and a
 * highest price, as people do.
 */
const DEMANDS = 10_000
const LISTINGS = 10_000
const TIMES = 20

const cms = await startCms()
const { payload } = cms
const sql = committedSql(payload)
const bases = await writeListings(process.env.DATABASE_URL ?? '', LISTINGS)
setMemory(await loadMemory(payload))
const { catalogue } = loadedMemory()
const rows = [...catalogue.all()]
const zips = [...new Set(rows.map(({ zip }) => zip))]

const subscriptions = tableOf(payload, 'subscriptions')
const demand = (number: number) => {
  const goal = number % 2 === 0 ? ('sale' as const) : ('rent' as const)
  const own = Array.from({ length: 1 + (number % 5) }, (_, at) => zips[(number * 7 + at) % zips.length] ?? '')
  const maxPrice = goal === 'sale' ? 200_000 + (number % 40) * 10_000 : 600 + (number % 40) * 40
  return {
    ...{ email: `seeker-${number}@visitor.example`, kind: 'demand', state: 'confirmed', language: 'fr' } as const,
    ...{ rhythm: number % 4 === 0 ? 'immediate' : 'daily', key: randomUUID(), optIn: 'written', goal } as const,
    criteria: { goal, types: [String(901 + (number % 3)), '901'], zips: own, maxPrice, minBedrooms: number % 3 },
    confirmedAt: new Date().toISOString(), endedAt: null,
  }
}
for (const some of chunks(Array.from({ length: DEMANDS }, (_, number) => demand(number)), 100)) {
  await sql.insert(subscriptions).values(some)
}

/** The longest time that nothing else could run, in milliseconds. */
function watchLoop(): () => number {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - 5)
    last = performance.now()
  }, 5)
  return () => {
    clearInterval(timer)
    return longest
  }
}

register('./lib/without-next.mjs', import.meta.url)
const { gatherNews } = await import('../src/features/alerts/commands-gather')
const told = tableOf(payload, 'told_listings')
const blocked = watchLoop()
const start = performance.now()
await gatherNews(payload)
figure(`alerts: ${LISTINGS} new properties at once, ${DEMANDS} demands`, (performance.now() - start) / 1000, 's', '≤ 30')
figure('alerts: of this the longest that nothing else ran', blocked(), 'ms', '≤ 50')
const [sum] = await sql.select({ all: count(), people: raw<number>`count(distinct ${told.email})` }).from(told).where(isNotNull(told.dueAt))
figure('alerts: properties noted for people, one mail each', `${sum?.all} for ${sum?.people}`, '', 'at most 50 for each')

const times: number[] = []
const property = tableOf(payload, 'properties')
for (let at = 0; at < TIMES; at += 1) {
  const id = rows[at * 31]?.id ?? bases.property
  const cheaper = Math.round((catalogue.get(id)?.price ?? 0) * 0.9)
  await inTransaction(payload, async (writer) => {
    await writer.sql.update(property).set({ price: cheaper }).where(eq(property.listingId, id))
    await recordChange(writer, [`property:${id}`])
  })
  await reloadProperties(payload, catalogue, [id])
  loadedMemory().applied = await lastChange(payload)
  const begin = performance.now()
  await gatherNews(payload)
  times.push(performance.now() - begin)
}
figure(`alerts: one property, ${DEMANDS} demands, median`, quantile(times, 0.5), 'ms', '≤ 200')
figure(`alerts: one property, ${DEMANDS} demands, slowest of ${TIMES}`, Math.max(...times), 'ms', '≤ 200')
await cms.stop()
process.exit(0)
