import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucketAway } from '../../support/bucket-away'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { written } from '../../support/lexical'
import { picture } from '../../support/pictures'

let cms: Cms
let row: number
let number: number

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  const { city, type } = await bed.houseInNamur()
  const media = await cms.payload.create({
    collection: 'media', data: {}, file: await picture('front.jpg'),
  })
  const { id, listingId } = await bed.property({
    type, city, price: 418_000, street: 'Geheimstraat', houseNumber: '128',
    publishAddress: false, pictures: [media.id], typeDescription: 'Huis',
  })
  row = id
  number = listingId as number
})
afterAll(() => cms.stop())

const change = (data: object, locale = 'nl') =>
  cms.payload.update({
    collection: 'properties', id: row, locale, data: { _status: 'published', ...data },
  } as never)

async function shown(language: 'nl' | 'fr' | 'en' = 'nl', id = number) {
  const { loadMemory } = await import('@/content/memory/load')
  const { setMemory } = await import('@/content/memory/memory')
  setMemory(await loadMemory(cms.payload))
  const { propertyPicture } = await import('@/app/(endpoints)/og/property-picture')
  return propertyPicture(language, id)
}

async function get(path: string) {
  const { GET } = await import('@/app/(endpoints)/og/[...file]/route')
  const file = path.split('/').slice(2)
  return GET(new Request(`http://localhost${path}`), { params: Promise.resolve({ file }) })
}

describe('the picture of a property for social networks', () => {
  it('has the price, type and city of the language, and never the street', async () => {
    const dutch = await shown()
    expect(dutch?.view).toMatchObject({ title: '€\u00a0418.000', line: 'Huis, Namen' })
    expect((await shown('fr'))?.view).toMatchObject({ line: 'Maison, Namur' })
    expect(JSON.stringify(dutch)).not.toMatch(/Geheim|128/)
  })

  it('is a JPEG of 1200 × 630 px that may be kept for ever', async () => {
    const response = await get((await shown())?.href ?? '')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  })

  it('is drawn later while the bucket of its photograph is away', async () => {
    const href = (await shown())?.href ?? ''
    const { file = '' } = (await shown())?.view.photo ?? {}
    await rename(file, `${file}.aside`)
    await rm(path.join(cms.dir, 'media/og'), { recursive: true, force: true })
    const stop = await bucketAway()
    const response = await get(href)
    await stop()
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([503, '5', 'private, no-store'])
    await rename(`${file}.aside`, file)
    expect((await get(href)).status).toBe(200)
  })

  it('is not there where its photograph is not', async () => {
    const href = (await shown())?.href ?? ''
    const { file = '' } = (await shown())?.view.photo ?? {}
    await rename(file, `${file}.aside`)
    await rm(path.join(cms.dir, 'media/og'), { recursive: true, force: true })
    expect((await get(href)).status).toBe(404)
    await rename(`${file}.aside`, file)
  })

  it('moves when what it shows changes, and only then', async () => {
    const before = (await shown())?.href ?? ''
    await change({ description: written('<p>Anders</p>') })
    expect((await shown())?.href).toBe(before)
    await change({ price: 400_000 })
    const after = (await shown())?.href
    expect(after).not.toBe(before)
    const moved = await get(before)
    expect([moved.status, moved.headers.get('location')]).toEqual([302, after])
  })

  it('says what happened instead of the price', async () => {
    await change({ status: 'sold' })
    expect((await shown())?.view.title).toBe('Verkocht')
    await change({ status: 'available', publishPrice: false })
    expect((await shown())?.view.title).toBe('Prijs op aanvraag')
  })

  it('has the charges with a rent', async () => {
    await change({ status: 'available', publishPrice: true, goal: '1', price: 950, chargesRenter: 50 })
    expect((await shown())?.view.title.replaceAll('\u00A0', ' ')).toBe('€ 950 / maand + € 50 lasten')
    await change({ chargesRenter: 0 })
    expect((await shown())?.view.title.replaceAll('\u00A0', ' ')).toBe('€ 950 / maand (geen lasten)')
  })

  it('is not there where the property is not', async () => {
    const { href = '' } = (await shown()) ?? {}
    await change({ live: false }, 'en')
    expect(await shown('en')).toBeNull()
    expect(await shown('nl', 999_999)).toBeNull()
    const names = ['nl/1', `nl/${number}`, `es/${number}-000000000000.jpg`, `en/${number}-000000000000.jpg`]
    for (const name of names) expect((await get(`/og/${name}`)).status, name).toBe(404)
    await change({ withdrawnAt: '2026-01-01T00:00:00.000Z' })
    expect(await shown()).toBeNull()
    expect((await get(href)).status).toBe(404)
  })
})
