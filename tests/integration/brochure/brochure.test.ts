import { rm } from 'node:fs/promises'
import path from 'node:path'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import dutch from '@/i18n/messages/nl.json'
import french from '@/i18n/messages/fr.json'
import { bucketAway } from '../../support/bucket-away'
import { startCms, type Cms } from '../../support/cms'
import { completeListing } from '../../support/complete-listing'
import { contentBed } from '../../support/content-bed'
import { written } from '../../support/lexical'
import { allParts, readStructure } from '../../support/pdf-structure'
import { picture } from '../../support/pictures'

let cms: Cms
let row: number
let number: number
let photos: string[]

beforeAll(async () => {
  process.env.SITE_URL = 'https://www.agency.example'
  cms = await startCms()
  const bed = contentBed(cms)
  const type = await bed.type({ nl: 'Huis', fr: 'Maison' })
  const city = await bed.city({ nl: 'Gent', fr: 'Gand' }, '9000')
  const files = ['#c03020', '#3020c0', '#20c030'].map(async (colour, index) =>
    cms.payload.create({
      collection: 'media', data: {},
      file: await picture(`${index}.jpg`, { width: 1500, height: 1000, colour }),
    }),
  )
  const media = await Promise.all(files)
  photos = media.map(({ hash }) => String(hash))
  const [front] = media
  await cms.payload.update({
    collection: 'media', id: front?.id, locale: 'nl', data: { alt: 'Gevel aan de straat' },
  } as never)
  const agency = await cms.payload.create({
    collection: 'agencies',
    data: { name: 'Kantoor Gent', phone: '092000147', instituteNumber: 'BIV 599.104' },
  })
  const listing = await bed.property({
    ...completeListing('flanders', 'sale'),
    type, city, zip: '9000', price: 418_000, street: 'Geheimstraat', houseNumber: '128',
    publishAddress: false, pictures: media.map(({ id }) => id), agency: agency.id,
    typeDescription: 'Maison de charme', bedrooms: 4, toilets: 2, cadastralIncome: 1715,
    description: written('<p>Een <strong>geïsoleerd</strong> dak.</p><ul><li>Grote tuin</li></ul>'),
  })
  row = listing.id
  number = listing.listingId as number
  await change({ typeDescription: 'Charmante woning' }, 'nl')
})
afterAll(() => cms.stop())

const change = (data: object, locale = 'nl') =>
  cms.payload.update({
    collection: 'properties', id: row, locale, data: { _status: 'published', ...data },
  } as never)

async function get(language: string, file: string | number, headers: Record<string, string> = {}) {
  const { loadMemory } = await import('@/content/memory/load')
  const { setMemory } = await import('@/content/memory/memory')
  setMemory(await loadMemory(cms.payload))
  const { GET } = await import('@/app/(endpoints)/brochure/[language]/[file]/route')
  const name = typeof file === 'number' ? `${file}.pdf` : file
  const params = Promise.resolve({ language, file: name })
  return GET(new Request('http://localhost/', { headers }), { params })
}

async function read(response: Response) {
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  const pages = Array.from({ length: totalPages }, (_, index) => pdf.getPage(index + 1))
  const annotations = await Promise.all(pages.map(async (page) => (await page).getAnnotations()))
  const links = annotations.flat().map(({ url }: { url?: string }) => url)
  const outline: { title: string }[] = (await pdf.getOutline()) ?? []
  const contents = outline.map(({ title }) => title)
  return { text: text.replace(/\s+/g, ' '), totalPages, links, contents, ...(await getMeta(pdf)) }
}

describe('the brochure of a property', () => {
  it.each([
    ['nl', 'Charmante woning', 'Te koop', dutch],
    ['fr', 'Maison de charme', 'À vendre', french],
  ] as const)('says in %s what the page says', async (language, title, goal, labels) => {
    const response = await get(language, number)
    expect(response.status).toBe(200)
    const { text, totalPages, links, contents, info } = await read(response)
    for (const part of [goal, title, '€ 418.000', '20260412-0001234567-RES-1', labels.Mentions.institute.replace('{number}', '599.104'), '092 00 01 47', String(number)]) {
      expect(text).toContain(part)
    }
    expect(text).toContain(`${labels.Planning.preemptiveRight.Gvkr}.`)
    expect(text).toContain(`B – ${labels.Flood.B}.`)
    expect(text).toContain(labels.Brochure.scan)
    expect(text).toContain('geïsoleerd dak. Grote tuin')
    expect(text).toContain(`1 / ${totalPages}`)
    expect(totalPages).toBeGreaterThanOrEqual(2)
    expect(totalPages).toBeLessThanOrEqual(4)
    expect(links.some((url) => url?.startsWith('https://www.agency.example/'))).toBe(true)
    expect(info).toMatchObject({ Language: language, Author: 'Kantoor Gent' })
    expect(info.Title).toContain(title)
    expect(contents).toEqual([title, labels.Detail.description])
  })

  it.each([
    ['nl', 'Charmante woning', dutch],
    ['fr', 'Maison de charme', french],
  ] as const)('is read aloud in %s with its headings and pictures', async (language, title, labels) => {
    const bytes = new Uint8Array(await (await get(language, number)).arrayBuffer())
    const { parts, info } = await readStructure(bytes)
    const all = allParts(parts)
    expect(info.Language).toBe(language)
    const headings = all.filter(({ role }) => /^H\d$/.test(role))
    expect(headings.map(({ role }) => role).join(' ')).toMatch(/^H1( H2)+$/)
    expect(headings[0]).toMatchObject({ text: title, lang: language })
    expect(headings.map(({ text }) => text)).toContain(labels.Energy.title)
    const figures = all.filter(({ role }) => role === 'Figure').map(({ alt, lang }) => [alt, lang])
    const others = [2, 3].map((one) => labels.Brochure.photo.replace('{number}', `${one}`))
    expect(figures).toEqual([
      // Described in Dutch only, and said to be.
      ['Gevel aan de straat', 'nl'],
      ...[labels.Brochure.page, ...others].map((said) => [said, language]),
    ])
    const facts = all.filter(({ role }) => role === 'TR').map(({ parts: cells }) => cells.map(({ text }) => text))
    expect(facts).toContainEqual([labels.Facts.toilets, '2'])
  })

  it('names no street that is not public, and names it once it is', async () => {
    expect((await read(await get('nl', number))).text).not.toMatch(/Geheim|128/)
    await change({ publishAddress: true })
    expect((await read(await get('nl', number))).text).toContain('Geheimstraat 128')
    await change({ publishAddress: false })
    expect((await read(await get('nl', number))).text).not.toContain('Geheim')
  })

  it('shows what staff show', async () => {
    const shown = async (word: string) => (await read(await get('nl', number))).text.includes(word)
    const labels = [dutch.Facts.toilets, dutch.Facts.cadastralIncome]
    expect(await Promise.all(labels.map(shown))).toEqual([true, true])
    const { id } = await cms.payload.create({
      collection: 'display-conditions',
      data: {
        name: 'Rent only', shows: ['toilets'], active: true,
        field: 'goal', logic: 'equals', compareWithValue: '1',
      },
    } as never)
    expect(await Promise.all(labels.map(shown))).toEqual([false, true])
    await cms.payload.delete({ collection: 'display-conditions', id } as never)
  })

  it('is a small file with a good name, never kept by others nor indexed', async () => {
    const response = await get('fr', number)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${number}-maison-gand.pdf"`,
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
    const { byteLength } = await response.arrayBuffer()
    expect(Number(response.headers.get('content-length'))).toBe(byteLength)
    expect(byteLength).toBeLessThan(1_500_000)
  })

  it('is the same file until something in it changes', async () => {
    const first = await get('nl', number)
    const tag = first.headers.get('etag') ?? ''
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(Buffer.from(await (await get('nl', number)).arrayBuffer()).equals(bytes)).toBe(true)
    expect((await get('nl', number, { 'If-None-Match': `"other", W/${tag}` })).status).toBe(304)
    await change({ price: 400_000 })
    const changed = await get('nl', number, { 'If-None-Match': tag })
    expect([changed.status, changed.headers.get('etag') === tag]).toEqual([200, false])
    expect((await read(changed)).text).toContain('€ 400.000')
  })

  it('is there although a picture is missing', async () => {
    await rm(path.join(cms.dir, 'media', photos[0] ?? '-'), { recursive: true })
    await change({ price: 401_000 })
    expect((await get('nl', number)).status).toBe(200)
  })

  it('is made later while the bucket of a picture is away: without it, it would be kept', async () => {
    await change({ price: 402_000 })
    const stop = await bucketAway()
    const response = await get('nl', number)
    await stop()
    expect([response.status, (await response.text()).trim()]).toEqual([503, dutch.Brochure.busy])
    expect((await get('nl', number)).status).toBe(200)
  })

  it('is a 404 in words where there is nothing to offer', async () => {
    const refused = async (language: string, file: string | number) => {
      const response = await get(language, file)
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      return [response.status, (await response.text()).trim()]
    }
    const names = ['4711', '0.pdf', '-1.pdf', '1e3.pdf', `${number}.PDF`, '../1.pdf', '%00.pdf']
    for (const name of names) expect((await refused('fr', name))[0], name).toBe(404)
    expect(await refused('fr', 999_999)).toEqual([404, french.Brochure.none])
    expect(await refused('es', number)).toEqual([404, dutch.Brochure.none])
    await change({ live: false }, 'en')
    expect((await refused('en', number))[0]).toBe(404)
    await change({ status: 'sold' })
    expect(await refused('nl', number)).toEqual([404, dutch.Brochure.none])
    await change({ status: 'available', withdrawnAt: '2026-01-01T00:00:00.000Z' })
    expect((await refused('nl', number))[0]).toBe(404)
  })
})
