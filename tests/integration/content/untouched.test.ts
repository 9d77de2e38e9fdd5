import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { removeLeftDrafts } from '@/cms/saves/untouched'
import { everything } from '../../support/import-bed'
import { startCms, type Cms } from '../../support/cms'
import { restAs } from '../../support/rest-as'

const DAY = 86_400_000
/** A browser offers for thirty days what it keeps. */
const LATER = 32 * DAY

let cms: Cms
let editor: Awaited<ReturnType<typeof restAs>>
let user: object

beforeAll(async () => {
  cms = await startCms()
  editor = await restAs(cms, 'editor')
  const { docs } = await cms.payload.find({ collection: 'users', limit: 1 })
  user = { ...docs[0], collection: 'users' }
})
afterAll(() => cms.stop())

/** As Payload does as soon as "create" is opened. */
const opened = async (collection: 'pages' | 'articles', data: object = {}): Promise<number> => {
  const made = { collection, data, depth: 0, draft: true, locale: 'fr', overrideAccess: false, user }
  return ((await cms.payload.create(made as never)) as { id: number }).id
}
const leave = (collection: string, id: number | string, rest = editor) => rest('POST', `/${collection}/${id}/leave`)
const count = async (collection: 'pages' | 'articles') => (await cms.payload.count({ collection })).totalDocs

/** But for the log of changes, which pages are rendered by. */
const stored = async () => (await everything(cms)).replace(/^content_changes .*$/m, '')

it.each(['pages', 'articles'] as const)('of %s that are opened and left without a word nothing stays', async (collection) => {
  const [before, rows] = [await count(collection), await stored()]
  const id = await opened(collection)
  expect(await count(collection)).toBe(before + 1)
  expect((await leave(collection, id)).body).toEqual({ deleted: true })
  expect(await count(collection)).toBe(before)
  expect(await stored()).toBe(rows)
})

it('what somebody wrote in stays, with whatever words, also when they are taken out again', async () => {
  for (const words of ['Un mot', null]) {
    const id = await opened('pages')
    const autosave = `/pages/${id}?draft=true&autosave=true&locale=fr`
    expect((await editor('PATCH', autosave, { title: 'Un mot', _status: 'draft' })).status).toBe(200)
    if (words === null) await editor('PATCH', autosave, { title: null, _status: 'draft' })
    expect((await leave('pages', id)).body).toEqual({ deleted: false })
    await removeLeftDrafts(cms.payload, Date.now() + LATER)
    expect((await cms.payload.findByID({ collection: 'pages', id, draft: true, locale: 'fr' })).title ?? null).toBe(words)
  }
})

it('what was not made by opening a form stays: a draft of the API, a copy, what is published, what is none', async () => {
  const draft = await opened('pages', { title: 'Par l’API' })
  const published = await cms.payload.create({ collection: 'pages', data: { title: 'En ligne', kind: 'module', _status: 'published' } })
  const copy = await cms.payload.duplicate({ collection: 'pages', id: published.id, data: { _status: 'draft' } })
  const before = await count('pages')
  for (const id of [draft, published.id, copy.id, 999_999, 'x', '-1', '1.5']) {
    expect(await leave('pages', id)).toMatchObject({ status: 200, body: { deleted: false } })
  }
  expect(await count('pages')).toBe(before)
})

it('is left by those who may change it only; what a browser could not say is found once no browser keeps a text for it', async () => {
  const id = await opened('pages')
  const agency = await cms.payload.create({ collection: 'agencies', data: { name: 'A' } })
  const agent = await restAs(cms, 'agent', agency.id)
  expect((await leave('pages', id, agent)).body).toEqual({ deleted: false })
  expect(await removeLeftDrafts(cms.payload, Date.now() + 30 * DAY)).toBe(0)
  expect(await removeLeftDrafts(cms.payload, Date.now() + LATER)).toBe(1)
  expect(await cms.payload.findByID({ collection: 'pages', id, draft: true, disableErrors: true })).toBeNull()
})

it('one that something leads to stays, is told of, and keeps no other from going', async () => {
  const [linked, other] = [await opened('pages'), await opened('pages')]
  await cms.payload.updateGlobal({ slug: 'popup', locale: 'fr', data: { reference: { relationTo: 'pages', value: linked } } as never })
  const error = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  expect(await removeLeftDrafts(cms.payload, Date.now() + LATER)).toBe(1)
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ msg: expect.stringContaining(`pages ${linked}`) as string }))
  error.mockRestore()
  const stays = (id: number) => cms.payload.findByID({ collection: 'pages', id, draft: true, disableErrors: true })
  expect([(await stays(linked))?.id, await stays(other)]).toEqual([linked, null])
})
