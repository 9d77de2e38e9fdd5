import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { siteIn } from '@/content/site'
import type { Property } from '@/payload-types'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { staffMember } from '../../support/lead-bed'

let cms: Cms
let reader: Awaited<ReturnType<typeof staffMember>>['actor']
let property: (data: Partial<Property>) => Promise<Property>

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  const type = await bed.type({ nl: 'Huis', fr: 'Maison' })
  const city = await bed.city({ nl: 'Gent', fr: 'Gand' })
  property = (data) => bed.property({ ...data, type, city })
  reader = (await staffMember(cms, 'administrator')).actor
})
afterAll(() => cms.stop())

/** What the page of a lead says of what it is about, to an administrator who reads Dutch. */
async function subjectOf(lead: { property?: number; project?: number }) {
  const { readSubject } = await import('@/admin/leads/read-subject')
  const req = await createLocalReq({ user: reader }, cms.payload)
  return readSubject(req, lead, 'nl')
}

/** What it says of the price. */
const priceOf = async (lead: { property?: number; project?: number }): Promise<string | undefined> =>
  (await subjectOf(lead))?.price.replaceAll('\u00a0', ' ')

it.each<[string, Partial<Property>, string]>([
  ['a price', { price: 350_000 }, '€ 350.000'],
  ['rent', { goal: '1', price: 950, chargesRenter: 75 }, '€ 950 / maand + € 75 lasten'],
  ['rent without charges', { goal: '1', price: 950, chargesRenter: 0 }, '€ 950 / maand (geen lasten)'],
  ['rent of another period than a month', { goal: '1', price: 120, chargesRenter: 75, priceUnitText: 'per m² per jaar' }, '€ 120 per m² per jaar + € 75 lasten / maand'],
  ['what begins at a price', { price: 350_000, priceUnit: 7 }, 'vanaf € 350.000'],
  ['what VAT comes on top of', { price: 350_000, vatRegime: 'btw', vatValue: 21 }, '€ 350.000 excl. btw'],
  ['a life annuity', { price: 80_000, annuityIndexedRent: 650 }, 'Lijfrente: bouquet € 80.000 + € 650 / maand'],
  ['what visitors have to ask for', { price: 350_000, publishPrice: false }, '€ 350.000 (Prijs op aanvraag)'],
  ['no price', { price: null, publishPrice: false }, ''],
])('a lead about %s says the price as the site does', async (_, data, said) => {
  const { id } = await property({ publishPrice: true, ...data })
  expect(await priceOf({ property: id })).toBe(said)
})

it('a lead about a project for rent says that its price is a month’s', async () => {
  const data = { listingId: 900_001, name: 'De Tuinen', goal: '1' as const, priceMin: 850 }
  const { id } = await cms.payload.create({ collection: 'projects', data })
  expect(await priceOf({ project: id })).toBe('Vanaf € 850 / maand')
})

it('a lead about a project for rent says the charges of its units that are offered, and not those that are in a rent', async () => {
  const data = { listingId: 900_005, name: 'De Dreven', goal: '1' as const, priceMin: 850 }
  const { id } = await cms.payload.create({ collection: 'projects', data })
  const unit = (of: Partial<Property>) => property({ goal: '1', publishPrice: true, price: 900, project: id, ...of })
  await unit({ chargesRenter: 50 })
  await unit({ chargesRenter: 20, status: 'rented' })
  await unit({ chargesRenter: 30, price: 120, priceUnitText: 'per m² per jaar' })
  await unit({ chargesRenter: 200, priceUnitText: 'lasten inbegrepen' })
  expect(await priceOf({ project: id })).toBe('Vanaf € 850 / maand + € 50 lasten')
  await unit({ chargesRenter: 80 })
  expect(await priceOf({ project: id })).toBe('Vanaf € 850 / maand + € 50 – € 80 lasten')
})

it('a lead about a project for sale says that VAT comes on top, unless its units say registration duty', async () => {
  const data = { listingId: 900_002, name: 'De Hoven', goal: '0' as const, priceMin: 300_000 }
  const { id } = await cms.payload.create({ collection: 'projects', data })
  expect(await priceOf({ project: id })).toBe('Vanaf € 300.000 excl. btw')
  await property({ price: 300_000, project: id, vatRegime: 'registratierechten' })
  expect(await priceOf({ project: id })).toBe('Vanaf € 300.000')
})

it.each([
  [{ listingId: 900_003, projectWebId: 9003 }, 9003],
  [{ listingId: 900_004, projectWebId: 0 }, 900_004],
])('a lead about a project %j, and the form it came by, name the number that its page does', async (numbers, reference) => {
  const { id, listingId } = await cms.payload.create({ collection: 'projects', data: { ...numbers, name: 'De Kaai', goal: '0', _status: 'published' } })
  expect(await subjectOf({ project: id })).toMatchObject({ reference: String(reference) })
  setMemory(await loadMemory(cms.payload))
  const { subjectView } = await import('@/features/forms/subjects')
  expect(await subjectView(siteIn('nl'), { kind: 'project', id: Number(listingId) })).toMatchObject({ id: listingId, reference })
})
