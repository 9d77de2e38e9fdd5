import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchIn } from '@/domain/search/match'
import type { PropertyRowView } from '@/domain/search/row-views'
import type { SearchIndex } from '@/domain/search/search-index'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { written } from '../../support/lexical'
import { picture } from '../../support/pictures'

let cms: Cms
let type: number
let listed: number
let sold: number

const DESCRIPTION = `<p>Een <b>licht</b> huis &amp; tuin.</p>${'Rustig gelegen. '.repeat(20)}`

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  type = await bed.type({ nl: 'Huis', fr: 'Maison' })
  const city = await bed.city({ nl: 'Namen', fr: 'Namur' })
  const media = await cms.payload.create({
    collection: 'media', data: {}, file: await picture('front.jpg'),
  })
  const property = async (fields: object) =>
    (await bed.property({ type, city, pictures: [media.id], description: written(DESCRIPTION), ...fields }))
      .listingId as number
  listed = await property({})
  sold = await property({ status: 'sold' })
  await load()
})
afterAll(() => cms.stop())

async function load() {
  const { loadMemory } = await import('@/content/memory/load')
  const { setMemory } = await import('@/content/memory/memory')
  setMemory(await loadMemory(cms.payload))
}

const request = (path: string, headers?: HeadersInit) =>
  new Request(`http://localhost${path}`, { headers })

async function index(language: string, headers?: HeadersInit) {
  const { GET } = await import('@/app/(endpoints)/find/index/[language]/route')
  return GET(request(`/find/index/${language}`, headers), { params: Promise.resolve({ language }) })
}

async function rows(ids: string, language = 'nl') {
  const { GET } = await import('@/app/(endpoints)/find/rows/[language]/route')
  return GET(request(`/find/rows/${language}?ids=${ids}`), { params: Promise.resolve({ language }) })
}

async function go(q: string, goal = 'sale', language = 'nl') {
  const { GET } = await import('@/app/(endpoints)/find/go/[language]/[goal]/route')
  const path = `/find/go/${language}/${goal}?${new URLSearchParams({ q }).toString()}`
  return GET(request(path), { params: Promise.resolve({ language, goal }) })
}

describe('what stands beside a property in a search', () => {
  async function beside(id: number, segment = '-') {
    const { GET } = await import('@/app/(endpoints)/find/neighbours/[language]/[goal]/[segment]/[id]/route')
    const parts = { language: 'nl', goal: 'sale', segment, id: String(id) }
    return GET(request(`/find/neighbours/nl/sale/${segment}/${id}`), { params: Promise.resolve(parts) })
  }

  it('is answered for what the search finds', async () => {
    const response = await beside(listed)
    expect([response.status, await response.json()]).toMatchObject([200, { position: 1, total: 1, previous: null, next: null }])
  })

  it('is nothing, and no fault, for what it does not find', async () => {
    for (const response of [await beside(sold), await beside(listed, '~e9000000-'), await beside(999)]) {
      expect([response.status, await response.text()]).toEqual([204, ''])
    }
  })

  it('is refused for a search that cannot be read', async () => {
    expect((await beside(listed, 'namur')).status).toBe(400)
  })
})

describe('the search index', () => {
  it('finds what is listed, and not what is sold', async () => {
    const response = await index('nl')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const search = searchIn((await response.json()) as SearchIndex)
    expect(search(String(listed)).properties).toHaveLength(1)
    expect(search(String(sold)).properties).toEqual([])
    expect(search('namen').cities[0]).toMatchObject({ sale: { count: 1 }, rent: { href: null } })
    expect(search('huis').types[0]?.sale.count).toBe(1)
  })

  it('says how much it holds and is not sent twice', async () => {
    const response = await index('fr')
    expect(Number(response.headers.get('x-search-size'))).toBeGreaterThan(1)
    const etag = response.headers.get('etag') ?? ''
    const again = await index('fr', { 'If-None-Match': `W/${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('is there for no other language', async () => {
    expect((await index('xx')).status).toBe(404)
  })
})

describe('rows of the results', () => {
  it('have a thumbnail and hundred characters of the description', async () => {
    const [row] = (await (await rows(`${listed},999999`)).json()) as PropertyRowView[]
    expect(row).toMatchObject({ id: listed })
    expect(row?.href).toContain(`/${listed}/`)
    expect(row?.description?.text).toMatch(/^Een licht huis & tuin\. Rustig gelegen\..*…$/)
    expect([...(row?.description?.text ?? '')].length).toBeLessThanOrEqual(101)
    expect(row?.picture?.hash).toMatch(/^[0-9a-f]+$/)
  })

  it.each(['', 'a', '0', '1,', '1,2,3,4,5,6,7,8,9,10,11', '1;drop'])('refuse %j', async (ids) => {
    expect((await rows(ids)).status).toBe(400)
  })
})

describe('the search form', () => {
  it('leads to the property, sold or not', async () => {
    for (const id of [listed, sold]) {
      const response = await go(String(id), 'rent')
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toContain(`/${id}/`)
    }
  })

  it('leads to the list of a city or type', async () => {
    expect((await go('Namur')).headers.get('location')).toMatch(/\?city=Namen\|5000$/)
    expect((await go('Huis', 'rent', 'fr')).headers.get('location')).toMatch(/\?type=\d+$/)
    expect((await go('Hoeve', 'rent', 'fr')).headers.get('location')).toMatch(/\?city=Hoeve$/)
    expect((await go('Maison', 'rent', 'fr')).headers.get('location')).toMatch(/\?type=\d+$/)
    expect((await go('')).headers.get('location')).not.toContain('?')
  })

  it('reads what people say, by the words that staff wrote beside the type', async () => {
    const { payload } = cms
    const data = { alsoCalled: 'Villa, halfopen bebouwing' }
    await payload.update({ collection: 'types', id: type, locale: 'nl', data })
    await load()
    const stored = await payload.findByID({ collection: 'types', id: type, locale: 'all' })
    expect(stored.alsoCalled).toMatchObject({ nl: data.alsoCalled })
    const list = /\?city=Namen\|5000&type=\d+&price-max=350000&q=zwembad$/
    expect((await go("villa's in namen max 350k met zwembad")).headers.get('location')).toMatch(list)
    expect((await go('te huur Vlaanderen')).headers.get('location')).toMatch(/\?region=Vlaanderen$/)
    // In French nobody wrote it.
    expect((await go('villa', 'sale', 'fr')).headers.get('location')).toMatch(/\?city=villa$/)
  })

  it('keeps the criteria of the list that its field stands on', async () => {
    const { GET } = await import('@/app/(endpoints)/find/go/[language]/[goal]/route')
    const query = '?q=2+slaapkamers&type=77&city=Namen%7C5000&page=3&bedrooms=4&utm_source=x'
    const params = Promise.resolve({ language: 'nl', goal: 'sale' })
    const response = await GET(request(`/find/go/nl/sale${query}`), { params })
    expect(response.headers.get('location')).toMatch(/\?type=77&city=Namen\|5000&bedrooms=2$/)
  })

  it.each([
    'x'.repeat(500), '?!…', '🏠', 'שלום', '"><script>', '+32 475 12 34 56', '\uD800', '\u0000',
  ])('leads to a list whatever is sent: %j', async (q) => {
    const response = await go(q)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/(?:\?city=.{1,900})?$/)
  })

  it('knows no other goals and languages', async () => {
    expect((await go('Namur', 'swap')).status).toBe(404)
    expect((await go('Namur', 'sale', 'xx')).status).toBe(404)
  })
})
