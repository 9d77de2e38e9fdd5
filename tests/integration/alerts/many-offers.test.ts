import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { committedSql, tableOf } from '@/cms/database/sql'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { offerNow } from '@/domain/alerts/news'
import { listingOf } from '@/domain/search/criteria/table'
import { chunks } from '@/lib/chunks'
import { alertBed } from '../../support/alert-bed'
import { catalogueOf, catalogueRow } from '../../support/catalogue-fixtures'
import { startCms, type Cms } from '../../support/cms'

/** What a server compares at its start are all properties, of which nothing changed, while visitors already ask it for pages. */
const OFFERS = 5000

// A database that answers at once leaves no turn to others by itself.
const turns = vi.hoisted(() => ({ count: 0 }))
vi.mock('@/lib/let-others-run', () => ({
  letOthersRun: () => {
    turns.count += 1
    return Promise.resolve()
  },
}))

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
  const known = tableOf(cms.payload, 'known_offers')
  const rows = Array.from({ length: OFFERS }, (_, index) => catalogueRow({ id: 9_000_000 + index }))
  for (const some of chunks(rows, 500)) {
    await committedSql(cms.payload).insert(known).values(some.map((row) => ({ listing: row.id, ...offerNow(listingOf(row), null) })))
  }
  setMemory({ ...(await loadMemory(cms.payload)), catalogue: catalogueOf(...rows) })
})
afterAll(() => cms.stop())

it('lets others run between a few hundred of them', async () => {
  turns.count = 0
  await alertBed(cms).gather()
  expect(turns.count).toBeGreaterThanOrEqual(OFFERS / 200)
})
