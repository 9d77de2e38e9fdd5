import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Property } from '@/payload-types'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { picture } from '../../support/pictures'

let cms: Cms
let sale: number
let rent: number
let rentRow: number
let draftRow: number
let size: number

const DEPOSITS = [
  { region: 'wallonia', months: 2, validFrom: '2020-01-01', source: 'https://example.be/a' },
  { region: 'flanders', months: 3, validFrom: '2020-01-01', source: 'https://example.be/b' },
]

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  const type = await bed.type({ fr: 'Maison', nl: 'Huis' })
  const city = await bed.city({ fr: 'Namur', nl: 'Namen' })
  await bed.page({ fr: 'Ma recherche' }, { originalPath: '/demand-register/' })
  const scan = await picture('secret.jpg')
  size = scan.size
  const file = await cms.payload.create({ collection: 'documents', data: {}, file: scan })
  await cms.payload.updateGlobal({
    slug: 'rates',
    data: { rentDeposits: DEPOSITS },
  } as never)
  const make = async (fields: object) => bed.property({ type, city, zip: '5000', ...fields })
  const documents = [{ name: 'PEB', language: 'fr' as const, file: file.id }]
  sale = (await make({ goal: '0', price: 200_000, documents })).listingId!
  await make({ goal: '0', price: 190_000 })
  const rented = await make({ goal: '1', price: 900, depositAmount: null })
  ;[rent, rentRow] = [rented.listingId!, rented.id]
  draftRow = (await make({ _status: 'draft' })).id
  await fillMemory()
})
afterAll(() => cms.stop())

async function fillMemory() {
  const { loadMemory } = await import('@/content/memory/load')
  const { setMemory } = await import('@/content/memory/memory')
  setMemory(await loadMemory(cms.payload))
}

async function condition(data: object): Promise<number> {
  const made = { collection: 'display-conditions', locale: 'fr', data }
  return (await cms.payload.create(made as never)).id
}

/** What the calculators of the rented property have, after a change of it. */
async function reckoned(data: Partial<Property>): Promise<string> {
  await cms.payload.update({ collection: 'properties', id: rentRow, data })
  await fillMemory()
  return JSON.stringify((await detail(rent))?.calculation)
}

async function detail(id: number) {
  const { siteIn } = await import('@/content/site')
  const { propertyDetail } = await import('@/features/properties/queries-detail')
  return propertyDetail(siteIn('fr'), id)
}

describe('the detail of a property', () => {
  it('names its documents with their sizes, and not where they stand', async () => {
    const view = await detail(sale)
    expect(view?.documents).toEqual([{ name: 'PEB', language: 'fr', bytes: size }])
    expect(JSON.stringify(view)).not.toContain('secret')
  })

  it('has the first of the people of its agency as contact, unless it names one', async () => {
    const create = (data: object) => cms.payload.create(data as never) as Promise<{ id: number }>
    const rewrite = (data: object) =>
      cms.payload.update({ collection: 'properties', id: rentRow, data } as never)
    const agency = (await create({ collection: 'agencies', data: { name: 'Namur' } })).id
    const member = async (name: string, sort: number) =>
      (await create({ collection: 'team-members', data: { name, sort, agency } })).id
    const second = await member('Bea', 2)
    await member('Ann', 1)
    await rewrite({ agency })
    await fillMemory()
    expect((await detail(rent))?.contact?.name).toBe('Ann')
    await rewrite({ contact: second })
    expect((await detail(rent))?.contact?.name).toBe('Bea')
    await rewrite({ agency: null, contact: null })
    expect((await detail(rent))?.contact).toBeNull()
  })

  it('has similar ones with why they are', async () => {
    const view = await detail(sale)
    expect(view?.similar.map(({ reason }) => reason)).toEqual([
      { sameType: true, kilometres: 0, percent: -5 },
    ])
  })

  it('says nothing of its price beside similar ones once it is sold', async () => {
    const set = async (status: 'available' | 'sold') => {
      await cms.payload.update({ collection: 'properties', where: { listingId: { equals: sale } }, data: { status } })
      await fillMemory()
    }
    await set('sold')
    const view = await detail(sale)
    expect(view?.price).toEqual({ kind: 'on-request' })
    expect(view?.similar.map(({ reason }) => reason)).toEqual([{ sameType: true, kilometres: 0, percent: null }])
    await set('available')
  })

  it('leads to the brochure, to itself and to a search like it', async () => {
    const view = await detail(sale)
    expect(view?.brochureHref).toBe(`/brochure/fr/${sale}.pdf`)
    expect(view?.url).toMatch(new RegExp(`^https?://.*/fr/.*/${sale}/$`))
    expect(view?.demandHref).toMatch(/\?goal=sale&city=Namur%7C5000&type=1$/)
  })

  it('has nothing in its calculators that a condition keeps back', async () => {
    const amounts = { price: 957, depositAmount: 4_111, agencyCost: 4_222 }
    expect(await reckoned(amounts)).toMatch(/957.*4222.*4111/)
    const data = { name: 'Vente', shows: ['depositAmount'], field: 'goal', logic: 'equals' }
    const id = await condition({ ...data, compareWithValue: '0' })
    expect(await reckoned({ price: 958 })).toMatch(/958.*4222/)
    expect(await reckoned({})).not.toContain('4111')
    await cms.payload.delete({ collection: 'display-conditions', id })
    await cms.payload.update({ collection: 'properties', id: rentRow, data: { depositAmount: null } })
    await fillMemory()
  })

  it('says how high a deposit may be there, only for rent', async () => {
    expect((await detail(rent))?.depositMonths).toBe(2)
    expect((await detail(sale))?.depositMonths).toBeNull()
  })

  it('says so of a home only', async () => {
    const become = async (kind: 'garage' | 'house') => {
      await cms.payload.update({ collection: 'types', where: {}, data: { kind } })
      await fillMemory()
    }
    await become('garage')
    const garage = await detail(rent)
    expect(garage?.depositMonths).toBeNull()
    expect(garage?.calculation?.facts).toMatchObject({ deposit: null, statedDeposit: null })
    await become('house')
    expect((await detail(rent))?.depositMonths).toBe(2)
  })

  it('is nothing where it is not public, but can be previewed', async () => {
    const { siteIn } = await import('@/content/site')
    const { propertyPreview } = await import('@/features/properties/queries-detail')
    const { readNewest } = await import('@/content/preview/newest')
    expect(await detail(999_999)).toBeNull()
    const draft = await readNewest('properties', draftRow, 'fr')
    const preview = draft && (await propertyPreview(siteIn('fr'), draft))
    expect(preview).toMatchObject({ similar: [], brochureHref: null })
  })
})
