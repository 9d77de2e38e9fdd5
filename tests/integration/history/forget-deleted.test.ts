import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { background } from '@/cms/background'
import { asc } from '@/cms/database/drizzle'
import { columnOf, committedSql, tableOf } from '@/cms/database/sql'
import { addToDays } from '@/cms/statistics/write-days'
import { countsOf } from '@/domain/statistics/counters'
import { forgetDeleted } from '@/server/left-of-deleted'
import { startCms, type Cms } from '../../support/cms'

const DAY = '2026-01-02'
const KEPT = ['listing_days', 'listing_events'] as const
/** What alerts remember by the public numbers of properties: it outlives them, as they may come back. */
const REMEMBERED = ['known_offers', 'told_listings'] as const

let cms: Cms
let first: number
let second: number

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())
beforeEach(async () => {
  for (const name of [...KEPT, ...REMEMBERED]) await committedSql(cms.payload).delete(tableOf(cms.payload, name))
  first = await create()
  second = await create()
})

async function create(): Promise<number> {
  return ((await cms.payload.create({ collection: 'properties', data: {}, draft: true } as never)) as { id: number }).id
}

/** Writes all that is kept of properties by their numbers. */
async function keepOf(numbers: number[]): Promise<void> {
  const sql = committedSql(cms.payload)
  const [at, email] = [`${DAY}T00:00:00.000Z`, 'an@visitor.example']
  await addToDays(cms.payload, numbers.map((property) => ({ property, day: DAY, ...countsOf(() => 3) })))
  await sql.insert(tableOf(cms.payload, 'listing_events')).values(numbers.map((property) => ({ property, at, kind: 'published' as const })))
  await sql.insert(tableOf(cms.payload, 'known_offers')).values(numbers.map((listing) => ({ listing, shown: 1, price: 100 })))
  await sql.insert(tableOf(cms.payload, 'told_listings')).values(numbers.map((listing) => ({ listing, email, price: 100, before: 0, dueAt: null, toldAt: at })))
}

/** The numbers of which something is kept, in each table. */
async function kept(): Promise<number[][]> {
  return Promise.all(
    KEPT.map(async (name) => {
      const table = tableOf(cms.payload, name)
      const number = columnOf(table, 'property')
      return (await committedSql(cms.payload).select({ number }).from(table).orderBy(asc(number))).map((row) => Number(row.number))
    }),
  )
}

it('nothing is kept of properties that are gone, however many they are, and all of the others', async () => {
  await cms.payload.update({ collection: 'properties', id: second, data: { deletedAt: new Date().toISOString() } } as never)
  const gone = Array.from({ length: 160 }, (_, at) => second + 1 + at)
  await keepOf([first, ...gone, second])
  await forgetDeleted(cms.payload)
  expect(await kept()).toEqual(KEPT.map(() => [first, second]))
  await forgetDeleted(cms.payload)
  expect(await kept()).toEqual(KEPT.map(() => [first, second]))
})

it('nothing is forgotten of what subscribers were told: else they would be told of all that is on the site', async () => {
  await keepOf([9_000_001, first])
  await forgetDeleted(cms.payload)
  await cms.payload.delete({ collection: 'properties', id: first })
  for (const name of REMEMBERED) expect(await committedSql(cms.payload).select().from(tableOf(cms.payload, name)), name).toHaveLength(2)
})

it('what is kept goes with the property, whose number is given to the next: that one is news', async () => {
  await keepOf([first, second])
  await cms.payload.delete({ collection: 'properties', id: second })
  expect(await kept()).toEqual(KEPT.map(() => [first]))
})

it('is looked for no further once the process stops', async () => {
  await keepOf([first, second + 1])
  const stopping = vi.spyOn(background(), 'isStopping', 'get').mockReturnValue(true)
  await forgetDeleted(cms.payload)
  stopping.mockRestore()
  expect(await kept()).toEqual(KEPT.map(() => [first, second + 1]))
})
