import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadMemory } from '@/content/memory/load'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let namur: number
let liege: number
let house: number

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  namur = await bed.city({ fr: 'Namur' })
  liege = await bed.city({ fr: 'Liège' }, '4000')
  house = await bed.type({ fr: 'Maison' })
})
afterAll(() => cms.stop())

describe('a draft of a published property', () => {
  it('changes nothing that visitors see and announces nothing', async () => {
    const { id, listingId } = await bed.property({ type: house, city: namur, price: 100_000 })
    const seen = async () => ({
      route: await bed.route(`property:${listingId}`),
      changes: await bed.changes(),
      row: (await loadMemory(cms.payload)).catalogue.get(listingId!),
    })
    const before = await seen()
    const data = { city: liege, goal: '1' as const, price: 5, status: 'sold' as const, street: 'X' }
    await cms.payload.update({ collection: 'properties', id, data, draft: true })
    await cms.payload.update({ collection: 'properties', id, data: { price: 6 }, draft: true })
    expect(await seen()).toEqual(before)
    expect(before.row).toMatchObject({ goal: 'sale', price: 100_000, cityId: namur })
  })

  it('is seen once it is published', async () => {
    const { id, listingId } = await bed.property({ type: house, city: namur })
    await cms.payload.update({ collection: 'properties', id, data: { city: liege }, draft: true })
    const before = await bed.changes()
    const data = { _status: 'published' as const, city: liege }
    await cms.payload.update({ collection: 'properties', id, data })
    expect((await bed.route(`property:${listingId}`))?.paths.fr).toContain('/liege/')
    expect(await bed.changes()).toBeGreaterThan(before)
  })

  it('of a project moves neither the project nor its units', async () => {
    const id = await bed.project({ fr: 'Jardins' }, { city: namur })
    const { listingId } = await cms.payload.findByID({ collection: 'projects', id })
    const unit = await bed.property({ type: house, project: id })
    const seen = async () => [
      await bed.route(`project:${listingId}`),
      await bed.route(`property:${unit.listingId}`),
      await bed.changes(),
    ]
    const before = await seen()
    const data = { name: 'Prés', city: liege }
    await cms.payload.update({ collection: 'projects', id, data, draft: true })
    expect(await seen()).toEqual(before)
  })
})

describe('a property that was never published', () => {
  it('is in no memory, and its path is gone', async () => {
    const draft = await cms.payload.create({
      collection: 'properties',
      data: { type: house, city: namur, price: 1, _status: 'draft' },
      draft: true,
    })
    const bare = await cms.payload.create({ collection: 'properties', data: {}, draft: true })
    const { catalogue, routes } = await loadMemory(cms.payload)
    for (const { listingId } of [draft, bare]) {
      expect(catalogue.get(listingId!)).toBeUndefined()
      expect(routes.original(`/property/${listingId}/`)).toBeUndefined()
      expect((await bed.route(`property:${listingId}`))?.gone ?? true).toBe(true)
    }
  })
})

describe.each(['properties', 'projects'] as const)('a draft of %s', (collection) => {
  const save = (id: number, data: object, draft: boolean) =>
    cms.payload.update({ collection, id, data: { _status: 'draft', ...data }, draft } as never)

  it('that was never published announces nothing, however it is saved', async () => {
    const before = await bed.changes()
    const data = { name: 'Vergers', type: house, city: namur, _status: 'draft' as const }
    const { id } = await cms.payload.create({ collection, data, draft: true })
    for (const draft of [true, false]) await save(id, { city: liege }, draft)
    expect(await bed.changes()).toBe(before)
  })

  it('announces that it is taken back, but not what is drafted then', async () => {
    const id = collection === 'projects'
      ? await bed.project({ fr: 'Vergers' }, { city: namur })
      : (await bed.property({ type: house, city: namur })).id
    const published = await bed.changes()
    await save(id, {}, false)
    const takenBack = await bed.changes()
    expect(takenBack).toBeGreaterThan(published)
    await save(id, { city: liege }, true)
    expect(await bed.changes()).toBe(takenBack)
  })
})

describe('a published property taken back', () => {
  it('leaves the memory', async () => {
    const { id, listingId } = await bed.property({ type: house, city: namur })
    expect((await loadMemory(cms.payload)).catalogue.get(listingId!)).toBeDefined()
    await cms.payload.update({ collection: 'properties', id, data: { _status: 'draft' } })
    const { catalogue, routes } = await loadMemory(cms.payload)
    expect(catalogue.get(listingId!)).toBeUndefined()
    expect(routes.original(`/property/${listingId}/`)).toBeUndefined()
  })
})
