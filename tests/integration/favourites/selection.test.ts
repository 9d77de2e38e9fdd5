import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addFirstPages } from '@/cms/first-content/first-pages'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { restAs } from '../../support/rest-as'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let forSale: number
let sold: number
let withdrawn: number

const add = () => addFirstPages(cms.payload)
const pagesOf = (kind: 'favourites' | 'compare') =>
  cms.payload.find({ collection: 'pages', where: { kind: { equals: kind } } })

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  const { city, type } = await bed.houseInNamur()
  const listed = async (data: object): Promise<number> =>
    (await bed.property({ type, city, goal: '0', ...data })).listingId as number
  forSale = await listed({ price: 300_000, bedrooms: 3, surfaceLiving: 150 })
  sold = await listed({ status: 'sold', price: 200_000, bedrooms: 2 })
  withdrawn = await listed({})
  const where = { listingId: { equals: withdrawn } }
  await cms.payload.update({ collection: 'properties', where, data: { _status: 'draft' } })
})
afterAll(() => cms.stop())

describe('addFirstPages', () => {
  it('leaves an empty site to the seed', async () => {
    await add()
    expect((await pagesOf('favourites')).totalDocs).toBe(0)
  })

  it('gives a site both pages with a path per language, and each only once', async () => {
    await bed.page({ nl: 'Home' }, { kind: 'home' })
    await add()
    await add()
    expect((await pagesOf('compare')).totalDocs).toBe(1)
    const { docs } = await pagesOf('favourites')
    expect(docs).toHaveLength(1)
    const route = await bed.route(`page:${docs[0]?.id}`)
    expect(route).toMatchObject({
      type: 'personal',
      originalPath: '/favourites/',
      paths: { nl: '/favorieten/', fr: '/favoris/', en: '/favourites/', de: '/merkliste/' },
    })
  })

  it('does not bring back the page of a form that editors deleted, nor says anything of it while it lies in the bin', async () => {
    const idOf = async (originalPath: string) =>
      (await cms.payload.find({ collection: 'pages', where: { originalPath: { equals: originalPath } }, trash: true })).docs[0]?.id
    const [testimonial, contact] = [await idOf('/testimonial/'), await idOf('/contact-me/')]
    const error = vi.spyOn(cms.payload.logger, 'error')
    const admin = await restAs(cms, 'administrator')
    expect((await admin('PATCH', `/pages/${contact}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    await add()
    expect(error).not.toHaveBeenCalled()
    for (const id of [testimonial, contact]) await cms.payload.delete({ collection: 'pages', id: Number(id), trash: true })
    await add()
    expect([await idOf('/testimonial/'), await idOf('/contact-me/')]).toEqual([undefined, undefined])
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  it('notes of a site that has had its pages for long which those are, and adds what it never had', async () => {
    const ofForm = async (form: string) => {
      const where = { originalPath: { equals: `/${form}/` } }
      return (await cms.payload.find({ collection: 'pages', where, trash: true })).docs[0]?.id
    }
    await cms.payload.db.deleteMany({ collection: 'payload-kv', where: { key: { equals: 'first-pages' } } })
    const newsletter = await ofForm('sign-newsletter')
    await add()
    expect(await ofForm('testimonial')).toBeDefined()
    await cms.payload.delete({ collection: 'pages', id: Number(newsletter), trash: true })
    await add()
    expect(await ofForm('sign-newsletter')).toBeUndefined()
  })
})

describe('what an address names', () => {
  const siteOf = async () => {
    const { loadMemory } = await import('@/content/memory/load')
    const { setMemory } = await import('@/content/memory/memory')
    setMemory(await loadMemory(cms.payload))
    return (await import('@/content/site')).siteIn('nl')
  }
  const queries = () => import('@/features/selection/queries')
  const ids = () => [forSale, withdrawn, sold]

  it('is a card for what has a page, sold ones with their ribbon, in the order given', async () => {
    const { favouritesView } = await queries()
    const view = favouritesView(await siteOf(), { ids: ids(), seen: [999_999] })
    expect(view.saved.map(({ id }) => id)).toEqual(ids())
    const [first, gone, last] = view.saved
    expect(first?.card).toMatchObject({ price: { euro: 300_000 }, ribbon: null })
    expect(gone?.card).toBeNull()
    expect(last?.card?.ribbon).toEqual({ kind: 'sold' })
    expect(view.seen).toEqual([{ id: 999_999, card: null }])
    expect(view).toMatchObject({ given: true, favouritesHref: '/favorieten/' })
  })

  it('is nothing at the bare address', async () => {
    const { favouritesView } = await queries()
    expect(favouritesView(await siteOf(), { ids: [], seen: [] }).given).toBe(false)
  })

  it('is compared as far as it is offered, each with the way to leave it out', async () => {
    const { compareView } = await queries()
    const view = await compareView(await siteOf(), { ids: ids(), seen: [] }, [])
    expect(view.properties.map(({ card }) => card.id)).toEqual([forSale, sold])
    expect(view.properties[0]?.withoutHref).toBe(`/vergelijken/?ids=${withdrawn}.${sold}`)
    expect(view.gone).toEqual([{ id: withdrawn, withoutHref: `/vergelijken/?ids=${forSale}.${sold}` }])
    const bedrooms = view.rows.find(({ name }) => name === 'bedrooms')
    expect(bedrooms).toMatchObject({ differs: true, cells: [{ kind: 'fact' }, { kind: 'fact' }] })
  })

  it('is compared without what the conditions of staff hide', async () => {
    const { compareView } = await queries()
    const onlySold = { active: true, shows: ['bedrooms'], field: 'status', logic: 'equals', compareWithValue: 'sold' }
    const view = await compareView(await siteOf(), { ids: ids(), seen: [] }, [onlySold])
    const bedrooms = view.rows.find(({ name }) => name === 'bedrooms')
    expect(bedrooms?.cells).toMatchObject([null, { kind: 'fact' }])
  })
})
