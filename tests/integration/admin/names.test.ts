import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { propertyTitles } from '@/cms/names/property-titles'
import { askApi } from '../../support/ask-api'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { restAs } from '../../support/rest-as'

let cms: Cms
let ask: Awaited<ReturnType<typeof restAs>>
let house: number
let ghent: number
let inGhent: number
let other: number

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  house = await bed.type({ fr: 'Maison', nl: 'Woning' })
  ghent = await bed.city({ fr: 'Gand', nl: 'Gent', de: 'Gent' }, '5000')
  const flat = await bed.type({ fr: 'Appartement', nl: 'Flat' })
  const liege = await bed.city({ fr: 'Liège', nl: 'Luik' }, '4000')
  inGhent = (await bed.property({ type: house, city: ghent, zip: '5000' })).id
  other = (await bed.property({ type: flat, city: liege, zip: '4000' })).id
  ask = await restAs(cms, 'editor')
})
afterAll(() => cms.stop())

const idsOf = async (path: string): Promise<number[]> =>
  ((await ask('GET', path)).body.docs ?? []).map(({ id }) => id)

const named = (collection: string, field: string, words: string, more = ''): Promise<number[]> =>
  idsOf(`/${collection}?draft=true&depth=0&locale=fr&where[${field}][like]=${encodeURIComponent(words)}${more}`)

describe('staff find', () => {
  it.each(['Gent', 'gand', 'Woning', 'Maison', 'Woning Gent', 'Gent · Maison', '5000 woning'])(
    'a property by "%s", whatever the language of the content',
    async (words) => {
      expect(await named('properties', 'adminTitle', words)).toEqual([inGhent])
    },
  )

  it('a property by its number', async () => {
    const { listingId } = await cms.payload.findByID({ collection: 'properties', id: inGhent })
    expect(await named('properties', 'adminTitle', `${listingId} Gent`)).toEqual([inGhent])
  })

  it('a property by its street in any language', async () => {
    await cms.payload.update({ collection: 'properties', id: other, locale: 'nl', data: { street: 'Sint-Jansplein' } })
    expect(await named('properties', 'adminTitle', 'jansplein')).toEqual([other])
    expect(await named('properties', 'street', 'jansplein')).toEqual([other])
  })

  it('a property by the reference of its file', async () => {
    await cms.payload.update({ collection: 'properties', id: other, data: { recordFile: '2026/0412' } })
    expect(await named('properties', 'adminTitle', '2026/0412')).toEqual([other])
    expect(await named('properties', 'adminTitle', 'flat 0412')).toEqual([other])
  })

  it('no property by words that none has all of', async () => {
    expect(await named('properties', 'adminTitle', 'Woning Luik')).toEqual([])
  })

  it('no property that their other conditions leave out', async () => {
    expect(await named('properties', 'adminTitle', 'Gent', '&where[goal][equals]=none')).toEqual([])
  })

  it.each([
    ['cities', 'name', 'Gent'],
    ['types', 'name', 'Woning'],
  ])('one of the %s by another language', async (collection, field, words) => {
    expect(await named(collection, field, words)).toEqual([collection === 'cities' ? ghent : house])
  })

  it('a page by the title of a draft in another language', async () => {
    const id = await contentBed(cms).page({ fr: 'Notre équipe' })
    await cms.payload.update({ collection: 'pages', id, locale: 'nl', draft: true, data: { title: 'Onze ploeg', _status: 'draft' } })
    expect(await named('pages', 'title', 'ploeg')).toEqual([id])
    expect(await idsOf('/pages?draft=true&locale=de&where[or][0][title][like]=ploeg&where[or][1][originalPath][like]=ploeg')).toEqual([id])
  })

  it('counts as many', async () => {
    const { body } = await ask('GET', '/cities/count?locale=fr&where[name][like]=Gent')
    expect(body).toMatchObject({ totalDocs: 1 })
  })

  it.each(['%', "'", '"', '\\', '(', '😀', '  '])('nothing that breaks by %j', async (words) => {
    const { status } = await ask('GET', `/properties?where[adminTitle][like]=${encodeURIComponent(words)}`)
    expect(status).toBe(200)
  })
})

describe('what a document is called', () => {
  it('is said in the language of whoever reads', async () => {
    const { listingId } = await cms.payload.findByID({ collection: 'properties', id: inGhent })
    const titles = await propertyTitles(cms.payload, [inGhent], 'nl')
    expect(titles.get(inGhent)).toBe(`${listingId} · Woning · Gent`)
  })

  it('is told to whoever reads Dutch in Dutch, and stored as it was', async () => {
    const data = { email: 'nl@example.be', password: 'four words in a row' }
    const user = { ...data, name: 'Nele', roles: ['editor' as const] }
    await cms.payload.create({ collection: 'users', data: user })
    const { token } = await cms.payload.login({ collection: 'users', data })
    const read = async (path: string) => {
      const answer = await askApi('GET', path, undefined, { token, headers: { 'Accept-Language': 'nl' } })
      return (await answer.json()) as Record<string, unknown>
    }
    const { adminTitle, listingId } = await read(`/properties/${inGhent}?depth=0&draft=true`)
    expect(adminTitle).toBe(`${String(listingId)} · Woning · Gent`)
    // What a field of relations asks, which sends the language of the content along.
    expect(await read(`/properties/${inGhent}?depth=0&select[adminTitle]=true`)).toMatchObject({ adminTitle })
    expect(await read(`/cities/${ghent}?depth=0&locale=fr&select[name]=true`)).toMatchObject({ name: 'Gent' })
    // The form, which saves what it reads, asks for the document.
    expect(await read(`/cities/${ghent}?depth=0&locale=fr`)).toMatchObject({ name: 'Gand' })
    const stored = await cms.payload.findByID({ collection: 'properties', id: inGhent })
    expect(stored.adminTitle).toBe(`${String(listingId)} · Maison · Gand`)
  })
})
