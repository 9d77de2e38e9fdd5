import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { FORMS } from '@/domain/forms/forms'
import { completeDatabase } from '@/server/complete-database'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

const NEW = 'purchase-offer'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
  await contentBed(cms).page({ fr: 'Accueil' }, { kind: 'home' })
})
afterAll(() => cms.stop())

const rows = async () => (await cms.payload.find({ collection: 'forms', pagination: false, depth: 0, sort: 'id' })).docs

it('a form that the database does not know yet has its row as the server starts, and its page; the others stay as they are', async () => {
  const table = tableOf(cms.payload, 'forms')
  await committedSql(cms.payload).delete(table).where(eq(table.form, NEW))
  await committedSql(cms.payload).update(table).set({ enabled: false, retentionDays: 3 }).where(eq(table.form, 'contact-me'))
  const before = await rows()
  await completeDatabase(cms.payload)
  const after = await rows()
  expect(after.map(({ form }) => form).sort()).toEqual([...FORMS].sort())
  expect(after.filter(({ form }) => form !== NEW)).toEqual(before)
  expect(after.at(-1)).toMatchObject({ form: NEW, enabled: true, consentVersion: 1, retentionDays: 730 })
  const pages = await cms.payload.find({ collection: 'pages', where: { originalPath: { equals: `/${NEW}/` } }, depth: 0 })
  expect(pages.docs).toMatchObject([{ _status: 'published' }])
})

it('is written once', async () => {
  const before = await rows()
  await completeDatabase(cms.payload)
  expect(await rows()).toEqual(before)
})
