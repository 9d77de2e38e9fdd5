import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { applyChanges } from '@/content/apply'
import { loadMemory } from '@/content/memory/load'
import { setMemory, type Memory } from '@/content/memory/memory'
import { NextPages } from '@/server/next-pages'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

const { tagged } = vi.hoisted(() => ({ tagged: { tags: [] as string[] } }))
vi.mock('@/content/tag-page', () => ({
  tagPage: (tags: string[]) => {
    tagged.tags = tags
    return Promise.resolve()
  },
}))

let cms: Cms
let bed: ReturnType<typeof contentBed>
let memory: Memory
let pages: NextPages
let city: number
let house: number
let studio: number
/** By their public numbers. */
let shown: number
let other: number

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  city = await bed.city({ fr: 'Namur' })
  house = await bed.type({ fr: 'Maison' })
  studio = await bed.type({ fr: 'Studio' })
  shown = await add({ type: house })
  other = await add({ type: studio, goal: '1' })
  memory = await loadMemory(cms.payload)
  setMemory(memory)
  pages = new NextPages(() => memory, null)
})
afterAll(() => cms.stop())
beforeEach(async () => {
  await applyChanges(cms.payload, memory)
  for (const id of [shown, other]) await render(id)
  expect(await kept()).toEqual([true, true])
})

const added = (data: { type: number; goal?: '0' | '1'; price?: number; status?: 'available' | 'sold' }) =>
  bed.property({ city, goal: '0', price: 200_000, ...data })
const add = async (data: Parameters<typeof added>[0]): Promise<number> => (await added(data)).listingId!
const change = (id: number, data: object) => cms.payload.update({ collection: 'properties', id, data, locale: 'fr' } as never)

/** Renders the page of a property as Next does, which keeps it under its tags. */
async function render(id: number): Promise<void> {
  const begun = pages.begin()
  const { findProperty } = await import('@/app/(site)/[locale]/resolve/find-property')
  const { siteIn } = await import('@/content/site')
  const found = await findProperty(siteIn('fr'), `property:${id}`, id)
  expect(found.kind).toBe('property')
  pages.set(String(id), { value: { kind: 'APP_PAGE', html: 'page', headers: { 'x-next-cache-tags': tagged.tags.join() } } }, begun)
}

/** Whether the page of the one is given as it was, and that of the other. */
const kept = async (): Promise<boolean[]> =>
  Promise.all([shown, other].map(async (id) => (await pages.get(String(id), 'APP_PAGE')) !== null))

it('a listing that is added changes the pages that it may be similar to, and those alone', async () => {
  await added({ type: house })
  await applyChanges(cms.payload, memory)
  expect(await kept()).toEqual([false, true])
})

it.each([
  ['gets a type of it', { type: () => studio }, { extraTypes: () => [house] }],
  ['becomes for sale', { type: () => house, goal: '1' as const }, { goal: () => '0' }],
  ['comes near its price', { type: () => house, price: 900_000 }, { price: () => 210_000 }],
  ['is on the market again', { type: () => house, status: 'sold' as const }, { status: () => 'available' }],
])('so does one that %s', async (_, { type, ...before }, changed) => {
  const { id } = await added({ type: type(), ...before })
  await applyChanges(cms.payload, memory)
  await render(shown)
  await change(id, Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, value()])))
  await applyChanges(cms.payload, memory)
  expect(await kept()).toEqual([false, true])
})

it('a server that starts takes what others rendered before for changed', async () => {
  const begun = memory.seen
  await render(shown)
  const { tags } = tagged
  await added({ type: house })
  const { changes, seen } = await loadMemory(cms.payload)
  expect([changes.areUnchangedSince(begun, tags), changes.areUnchangedSince(seen, tags)]).toEqual([false, true])
})
