import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListingSnapshot } from '@/domain/map/protocol'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

let cms: Cms
let open: number
let hidden: number
let rented: number

const PLACE = { latitude: 50.4612, longitude: 4.8712 }

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  const { city, type } = await bed.houseInNamur()
  await cms.payload.update({ collection: 'cities', id: city, data: { latitude: 50.467, longitude: 4.867 } })
  const property = async (fields: object) =>
    (await bed.property({ type, city, ...PLACE, ...fields })).listingId as number
  open = await property({ publishAddress: true })
  hidden = await property({ publishAddress: false })
  rented = await property({ goal: '1', status: 'rented', publishAddress: false })
  const { loadMemory } = await import('@/content/memory/load')
  const { setMemory } = await import('@/content/memory/memory')
  setMemory(await loadMemory(cms.payload))
})
afterAll(() => cms.stop())

const request = (path: string) => new Request(`http://localhost${path}`)

async function points(segment: string, goal = 'sale', language = 'nl') {
  const { GET } = await import('@/app/(endpoints)/find/points/[language]/[goal]/[segment]/route')
  return GET(request('/'), { params: Promise.resolve({ language, goal, segment }) })
}

async function listing(id: string, language = 'nl') {
  const { GET } = await import('@/app/(endpoints)/find/listing/[language]/[id]/route')
  return GET(request('/'), { params: Promise.resolve({ language, id }) })
}

describe('the points of the map', () => {
  it('stand at public addresses, else in the town', async () => {
    const response = await points('-')
    expect(response.headers.get('x-unplaced')).toBe('0')
    const found = (await response.json()) as ListingSnapshot[]
    const point = (id: number) => found.find(({ ID }) => ID === id)
    expect(point(open)).toMatchObject({ Latitude: PLACE.latitude, Longitude: PLACE.longitude })
    expect(point(hidden)).toMatchObject({ Latitude: 50.467, Longitude: 4.867, AddressPublic: false })
    expect(JSON.stringify(point(hidden))).not.toContain('50.4612')
    expect(point(rented)).toBeUndefined()
  })

  it('are those of the search', async () => {
    expect(await (await points('~unknown')).json()).toEqual([])
  })

  it.each([
    ['nonsense', 'sale', 'nl', 400],
    ['-', 'swap', 'nl', 404],
    ['-', 'sale', 'xx', 404],
  ])('%s, %s, %s: %i', async (segment, goal, language, status) => {
    const response = await points(segment, goal, language)
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('error')
  })
})

describe('one listing', () => {
  it('has everything for its card, and no hidden place', async () => {
    const response = await listing(String(hidden))
    const found = (await response.json()) as ListingSnapshot
    expect(found).toMatchObject({ ID: hidden, MainTypeName: 'Huis', City: 'Namen', AddressPublic: false })
    expect(found.Url).toContain(`/${hidden}/`)
    expect(JSON.stringify(found)).not.toContain('50.4612')
    expect((await (await listing(String(hidden), 'fr')).json()) as object).toMatchObject({ City: 'Namur' })
  })

  it('says what became of it', async () => {
    expect(await (await listing(String(rented))).json()).toMatchObject({ MarqueeName: 'Verhuurd' })
  })

  it.each([
    ['abc', 'nl', 400],
    ['0', 'nl', 400],
    ['999999999', 'nl', 404],
    ['1', 'xx', 404],
  ])('%s, %s: %i', async (id, language, status) => {
    expect((await listing(id, language)).status).toBe(status)
  })
})
