import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '@/cms/database/drizzle'
import { committedSql } from '@/cms/database/sql'
import { startCms, type Cms } from '../../support/cms'

let cms: Cms
let id: number

beforeAll(async () => {
  cms = await startCms()
  const job = await cms.payload.db.create({ collection: 'payload-jobs', data: { taskSlug: 'schedulePublish' }, req: {} })
  id = Number(job.id)
})
afterAll(() => cms.stop())

// What has no table cannot be changed.
beforeEach(() => committedSql(cms.payload).run(sql`ALTER TABLE payload_jobs RENAME TO away`))
afterEach(() => committedSql(cms.payload).run(sql`ALTER TABLE away RENAME TO payload_jobs`))

const open = (): string[] => Object.keys(cms.payload.db.sessions ?? {})

it('a job that cannot be changed leaves no open transaction, which others would wait for', async () => {
  await expect(cms.payload.jobs.cancelByID({ id })).rejects.toThrow(/payload_jobs/)
  await expect(cms.payload.jobs.cancel({ where: { id: { equals: id } } })).rejects.toThrow(/payload_jobs/)
  expect(open()).toEqual([])
})

it('within the transaction of a request, that is left to whoever began it', async () => {
  const transactionID = await cms.payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database has no transactions')
  const req = { payload: cms.payload, transactionID }
  await expect(cms.payload.db.updateJobs({ id, data: { hasError: true }, req })).rejects.toThrow(/payload_jobs/)
  expect(open()).toEqual([transactionID])
  await cms.payload.db.rollbackTransaction(transactionID)
})
