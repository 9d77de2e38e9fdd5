import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { and, eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import type { FeedCity, FeedEntry, FeedType } from '@/import/parse/types'
import { saveCities } from '@/import/write/save-cities'
import { saveTypes } from '@/import/write/save-types'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'
import { restAs } from '../../support/rest-as'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

it('a name that the feed adds where a language stood empty is known at once, and what staff wrote stays', async () => {
  const { payload } = cms
  const id = await contentBed(cms).city({ fr: 'Alost', nl: 'x' }, '9300')
  const locales = tableOf(payload, 'cities_locales')
  await committedSql(payload).update(locales).set({ name: null }).where(and(eq(locales._parentID, id), eq(locales._locale, 'nl')))
  const place = { zip: '9300', countryId: '10', latitude: null, longitude: null }
  const saved = await saveCities(payload, [
    { ...place, key: '10|9300|alost', names: { fr: 'ALOST', nl: 'Aalst' } },
    { ...place, key: '10|9300|aalst', names: { nl: 'Aalst' } },
  ])
  expect(saved).toMatchObject({ created: 0 })
  expect([...saved.cities.values()].map((city) => [city.id, city.names.fr, city.names.nl])).toEqual([
    [id, 'Alost', 'Aalst'],
    [id, 'Alost', 'Aalst'],
  ])
})

describe('what staff write while an import begins', () => {
  /** Does something after all was read that is stored, before the first transaction of the import. */
  const meanwhile = (work: () => Promise<unknown>) => {
    const { db } = cms.payload
    const begin = db.beginTransaction.bind(db)
    db.beginTransaction = async () => {
      db.beginTransaction = begin
      await work()
      return begin()
    }
  }

  it('of a town stays: its names and where it lies', async () => {
    const { payload } = cms
    const id = await contentBed(cms).city({ fr: 'Namur' }, '5000')
    await payload.update({ collection: 'cities', id, data: { latitude: null, longitude: null } })
    meanwhile(() => payload.update({ collection: 'cities', id, locale: 'nl', data: { name: 'Namen-Stad', latitude: 50.5, longitude: 4.9 } }))
    const city = { zip: '5000', countryId: '10', latitude: 50, longitude: 4, key: '10|5000|namur', names: { fr: 'Namur', nl: 'Namen', de: 'Namür' } }
    const { cities } = await saveCities(payload, [city])
    const name = { fr: 'Namur', nl: 'Namen-Stad', de: 'Namür' }
    expect(await payload.findByID({ collection: 'cities', id, locale: 'all' })).toMatchObject({ name, latitude: 50.5, longitude: 4.9 })
    expect(cities.get(city.key)).toMatchObject({ id, names: name, latitude: 50.5 })
  })

  it('of a town that they add is the town of the feed: it is not added again', async () => {
    const { payload } = cms
    const bed = contentBed(cms)
    let id = 0
    meanwhile(async () => {
      id = await bed.city({ fr: 'Vielsalm' }, '6690')
    })
    const city = { zip: '6690', countryId: '10', latitude: 50.28, longitude: 5.91, key: '10|6690|vielsalm', names: { fr: 'VIELSALM', de: 'Salm' } }
    const { cities, created, findTowns } = await saveCities(payload, [city])
    expect(created).toBe(0)
    const { docs } = await payload.find({ collection: 'cities', where: { zip: { equals: '6690' } }, locale: 'all' })
    expect(docs).toMatchObject([{ id, name: { fr: 'Vielsalm', de: 'Salm' } }])
    expect(cities.get(city.key)).toMatchObject({ id, names: { fr: 'Vielsalm', de: 'Salm' } })
    const entry = { values: { countryId: '10' }, city: { fr: 'Vielsalm' } } as unknown as FeedEntry
    expect(findTowns(entry).map((town) => town.id)).toEqual([id])
  })

  it('of a type stays, and one that they add is not added again', async () => {
    const { payload } = cms
    const type = (id: number): FeedType => ({ id, rows: [1], webId: id, name: { fr: 'Villa', nl: 'Villa' }, showOrder: 1, sale: true, rent: true })
    await saveTypes(payload, [{ ...type(71), name: { fr: 'Villa' } }])
    const { id } = (await payload.find({ collection: 'types', where: { typeId: { equals: 71 } } })).docs[0]!
    meanwhile(async () => {
      await payload.update({ collection: 'types', id, locale: 'nl', data: { name: 'Landhuis' } })
      await payload.create({ collection: 'types', locale: 'fr', data: { typeId: 72, webId: 72, name: 'Château' } as never })
    })
    await saveTypes(payload, [type(71), type(72)])
    const named = async (typeId: number) => (await payload.find({ collection: 'types', where: { typeId: { equals: typeId } }, locale: 'all' })).docs.map(({ name }) => name)
    expect(await named(71)).toEqual([expect.objectContaining({ fr: 'Villa', nl: 'Landhuis' })])
    expect(await named(72)).toEqual([expect.objectContaining({ fr: 'Château', nl: 'Villa' })])
  })
})

describe('a listing without a postcode', () => {
  const cityOf = async (listingId: number) => {
    const table = tableOf(cms.payload, 'properties')
    const [row] = await committedSql(cms.payload).select({ city: table.city }).from(table).where(eq(table.listingId, listingId))
    return row?.city ?? null
  }

  it('stands in the only town of its name, stored or of the feed, and is named where there is none or more', async () => {
    const folder = await prepareImport(cms)
    const bed = contentBed(cms)
    const eupen = await bed.city({ fr: 'Eupen', de: 'Eupen' }, '4700')
    const soignies = await bed.city({ fr: 'Soignies', nl: 'Zinnik' }, '7060')
    await bed.city({ fr: 'Perwez' }, '1360')
    await bed.city({ fr: 'Perwez' }, '4000')
    const nowhere = (id: number, City: string, more = {}) => listing(id, { Zip: '', City, ...more })
    const feed = feedOf([
      listing(101), nowhere(102, 'EUPEN'), nowhere(103, 'Zinnik'), nowhere(104, 'Alost'),
      nowhere(105, 'Perwez'), nowhere(106, 'Nulle part'), nowhere(107, 'Perwez'), nowhere(108, ''), nowhere(109, 'Eupen', { CountryID: 50 }),
    ])
    const { ok, warnings } = await runImport(cms, folder, feed)
    expect(ok).toBe(true)
    expect([await cityOf(102), await cityOf(103)]).toEqual([eupen, soignies])
    expect([await cityOf(104), await cityOf(105), await cityOf(106)]).toEqual([await cityOf(101), null, null])
    const lines = warnings.filter(({ field }) => field === 'City').map(({ id, message }) => `${id}: ${message}`)
    expect(lines).toEqual([
      '105: "Perwez" left out: it has no postcode, and more than one town is called so',
      '106: "Nulle part" left out: it has no postcode, and no town is called so',
      '109: "Eupen" left out: it has no postcode, and no town is called so',
    ])
    expect((await runImport(cms, folder, feed)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 9 })
  })
})

describe('a town that staff renamed', () => {
  const place = { latitude: null, longitude: null, countryId: '10' }
  const town = (zip: string, names: FeedCity['names']): FeedCity => ({
    ...place,
    zip, names, key: `10|${zip}|${Object.values(names)[0]}`,
  })
  const save = async (...towns: FeedCity[]) => {
    const { cities, created, updated } = await saveCities(cms.payload, towns)
    return { ids: towns.map(({ key }) => cities.get(key)?.id), created, updated }
  }
  const stored = async (id: number) => (await cms.payload.findByID({ collection: 'cities', id, locale: 'all' })) as unknown as { name: object; feedKeys: unknown }
  let ask: Awaited<ReturnType<typeof restAs>>
  const change = async (id: number, locale: string, data: object) =>
    expect((await ask('PATCH', `/cities/${id}?locale=${locale}`, data)).status).toBe(200)

  beforeAll(async () => {
    ask = await restAs(cms, 'administrator')
  })

  it('is the one that the feed means, in every language and under another postcode', async () => {
    const waterloo = town('1410', { fr: 'Wáterloo', nl: 'Waterlo' })
    const { ids: [id], created } = await save(waterloo)
    expect(created).toBe(1)
    await change(id!, 'fr', { name: 'Waterloo-Centre' })
    await change(id!, 'nl', { name: 'Waterloo-Centrum', zip: '1411' })
    expect(await save(waterloo)).toEqual({ ids: [id], created: 0, updated: 0 })
    expect(await save(town('1411', { fr: 'WATERLOO-CENTRE' }), town('1410', { nl: 'Waterlo' }))).toMatchObject({ ids: [id, id], created: 0 })
    // What the feed adds is added under its keys too.
    expect(await save(town('1410', { fr: 'Waterloo', en: 'Waterloo Town' }))).toEqual({ ids: [id], created: 0, updated: 1 })
    expect(await stored(id!)).toMatchObject({ name: { fr: 'Waterloo-Centre', nl: 'Waterloo-Centrum', en: 'Waterloo Town' } })
    await change(id!, 'en', { name: 'Elsewhere' })
    expect(await save(town('1410', { en: 'Waterloo Town' }))).toMatchObject({ ids: [id], created: 0 })
  })

  it('was brought by a feed before that was remembered', async () => {
    const id = await contentBed(cms).city({ fr: 'Eghezée', nl: 'Eghezee' }, '5310')
    await committedSql(cms.payload).update(tableOf(cms.payload, 'cities')).set({ feedKeys: null }).where(eq(tableOf(cms.payload, 'cities').id, id))
    expect(await save(town('5310', { fr: 'Eghezée' }), town('5310', { nl: 'Eghezee' }))).toEqual({ ids: [id, id], created: 0, updated: 0 })
    await change(id, 'fr', { name: 'Longchamps' })
    await change(id, 'nl', { name: 'Lange velden' })
    expect(await save(town('5310', { fr: 'Eghezée' }))).toMatchObject({ ids: [id], created: 0 })
  })

  it('is remembered by every name under which one feed brings it, whatever it gains meanwhile', async () => {
    const id = await contentBed(cms).city({ fr: 'Malmedy', nl: 'Malmédie' }, '4960')
    await save(town('4960', { nl: 'Malmédie' }), town('4960', { fr: 'Malmedy', de: 'Malmünd' }))
    expect((await stored(id)).feedKeys).toEqual(['10|4960|malmedie', '10|4960|malmedy', '10|4960|malmund'])
  })

  it('was given a wrong name for a while: the town of that name is another', async () => {
    const { ids: [id] } = await save(town('9308', { nl: 'Hofstade' }))
    await change(id!, 'nl', { name: 'Gijzegem' })
    await change(id!, 'nl', { name: 'Hofstade' })
    const gijzegem = await save(town('9308', { nl: 'Gijzegem' }))
    expect([gijzegem.created, gijzegem.ids[0] === id]).toEqual([1, false])
  })

  it('is not the one that the feed means where another has that name now', async () => {
    const { ids: [first] } = await save(town('6700', { fr: 'Arlon', nl: 'Aarlen' }))
    await change(first!, 'fr', { name: 'Arlon-Ville' })
    await change(first!, 'nl', { name: 'Aarlen-Stad' })
    const second = await contentBed(cms).city({ fr: 'Arlon' }, '6700')
    expect(await save(town('6700', { nl: 'Aarlen' }))).toMatchObject({ ids: [first], created: 0 })
    expect(await save(town('6700', { nl: 'Aarlen', fr: 'Arlon' }))).toMatchObject({ ids: [second], created: 0 })
  })

  it('is found by a listing without a postcode too, unless another is called so', async () => {
    const { ids: [id] } = await save(town('7800', { fr: 'Ath' }))
    await change(id!, 'fr', { name: 'Ath-Ville' })
    const { findTowns } = await saveCities(cms.payload, [])
    const named = (fr: string) => findTowns({ city: { fr }, values: { countryId: '10' } } as never).map((row) => row.id)
    expect([named('ath'), named('Ath-Ville')]).toEqual([[id], [id]])
    const other = await contentBed(cms).city({ fr: 'Ath' }, '7801')
    const again = await saveCities(cms.payload, [])
    expect(again.findTowns({ city: { fr: 'Ath' }, values: {} } as never).map((row) => row.id)).toEqual([other])
  })

  it('tells nobody how feeds name it, and a copy is a town of its own', async () => {
    const { ids: [id] } = await save(town('8400', { nl: 'Oostende' }))
    expect((await stored(id!)).feedKeys).toEqual(['10|8400|oostende'])
    const { body } = await ask('GET', `/cities/${id}`)
    expect(body).not.toHaveProperty('feedKeys')
    await change(id!, 'nl', { name: 'Mariakerke', feedKeys: ['10|1000|bruxelles'] })
    expect((await stored(id!)).feedKeys).toEqual(['10|8400|oostende'])
    const copy = await ask('POST', `/cities/${id}/duplicate?locale=nl`, {})
    expect(copy.status).toBe(200)
    expect((await stored(copy.body.doc!.id)).feedKeys).toBeNull()
  })
})
