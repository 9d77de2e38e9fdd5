import { afterAll, beforeAll, expect, it } from 'vitest'
import { oneMeant } from '@/cms/hooks/one-of-many'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { restAs } from '../../support/rest-as'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let admin: Awaited<ReturnType<typeof restAs>>
/** What operations on pages were told that they are for. */
let told: unknown[] = []

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  admin = await restAs(cms, 'administrator')
  cms.payload.collections.pages.config.hooks.beforeOperation.push(({ operation, req }) => {
    if (operation === 'update' || operation === 'delete') told.push([operation, oneMeant(req, 'pages'), oneMeant(req, 'media')])
  })
})
afterAll(() => cms.stop())

const meant = async (method: string, path: string, data?: object): Promise<unknown[]> => {
  told = []
  expect((await admin(method, path, data)).status).toBe(200)
  return told
}

it('whoever waits for a document of many that are changed is told which one it is, whatever the filter looks like', async () => {
  const [first, second] = [await bed.page({ fr: 'Premier bien' }), await bed.page({ fr: 'Second bien' })]
  const either = `/pages?where[or][0][title][like]=Premier&where[or][1][title][like]=Second&sort=id`
  expect(await meant('PATCH', either, { sort: 3 })).toEqual([['update', first, undefined], ['update', second, undefined]])
  expect(await meant('PATCH', `/pages/${first}`, { sort: 4 })).toEqual([['update', undefined, undefined]])
  expect(await meant('DELETE', either)).toEqual([['delete', first, undefined], ['delete', second, undefined]])
})
