import { afterAll, beforeAll, expect, test } from 'vitest'
import { committedSql } from '@/cms/database/sql'
import { up } from '../../../migrations/sqlite/20261123_073000_forms_on_first_pages'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

const FORM = { blockType: 'form', form: 'contact-demand' } as const
const VIDEO = { blockType: 'video', video: 'https://youtu.be/abcdefghijk' } as const

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
  const page = (originalPath: string, modules: object[]) =>
    contentBed(cms).page({ fr: originalPath, nl: originalPath }, { originalPath, modules, path: originalPath.replaceAll('/', '') })
  await page('/contact/', [VIDEO])
  await page('/contact-demand/', [FORM])
  const removed = await page('/demand-register/', [{ ...FORM, form: 'demand-register' }])
  await cms.payload.update({ collection: 'pages', id: removed, data: { modules: [] } })
  await page('/services/', [])
})
afterAll(() => cms.stop())

const modulesOf = async (draft: boolean) => {
  const { docs } = await cms.payload.find({ collection: 'pages', sort: 'id', depth: 0, draft, pagination: false })
  return docs.map(({ modules, originalPath }) => [
    originalPath,
    ...(modules ?? []).map((one) => ('form' in one ? one.form : one.blockType)),
  ])
}

test.each([false, true])('a page from before there were forms gets its form once, drafts read: %s', async (draft) => {
  const args = { db: committedSql(cms.payload) } as unknown as Parameters<typeof up>[0]
  await up(args)
  await up(args)
  expect(await modulesOf(draft)).toEqual([
    ['/contact/', 'site-contact', 'video'],
    ['/contact-demand/', 'contact-demand'],
    // An editor took it away.
    ['/demand-register/'],
    ['/services/'],
  ])
})
