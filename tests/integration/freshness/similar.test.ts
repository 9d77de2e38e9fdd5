import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { lastChange } from '@/content/last-change'
import { committedSql, tableOf } from '@/cms/database/sql'
import { applyChanges } from '@/content/apply'
import { loadMemory } from '@/content/memory/load'
import { setMemory, type Memory } from '@/content/memory/memory'
import { NextPages } from '@/server/next-pages'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { paragraph, text, whole } from '../../support/lexical'
import { picture } from '../../support/pictures'

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
let near: number
let image: number
let house: number
let studio: number
/** By their public numbers. */
let shown: number
let other: number

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  city = await bed.city({ fr: 'Namur' })
  near = await bed.city({ fr: 'Jambes' }, '5100')
  for (const [id, longitude] of [[city, 4.86], [near, 4.9]] as const) {
    await cms.payload.update({ collection: 'cities', id, data: { latitude: 50.46, longitude } })
  }
  image = (await cms.payload.create({ collection: 'media', data: { alt: 'Façade' }, file: await picture('one.jpg') })).id
  house = await bed.type({ fr: 'Maison' })
  studio = await bed.type({ fr: 'Studio' })
  shown = await add({ type: house })
  other = await add({ type: studio, goal: '1' })
  memory = await loadMemory(cms.payload)
  setMemory(memory)
  pages = new NextPages(() => memory, null)
})
afterAll(() => cms.stop())
// A page shows the four most similar: what one test adds would stand before that of the next.
afterEach(async () => {
  await cms.payload.delete({ collection: 'properties', where: { listingId: { not_in: [shown, other] } } })
})
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

/** Changes a listing once the page of the one is rendered with it, and says which pages are kept. */
async function keptAfter(id: number, data: object): Promise<boolean[]> {
  await applyChanges(cms.payload, memory)
  await render(shown)
  await change(id, data)
  await applyChanges(cms.payload, memory)
  return kept()
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
  const data = Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, value()]))
  expect(await keptAfter(id, data)).toEqual([false, true])
})

it.each([
  ['its description', { description: whole(paragraph(text('Une maison, avec jardin.'))) }],
  ['its rooms', { bedrooms: 5, bathrooms: 2 }],
  ['its ribbon', { status: 'option' }],
])('one that is not shown leaves the others kept where %s changes', async (_, data) => {
  const { id } = await added({ type: house, price: 900_000 })
  expect(await keptAfter(id, data)).toEqual([true, true])
})

it.each([
  ['its price', () => ({ price: 205_000 })],
  ['that its price is on request', () => ({ publishPrice: false })],
  ['its town', () => ({ city: near })],
  ['its type', () => ({ type: studio, extraTypes: [house] })],
  ['its headline', () => ({ typeDescription: 'Villa' })],
  ['its picture', () => ({ cardPicture: image })],
  ['its rooms', () => ({ bedrooms: 7 })],
  ['its area', () => ({ surfaceLiving: 321 })],
  ['its energy label', () => ({ energyPerformance: 77 })],
  ['its ribbon', () => ({ status: 'option' })],
  ['that it is sold', () => ({ status: 'sold' })],
  ['that it is for rent', () => ({ goal: '1' })],
  ['that it is in no language any more', () => ({ live: false })],
  ['that it is gone', () => ({ _status: 'draft' })],
])('a page that shows another says %s', async (_, data) => {
  const { id, listingId } = await added({ type: house, price: 200_001 })
  await applyChanges(cms.payload, memory)
  await render(shown)
  expect(tagged.tags).toContain(`property:${listingId}`)
  expect(await keptAfter(id, data())).toEqual([false, true])
})

it('a listing that is read with a later change than those that are applied is not missed by what another server renders between them', async () => {
  const { id } = await added({ type: house, price: 900_000 })
  await applyChanges(cms.payload, memory)
  await render(shown)
  const { tags } = tagged
  await change(id, { description: whole(paragraph(text('Une maison.'))) })
  // Those of one look end here; the listing has both changes when they are applied.
  const table = tableOf(cms.payload, 'content_changes')
  const now = new Date().toISOString()
  const rest = 500 - ((await lastChange(cms.payload)) - memory.applied)
  await committedSql(cms.payload)
    .insert(table)
    .values(Array.from({ length: rest }, () => ({ scopes: [], createdAt: now, updatedAt: now })))
  const between = await lastChange(cms.payload)
  await change(id, { price: 200_002 })
  await applyChanges(cms.payload, memory)
  expect(memory.changes.areUnchangedSince(between, tags)).toBe(false)
  expect(memory.changes.areUnchangedSince(await lastChange(cms.payload), tags)).toBe(true)
})

it('a server that starts takes what others rendered before for changed', async () => {
  const begun = memory.applied
  await render(shown)
  const { tags } = tagged
  await added({ type: house })
  const { applied, changes } = await loadMemory(cms.payload)
  expect([changes.areUnchangedSince(begun, tags), changes.areUnchangedSince(applied, tags)]).toEqual([false, true])
})
