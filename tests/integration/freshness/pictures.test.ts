import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applyChanges } from '@/content/apply'
import { loadMemory } from '@/content/memory/load'
import type { Memory } from '@/content/memory/memory'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { picture } from '../../support/pictures'

/** What is read again after a change, and what is not: its rows stay the same objects. */
let cms: Cms
let bed: ReturnType<typeof contentBed>
let memory: Memory
let city: number
let pictures: number[]
let shown: { id: number; listingId?: number | null }
let other: { id: number; listingId?: number | null }

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  city = await bed.city({ fr: 'Namur', nl: 'Namen' })
  const type = await bed.type({ fr: 'Maison' })
  pictures = []
  for (const colour of ['#f00', '#0f0', '#00f', '#ff0']) {
    const file = await picture('one.jpg', { colour })
    const data = { alt: colour }
    pictures.push((await cms.payload.create({ collection: 'media', data, file })).id)
  }
  const [first, second, third] = pictures as [number, number, number]
  shown = await bed.property({ type, city, pictures: [first, second] })
  other = await bed.property({ type, city, pictures: [third] })
  memory = await loadMemory(cms.payload)
})
afterAll(() => cms.stop())
beforeEach(() => applyChanges(cms.payload, memory))

const rowOf = ({ listingId }: typeof shown) => memory.catalogue.get(listingId!)
const update = (collection: 'media' | 'properties' | 'cities', id: number, data: object) =>
  cms.payload.update({ collection, id, data, locale: 'fr' } as never)

/** Does something and says which rows of the catalogue were read again. */
async function readAgain(work: () => Promise<unknown>): Promise<(number | null | undefined)[]> {
  const before = new Map([shown, other].map((one) => [one.listingId, rowOf(one)]))
  await work()
  await applyChanges(cms.payload, memory)
  return [shown, other].map(({ listingId }) => listingId).filter((id) => memory.catalogue.get(id!) !== before.get(id))
}

describe('what is read again', () => {
  it('is the first picture of each property at the start', () => {
    expect(rowOf(shown)?.picture).toMatchObject({ id: pictures[0], alt: { fr: '#f00' } })
    expect(rowOf(other)?.picture).toMatchObject({ id: pictures[2] })
  })

  it('is the one property whose card shows a picture with a new alternative text', async () => {
    const read = await readAgain(() => update('media', pictures[0]!, { alt: 'Façade' }))
    expect(read).toEqual([shown.listingId])
    expect(rowOf(shown)?.picture?.alt.fr).toBe('Façade')
  })

  it('is nothing for a picture that no card shows', async () => {
    expect(await readAgain(() => update('media', pictures[1]!, { alt: 'Jardin' }))).toEqual([])
    expect(await readAgain(() => update('media', pictures[3]!, { focalX: 10 }))).toEqual([])
  })

  it('is every property that shows one and the same picture', async () => {
    const pictureOf = (id: number) => ({ cardPicture: id })
    await update('properties', other.id, pictureOf(pictures[0]!))
    await applyChanges(cms.payload, memory)
    const read = await readAgain(() => update('media', pictures[0]!, { alt: 'Rue' }))
    expect(read).toEqual([shown.listingId, other.listingId])
    expect(rowOf(other)?.picture?.alt.fr).toBe('Rue')
    await update('properties', other.id, { cardPicture: null })
    await applyChanges(cms.payload, memory)
    expect(rowOf(other)?.picture?.id).toBe(pictures[2])
  })

  it('is a property whose first picture was replaced, and what its new one says from then on', async () => {
    const order = [pictures[1], pictures[0]]
    expect(await readAgain(() => update('properties', shown.id, { pictures: order }))).toEqual([shown.listingId])
    expect(rowOf(shown)?.picture?.id).toBe(pictures[1])
    expect(await readAgain(() => update('media', pictures[0]!, { alt: 'Cave' }))).toEqual([])
    expect(await readAgain(() => update('media', pictures[1]!, { alt: 'Toit' }))).toEqual([shown.listingId])
    expect(rowOf(shown)?.picture?.alt.fr).toBe('Toit')
  })

  it('is a property whose picture was given another file', async () => {
    const { hash } = rowOf(other)!.picture!
    const file = await picture('two.jpg', { colour: '#123' })
    const replace = () =>
      cms.payload.update({ collection: 'media', id: pictures[2]!, data: {}, file })
    expect(await readAgain(replace)).toEqual([other.listingId])
    expect(rowOf(other)?.picture?.hash).not.toBe(hash)
  })

  it('leaves a card without the picture that was taken off it and deleted', async () => {
    await update('properties', shown.id, { pictures: [pictures[0]] })
    await applyChanges(cms.payload, memory)
    const remove = () => cms.payload.delete({ collection: 'media', id: pictures[1]! })
    expect(await readAgain(remove)).toEqual([])
    expect(rowOf(shown)?.picture?.id).toBe(pictures[0])
    const takeOff = () => update('properties', shown.id, { pictures: [] })
    expect(await readAgain(takeOff)).toEqual([shown.listingId])
    expect(rowOf(shown)?.picture).toBeNull()
  })

  it('is no property when a city is renamed, only the city', async () => {
    const before = memory.catalogue.cities.get(city)
    const read = await readAgain(() => update('cities', city, { name: 'Namur-Ville' }))
    // Their addresses hold its name: those that moved are announced.
    expect(read.length).toBeLessThanOrEqual(2)
    expect(memory.catalogue.cities.get(city)?.names.fr).toBe('Namur-Ville')
    expect(memory.catalogue.cities.get(city)).not.toBe(before)
    expect(memory.routes.find(`property:${shown.listingId}`)?.paths.fr).toContain('/namur-ville/')
  })

  it('is gone when a property is withdrawn, and back when it returns', async () => {
    const withdraw = (withdrawnAt: string | null) => () =>
      update('properties', shown.id, { withdrawnAt })
    expect(await readAgain(withdraw('2026-11-01'))).toEqual([shown.listingId])
    expect(rowOf(shown)).toBeUndefined()
    expect(await readAgain(withdraw(null))).toEqual([shown.listingId])
    expect(rowOf(shown)).toBeDefined()
  })
})

describe('the route index', () => {
  it('holds no breadcrumbs', () => {
    expect(memory.routes.find(`property:${other.listingId}`)).not.toHaveProperty('breadcrumb')
  })
})
