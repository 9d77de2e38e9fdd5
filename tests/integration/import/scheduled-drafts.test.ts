import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { I18nClient } from '@payloadcms/translations'
import { readTasks } from '@/admin/dashboard/tasks'
import { committedSql, tableOf } from '@/cms/database/sql'
import { runDueJobs } from '@/cms/jobs/run'
import { adminText } from '@/cms/fields/labels'
import { refusalIn } from '@/domain/saves/refusals'
import { LANGUAGES } from '@/i18n/languages'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'
import { staffOf } from '../../support/staff'

interface Job {
  id: number
  hasError: boolean
  error?: { message: string } | null
}

let cms: Cms
let folder: string
let staff: ReturnType<typeof staffOf>
let administrator: number
let id: number
let bedrooms = 3

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
  staff = staffOf(cms)
  const data = { name: 'a', email: 'a@a.example', password: 'a long password', roles: ['administrator'] } as never
  administrator = (await cms.payload.create({ collection: 'users', data })).id
  expect(await run()).toMatchObject({ problems: [], skipped: [] })
  id = (await cms.payload.find({ collection: 'properties', where: { listingId: { equals: 101 } } })).docs[0]!.id
  vi.spyOn(cms.payload.logger, 'error').mockReturnValue()
})
afterAll(() => cms.stop())
beforeEach(async () => {
  await committedSql(cms.payload).delete(tableOf(cms.payload, 'payload_jobs'))
})

const run = () => runImport(cms, folder, feedOf([101, 102].map((one) => listing(one, { Bedrooms: bedrooms }))))
/** Imports the feed with something new in another field than those of staff. */
const importAnew = () => {
  bedrooms += 1
  return run()
}
const draftOf = (price: number) => staff.change('properties', id, { price, lockedFields: ['price'] }, { draft: true })
/** As the form's button takes a listing off line, with what its newest version says. */
const takeOffLine = () => staff.change('properties', id, { _status: 'draft' }, { unpublishAllLocales: true })
const schedule = () =>
  cms.payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: new Date(Date.now() - 1),
    input: { type: 'publish', doc: { relationTo: 'properties', value: String(id) }, user: { relationTo: 'users', value: administrator } },
  } as never)
const jobs = async () => (await cms.payload.db.find<Job>({ collection: 'payload-jobs', pagination: false, where: {} })).docs
const task = async () => {
  const user = await cms.payload.findByID({ collection: 'users', id: administrator })
  const i18n = { language: 'en', fallbackLanguage: 'en', t: (key: string) => key } as unknown as I18nClient
  const tasks = await readTasks({ payload: cms.payload, user, i18n }, Date.now())
  return tasks.find(({ key }) => key === 'schedules')
}
const price = async () => (await staff.read('properties', id)).price

it('a draft that an import put into the history since it was scheduled is refused, in words, and shown as a task', async () => {
  await draftOf(290_000)
  await schedule()
  await importAnew()
  await runDueJobs(cms.payload)
  expect(await price()).toBe(300_000)
  const [job] = await jobs()
  expect(job).toMatchObject({ hasError: true })
  for (const language of LANGUAGES) {
    expect(refusalIn(job?.error?.message ?? '', language)).toEqual([adminText('errors.draftBehindImport')[language]])
  }
  expect(await task()).toMatchObject({ count: 1, items: [{ note: adminText('errors.draftBehindImport').en }] })
})

it('what was refused stays a task through later imports, until somebody publishes the listing', async () => {
  await draftOf(295_000)
  await schedule()
  await importAnew()
  await runDueJobs(cms.payload)
  await importAnew()
  expect(await task()).toMatchObject({ count: 1 })
  await draftOf(296_000)
  expect(await task()).toMatchObject({ count: 1 })
  await staff.change('properties', id, { price: 296_000, _status: 'published' })
  expect(await task()).toMatchObject({ count: 0 })
  await importAnew()
  expect(await task()).toMatchObject({ count: 0 })
})

it('it stays one where the listing goes to the bin and comes back from it, which publishes nothing', async () => {
  await draftOf(297_000)
  await schedule()
  await importAnew()
  await runDueJobs(cms.payload)
  await staff.change('properties', id, { deletedAt: new Date().toISOString() })
  expect(await jobs()).toHaveLength(1)
  await staff.change('properties', id, { deletedAt: null }, { trash: true })
  expect(await task()).toMatchObject({ count: 1 })
  await staff.change('properties', id, { price: 297_000, _status: 'published' }, { publishSpecificLocale: 'fr' })
  expect(await task()).toMatchObject({ count: 0 })
})

it('a publication that still waits for its time is none that was refused: publishing by hand leaves it', async () => {
  await draftOf(298_000)
  await schedule()
  await staff.change('properties', id, { price: 298_000, _status: 'published' })
  expect(await jobs()).toHaveLength(1)
})

it('a draft that was saved again after the import is published', async () => {
  await draftOf(280_000)
  await schedule()
  await importAnew()
  await draftOf(285_000)
  await runDueJobs(cms.payload)
  expect(await price()).toBe(285_000)
  expect(await jobs()).toEqual([])
})

it('one that was published by hand before the import is done, and after it too', async () => {
  for (const [newer, isBefore] of [[270_000, true], [260_000, false]] as const) {
    await draftOf(newer)
    await schedule()
    if (!isBefore) await importAnew()
    await staff.change('properties', id, { price: newer, _status: 'published' })
    if (isBefore) await importAnew()
    await runDueJobs(cms.payload)
    expect(await price()).toBe(newer)
    expect(await jobs()).toEqual([])
  }
})

it('what an import wrote before it was scheduled keeps nothing from being published', async () => {
  await importAnew()
  await draftOf(250_000)
  await schedule()
  await runDueJobs(cms.payload)
  expect(await price()).toBe(250_000)
})

it('a draft of a listing that is off line is refused as one of a listing on line is', async () => {
  await staff.change('properties', id, { price: 250_000, _status: 'published' })
  await takeOffLine()
  await draftOf(240_000)
  await schedule()
  await importAnew()
  await importAnew()
  await runDueJobs(cms.payload)
  const [job] = await jobs()
  expect(refusalIn(job?.error?.message ?? '', 'en')).toEqual([adminText('errors.draftBehindImport').en])
  expect(await staff.read('properties', id)).toMatchObject({ price: 250_000, _status: 'draft' })
})

it('one that was taken off line with what its draft said is published with it and what the import wrote since', async () => {
  await staff.change('properties', id, { price: 250_000, _status: 'published' })
  await draftOf(230_000)
  await takeOffLine()
  await schedule()
  await importAnew()
  await runDueJobs(cms.payload)
  expect(await jobs()).toEqual([])
  expect(await staff.read('properties', id)).toMatchObject({ price: 230_000, bedrooms, _status: 'published' })
})

it('so is one that is off line whose newest version was an import’s when it was scheduled', async () => {
  await takeOffLine()
  await draftOf(220_000)
  await importAnew()
  await schedule()
  await importAnew()
  await runDueJobs(cms.payload)
  expect(await jobs()).toEqual([])
  expect(await staff.read('properties', id)).toMatchObject({ price: 230_000, bedrooms, _status: 'published' })
})
