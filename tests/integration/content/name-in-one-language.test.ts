import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { restAs } from '../../support/rest-as'

/** A name is needed in one language at least (decision 037), and what counts is what will be published. */
type Fields = Record<string, unknown>

let cms: Cms
let bed: ReturnType<typeof contentBed>
let ask: Awaited<ReturnType<typeof restAs>>
let category: number

const create = async (collection: string, data: Fields, address = '') => {
  const { body, status } = await ask('POST', `/${collection}?depth=0${address}`, data)
  expect(status, JSON.stringify(body.errors)).toBe(201)
  return body.doc!.id
}
const save = (place: string, locale: string, data: Fields, more = '') =>
  ask('PATCH', `${place}?depth=0&locale=${locale}${more}`, data)
const AUTOSAVE = '&draft=true&autosave=true'
const publish = (place: string, locale: string, data: Fields, more = '') =>
  save(place, locale, { ...data, _status: 'published' }, more)

/** What a place is called on the site, by language. */
const names = async (place: string, field: string) => {
  const { body } = await ask('GET', `${place}?locale=all&depth=0`)
  const stored = ((body as Fields)[field] ?? {}) as Fields
  return Object.fromEntries(Object.entries(stored).filter(([, name]) => name))
}

const refusedAt = ({ body, status }: Awaited<ReturnType<typeof save>>) =>
  [status, body.errors?.[0]?.data?.errors.map(({ path }) => path)]

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  ask = await restAs(cms, 'administrator')
  category = await create('categories', { name: 'Infos' }, '&locale=fr')
})
afterAll(() => cms.stop())

it.each([
  ['pages', 'title', () => ({ kind: 'module' }), '/wie-wij-zijn/'],
  ['articles', 'name', () => ({ category }), '/infos/wie-wij-zijn/'],
] as const)('what is first published of %s from a language without a name has its fixed address from the name it has', async (collection, field, more, path) => {
  const place = `/${collection}/${await create(collection, {}, '&locale=nl&draft=true')}`
  expect((await save(place, 'nl', { ...more(), [field]: 'Wie wij zijn' }, AUTOSAVE)).status).toBe(200)
  const { body, status } = await publish(place, 'fr', { [field]: '' })
  expect([status, body.doc?.originalPath]).toEqual([200, path])
})

describe.each([
  ['pages', 'title', () => ({ kind: 'module' })],
  ['articles', 'name', () => ({ category })],
  ['projects', 'name', () => ({})],
] as const)('of %s', (collection, field, more) => {
  it('a new one is published from a language in which it has none', async () => {
    const place = `/${collection}/${await create(collection, {}, '&locale=nl&draft=true')}`
    expect((await save(place, 'nl', { ...more(), [field]: 'Over ons' }, AUTOSAVE)).status).toBe(200)
    expect(await names(place, field)).toEqual({})
    expect((await publish(place, 'fr', { [field]: '' })).status).toBe(200)
    expect(await names(place, field)).toEqual({ nl: 'Over ons' })
  })

  it('one that was never published is not, in a language alone in which it has none', async () => {
    const place = `/${collection}/${await create(collection, { ...more(), [field]: 'Nos offres', _status: 'draft' }, '&locale=fr')}`
    const alone = '&publishSpecificLocale=nl'
    expect(refusedAt(await publish(place, 'nl', { [field]: '' }, alone))).toEqual([400, [field]])
    expect((await publish(place, 'nl', { [field]: 'Ons aanbod' }, alone)).status).toBe(200)
    expect(await names(place, field)).toEqual({ nl: 'Ons aanbod' })
  })

  it('one whose only name was taken out of its draft is not, and stays as it is', async () => {
    const place = `/${collection}/${await create(collection, { ...more(), [field]: 'Contact', _status: 'published' }, '&locale=nl')}`
    expect((await save(place, 'nl', { [field]: '' }, AUTOSAVE)).status).toBe(200)
    for (const blank of [{ [field]: '' }, { [field]: ' ' }, {}]) {
      expect(refusedAt(await publish(place, 'fr', blank))).toEqual([400, [field]])
    }
    expect(await names(place, field)).toEqual({ nl: 'Contact' })
    expect((await save(place, 'fr', { _status: 'draft' })).status).toBe(200)
    expect((await publish(place, 'fr', { [field]: 'Contactez-nous' })).status).toBe(200)
    expect(await names(place, field)).toEqual({ fr: 'Contactez-nous' })
  })

  it('where one language is published alone, the names that are published count', async () => {
    const place = `/${collection}/${await create(collection, { ...more(), [field]: 'Équipe', _status: 'published' }, '&locale=fr')}`
    const alone = (data: Fields, language = 'fr') => publish(place, language, data, `&publishSpecificLocale=${language}`)
    await save(place, 'nl', { [field]: 'Team' }, AUTOSAVE)
    expect(refusedAt(await alone({ [field]: '' }))).toEqual([400, [field]])
    expect(await names(place, field)).toEqual({ fr: 'Équipe' })
    await save(place, 'fr', { [field]: '' }, AUTOSAVE)
    expect((await alone({ [field]: '' }, 'de')).status).toBe(200)
    expect(await names(place, field)).toEqual({ fr: 'Équipe' })
  })
})

it('a page keeps its address where a publication without a name is refused', async () => {
  const id = await bed.page({ nl: 'Werkwijze' })
  const before = await bed.route(`page:${id}`)
  await save(`/pages/${id}`, 'nl', { title: '' }, AUTOSAVE)
  expect((await publish(`/pages/${id}`, 'fr', { title: '' })).status).toBe(400)
  expect(await bed.route(`page:${id}`)).toEqual(before)
})

it.each([
  ['categories', {}],
  ['types', { typeId: 77, webId: 7, iconClass: 1 }],
  ['cities', { zip: '9300' }],
  ['display-conditions', { field: 'goal', logic: 'equals', compareWithValue: '0', shows: ['rooms'] }],
] as const)('of %s, which have no drafts, the last name stays', async (collection, more) => {
  const place = `/${collection}/${await create(collection, { ...more, name: 'Aalst' }, '&locale=nl')}`
  expect((await save(place, 'fr', { name: '' })).status).toBe(200)
  expect(refusedAt(await save(place, 'nl', { name: '' }))).toEqual([400, ['name']])
  expect(await names(place, 'name')).toEqual({ nl: 'Aalst' })
  expect((await save(place, 'fr', { name: 'Alost' })).status).toBe(200)
  expect((await save(place, 'nl', { name: '' })).status).toBe(200)
  expect(await names(place, 'name')).toEqual({ fr: 'Alost' })
})
