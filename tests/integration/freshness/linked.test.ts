import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { applyChanges } from '@/content/apply'
import { loadMemory } from '@/content/memory/load'
import { setMemory, type Memory } from '@/content/memory/memory'
import { NextPages } from '@/server/next-pages'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

const render = vi.hoisted(() => ({ tags: [] as string[], cached: new Map<unknown, unknown>() }))
vi.mock('@/content/tag-page', () => ({
  tagPage: (tags: string[]) => {
    render.tags.push(...tags)
    return Promise.resolve()
  },
}))
// Outside of Next nothing is kept for the length of a render.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  cache: (read: (...given: unknown[]) => unknown) => (...given: unknown[]) => {
    if (given.length > 0) return read(...given)
    if (!render.cached.has(read)) render.cached.set(read, read())
    return render.cached.get(read)
  },
}))

let cms: Cms
let memory: Memory
let pages: NextPages
let contact: number
let draft: number
let other: number
let later: number

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  await bed.page({ fr: 'Accueil' }, { kind: 'home', originalPath: '/' })
  contact = await bed.page({ fr: 'Contact' })
  const type = await bed.type({ fr: 'Maison' })
  draft = (await bed.property({ type, _status: 'draft' })).id
  other = (await bed.property({ type })).id
  later = (await bed.property({ type, _status: 'draft' })).id
  const menu = [{ title: 'Coup de cœur', reference: { relationTo: 'properties' as const, value: draft } }]
  await cms.payload.updateGlobal({ slug: 'header', data: { menu }, locale: 'fr' })
  memory = await loadMemory(cms.payload)
  setMemory(memory)
  pages = new NextPages(() => memory, null)
})
afterAll(() => cms.stop())
beforeEach(async () => {
  await applyChanges(cms.payload, memory)
  await renderContact()
  expect(await isKept()).toBe(true)
})

/** Renders a page that shows no listing but links to one, as Next does, which keeps it under its tags. */
async function renderContact(): Promise<void> {
  Object.assign(render, { tags: [], cached: new Map() })
  const begun = pages.begin()
  const { findPage } = await import('@/app/(site)/[locale]/resolve/find-page')
  const { linkedTags } = await import('@/content/linked-listings')
  const { shellView } = await import('@/shell/queries')
  const { siteIn } = await import('@/content/site')
  const found = await findPage(siteIn('fr'), `page:${contact}`, contact, undefined)
  expect(found.kind).toBe('page')
  await shellView(found.site, `page:${contact}`, () => null)
  render.tags.push(...linkedTags())
  pages.set('contact', { value: { kind: 'APP_PAGE', html: 'page', headers: { 'x-next-cache-tags': render.tags.join() } } }, begun)
}

const isKept = async (): Promise<boolean> => (await pages.get('contact', 'APP_PAGE')) !== null

async function change(id: number, data: object): Promise<void> {
  await cms.payload.update({ collection: 'properties', id, data, locale: 'fr' } as never)
  await applyChanges(cms.payload, memory)
}

it('a page that links to a listing which is not there yet outlives every edit of another', async () => {
  await change(other, { price: 123_456 })
  expect(await isKept()).toBe(true)
  await change(draft, { price: 123_456, _status: 'draft' })
  expect(await isKept()).toBe(true)
})

it('it changes when a listing appears that was not there, be it another', async () => {
  await change(later, { _status: 'published' })
  expect(await isKept()).toBe(false)
})

it('it changes with each edit of the listing once that is there, and when that goes', async () => {
  await change(draft, { _status: 'published' })
  expect(await isKept()).toBe(false)
  await renderContact()
  await change(other, { price: 200_000 })
  expect(await isKept()).toBe(true)
  await change(draft, { price: 200_000 })
  expect(await isKept()).toBe(false)
  await renderContact()
  await change(draft, { _status: 'draft' })
  expect(await isKept()).toBe(false)
})

it('it changes when the listing appears though applying that failed at first', async () => {
  const put = vi.spyOn(memory.routes, 'put').mockImplementationOnce(() => {
    throw new Error('No room')
  })
  await expect(change(draft, { _status: 'published' })).rejects.toThrow('No room')
  put.mockRestore()
  const { appliedGlobals } = memory
  await applyChanges(cms.payload, memory)
  expect(await isKept()).toBe(false)
  expect(memory.appliedGlobals).toBeGreaterThan(appliedGlobals)
})
