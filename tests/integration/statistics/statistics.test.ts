import { afterAll, beforeAll, expect, it } from 'vitest'
import { DayCounts } from '@/cms/statistics/day-counts'
import { readStatistics } from '@/cms/statistics/read-statistics'
import { writeDays } from '@/cms/statistics/write-days'
import { completeListing } from '../../support/complete-listing'
import { contentBed } from '../../support/content-bed'
import { startCms, type Cms } from '../../support/cms'

const NOW = new Date('2026-11-24T10:00:00Z')

let cms: Cms
let type: number
beforeAll(async () => {
  cms = await startCms()
  type = await contentBed(cms).type({ fr: 'Maison' })
})
afterAll(() => cms.stop())

let number = 1000
async function property(more: object = {}): Promise<number> {
  number += 1
  const data = { ...completeListing('wallonia', 'sale'), listingId: number, type, goal: '0', _status: 'published', ...more }
  return ((await cms.payload.create({ collection: 'properties', data, locale: 'fr' } as never)) as { id: number }).id
}

async function view(row: number, times: number, at: Date = NOW): Promise<void> {
  const counts = new DayCounts()
  for (let one = 0; one < times; one += 1) counts.add(row, ['views', 'fromSearch'], at)
  await writeDays(cms.payload, counts)
}

it('reads a property and several together, without what lies in the bin', async () => {
  const [own, other, binned] = [await property(), await property(), await property()]
  await view(own, 3)
  await view(own, 2, new Date('2026-10-31T23:30:00Z'))
  await view(other, 4)
  await view(binned, 7)
  await cms.payload.update({ collection: 'properties', id: binned, data: { deletedAt: NOW.toISOString() } } as never)
  const read = async (...properties: number[]) => (await readStatistics(cms.payload, { properties, now: NOW })).figures
  expect(await read(own)).toEqual({ today: 3, week: 3, month: 5, total: 5 })
  expect(await read(own, other, binned)).toEqual({ today: 7, week: 7, month: 9, total: 9 })
  expect(await read()).toEqual({ today: 0, week: 0, month: 0, total: 0 })
})

it('compares with what is offered like it in its province, and with nothing else', async () => {
  const hainaut = { zip: '7000' }
  const own = await property(hainaut)
  await view(own, 8)
  for (const times of [1, 2, 3, 4]) await view(await property(hainaut), times)
  await view(await property({ ...hainaut, status: 'sold' }), 90)
  await view(await property({ zip: '4000' }), 90)
  const compared = async () => (await readStatistics(cms.payload, { properties: [own], now: NOW })).comparison
  expect(await compared()).toBeNull()
  await view(await property(hainaut), 5)
  expect(await compared()).toEqual({ own: 8, median: 3, listings: 5 })
})
