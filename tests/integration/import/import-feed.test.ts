import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemLine } from '@/import/parse/report'
import { fillTypeWords } from '@/cms/migrate/type-words'
import { and, eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { everything, prepareImport, runImport } from '../../support/import-bed'

const IDS = [101, 102, 103, 104, 105, 106, 107, 108, 109, 110]
const without = (...gone: number[]) =>
  IDS.filter((id) => !gone.includes(id)).map((id) => listing(id))
const POINTS = [{ Name: 'Gare', Kind: 'station', Distance: 400 }]

let cms: Cms
let folder: string
const find = async (listingId: number, draft = false, locale: 'fr' | 'nl' | 'de' = 'fr') => {
  const { docs } = await cms.payload.find({
    collection: 'properties',
    where: { listingId: { equals: listingId } },
    depth: 1,
    draft,
    locale,
  })
  return docs[0]
}
const full = () => feedOf(IDS.map((id) => listing(id)))

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
})
afterAll(() => cms.stop())

describe('an import', () => {
  it('creates listings in every language, with pictures, paths and an agency', async () => {
    const result = await runImport(cms, folder, full())
    expect(result.problems).toEqual([])
    expect(result.counts).toMatchObject({ created: 10, pictures: { stored: 2, leftOut: 0 } })
    const found = await find(101)
    expect(found).toMatchObject({
      _status: 'published',
      adminTitle: '101 · Maison · Alost',
      price: 300_000,
      typeDescription: 'Belle maison',
      agency: { agencyId: 7 },
      live: true,
    })
    expect(found?.pictures).toHaveLength(2)
    expect((await find(101, false, 'de'))?.live).toBe(true)
    const { docs } = await cms.payload.find({
      collection: 'routes',
      where: { target: { equals: 'property:101' } },
      locale: 'nl',
    })
    expect(docs[0]).toMatchObject({ path: '/te-koop/aalst/woning/101/', gone: false })
  })

  it('says what its types are also called, and leaves what staff write there', async () => {
    const wordsOf = async () => {
      const { docs } = await cms.payload.find({ collection: 'types', where: { typeId: { equals: 1 } }, locale: 'all' })
      return { id: docs[0]!.id, words: docs[0]!.alsoCalled as unknown as Record<string, string | null> }
    }
    const { id, words } = await wordsOf()
    expect(words.nl).toContain('rijwoning')
    await cms.payload.update({ collection: 'types', id, locale: 'nl', data: { alsoCalled: 'ons huis' } })
    // A site from before the field has none; a language that somebody wrote in keeps that.
    const locales = tableOf(cms.payload, 'types_locales')
    const french = and(eq(locales._parentID, id), eq(locales._locale, 'fr'))
    await committedSql(cms.payload).update(locales).set({ alsoCalled: null }).where(french)
    await fillTypeWords(committedSql(cms.payload))
    await runImport(cms, folder, full())
    expect((await wordsOf()).words).toMatchObject({ nl: 'ons huis', fr: words.fr })
    expect(words.fr).toContain('villa')
  })

  it('makes one city of the names that a listing gives it', async () => {
    const { docs } = await cms.payload.find({ collection: 'cities', locale: 'all' })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({ zip: '9300', name: { fr: 'Alost', nl: 'Aalst' } })
  })

  it('changes nothing the second time', async () => {
    const before = await everything(cms)
    const result = await runImport(cms, folder, full())
    expect(result.counts).toMatchObject({ created: 0, updated: 0, unchanged: 10 })
    expect(await everything(cms)).toBe(before)
  })

  it('updates what changed and shows it in the admin, where drafts are read', async () => {
    const changed = listing(101, { Price: 250_000, PointsOfInterest: POINTS })
    const result = await runImport(cms, folder, feedOf([changed, ...without(101)]))
    expect(result.counts).toMatchObject({ updated: 1, unchanged: 9 })
    const draft = await find(101, true)
    expect(draft).toMatchObject({ price: 250_000, typeDescription: 'Belle maison' })
    expect(draft?.pictures).toHaveLength(2)
    expect(draft?.pointsOfInterest).toMatchObject([{ name: 'Gare', distance: 400 }])
    const versions = await cms.payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: draft?.id } },
    })
    expect(versions.docs.filter(({ latest }) => latest)).toHaveLength(1)
    expect(versions.totalDocs).toBe(2)
  })

  it('keeps a draft of staff in the history', async () => {
    const { id } = (await find(102))!
    await cms.payload.update({ collection: 'properties', id, data: { price: 1 }, draft: true })
    expect((await find(102, true))?.price).toBe(1)
    await runImport(cms, folder, feedOf([listing(102, { Price: 299_000 }), ...without(102)]))
    expect((await find(102, true))?.price).toBe(299_000)
    const versions = await cms.payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: id } },
    })
    expect(versions.docs.map(({ version }) => version.price)).toContain(1)
  })

  it('keeps twenty versions of a listing', async () => {
    for (let price = 1; price <= 22; price += 1) {
      await runImport(cms, folder, feedOf([listing(103, { Price: price }), ...without(103)]))
    }
    const { id } = (await find(103))!
    const { totalDocs } = await cms.payload.countVersions({
      collection: 'properties',
      where: { parent: { equals: id } },
    })
    expect(totalDocs).toBe(20)
  })

  it('leaves fields alone that staff locked', async () => {
    const { id } = (await find(104))!
    await cms.payload.update({
      collection: 'properties',
      id,
      locale: 'fr',
      data: {
        price: 5,
        typeDescription: 'De notre main',
        pictures: [],
        lockedFields: ['price', 'typeDescription', 'pictures'],
      },
    })
    const changed = listing(104, { Price: 9, Bedrooms: 8 })
    await runImport(cms, folder, feedOf([changed, ...without(104)]))
    const found = await find(104)
    expect(found).toMatchObject({ price: 5, typeDescription: 'De notre main', bedrooms: 8 })
    expect(found?.pictures ?? []).toHaveLength(0)
  })

  it('leaves the languages alone that the feed is not written in', async () => {
    const { id } = (await find(105))!
    const data = { typeDescription: 'Schönes Haus', live: false }
    await cms.payload.update({ collection: 'properties', id, locale: 'de', data })
    await runImport(cms, folder, feedOf([listing(105, { Bedrooms: 6 }), ...without(105)]))
    expect(await find(105, false, 'de')).toMatchObject({ ...data, bedrooms: 6 })
  })

  it('names the default agency in a warning where it does not know one', async () => {
    const of = (AgencyID: number) => feedOf([listing(106, { AgencyID }), ...without(106)])
    const known = await runImport(cms, folder, of(7))
    expect(known.warnings).toEqual([])
    const other = await runImport(cms, folder, of(8))
    expect(other.warnings).toMatchObject([{ id: '106', field: 'AgencyID' }])
  })
})

describe('a listing that leaves the feed', () => {
  it('is withdrawn, not deleted, and comes back', async () => {
    await runImport(cms, folder, full())
    const result = await runImport(cms, folder, feedOf(without(109, 110)))
    expect(result.counts).toMatchObject({ withdrawn: 2, unchanged: 8 })
    expect((await find(110))?.withdrawnAt).toBeTruthy()
    expect((await find(110, true))?.withdrawnAt).toBeTruthy()
    const routes = await cms.payload.find({
      collection: 'routes',
      where: { target: { equals: 'property:110' } },
    })
    expect(routes.docs[0]?.gone).toBe(true)
    const back = await runImport(cms, folder, full())
    expect(back.counts).toMatchObject({ returned: 2, withdrawn: 0 })
    expect((await find(110))?.withdrawnAt).toBeNull()
  })

  it('is one of more than two and more than a fifth only where that is allowed', async () => {
    const before = await everything(cms)
    const result = await runImport(cms, folder, feedOf(without(108, 109, 110)))
    expect(result.ok).toBe(false)
    expect(result.problems).toEqual([expect.objectContaining({ expected: expect.stringContaining('two of the listings') as string })])
    expect(await everything(cms)).toBe(before)
    const allowed = await runImport(cms, folder, feedOf(without(108, 109, 110)), {
      allowWithdraw: true,
    })
    expect(allowed.counts.withdrawn).toBe(3)
    await runImport(cms, folder, full())
  })
})

describe('an import is refused as a whole', () => {
  it.each([
    ['an ID of another source', 'other', full()],
    ['wrong values', 'feed', feedOf(IDS.map((id) => listing(id, { Price: 'much' })))],
    ['an unknown type', 'feed', { ...full(), properties: listing(101, { WebID: 6 }), types: [] }],
  ])('for %s', async (_, source, feed) => {
    const before = await everything(cms)
    const result = await runImport(cms, folder, feed, { source, allowWithdraw: true })
    expect(result.ok).toBe(false)
    expect(result.problems[0]).toMatchObject({ section: 'properties', row: 1, id: '101' })
    expect(await everything(cms)).toBe(before)
  })

})

describe('a listing of the feed', () => {
  it('is skipped whose ID was made in the admin', async () => {
    const types = await cms.payload.find({ collection: 'types', limit: 1 })
    await cms.payload.create({
      collection: 'properties',
      data: {
        listingId: 900, type: types.docs[0]!.id, goal: '0', status: 'available',
        marquee: '0', countryId: '10',
      },
    })
    const result = await runImport(cms, folder, feedOf([...without(), listing(900)]))
    expect(result).toMatchObject({ ok: true, skipped: [{ id: '900', field: 'ID' }] })
    expect(problemLine(result.skipped[0]!)).toMatch(
      /ID 900.*made in the admin: remove the listing of the admin, or leave the row out of the feed$/,
    )
  })
})

describe('a run', () => {
  const runs = async () =>
    (await cms.payload.find({ collection: 'import-runs', sort: '-id', limit: 2 })).docs

  it('is recorded with what it did', async () => {
    await runImport(cms, folder, full())
    expect((await runs())[0]).toMatchObject({ state: 'done', file: 'feed.json' })
    await runImport(cms, folder, 'no feed')
    expect((await runs())[0]).toMatchObject({ state: 'refused', problems: [{ section: 'file' }] })
  })

  it('that was interrupted is completed by the next', async () => {
    const prices = (price: number) => feedOf(IDS.map((id) => listing(id, { Price: price + id })))
    const stop = new AbortController()
    const onProgress = (phase: string) => phase === 'projects' && stop.abort()
    await expect(
      runImport(cms, folder, prices(1000), { signal: stop.signal, onProgress }),
    ).rejects.toThrow()
    expect((await runs())[0]).toMatchObject({ state: 'interrupted' })
    const result = await runImport(cms, folder, prices(1000))
    expect(result.ok).toBe(true)
    for (const id of IDS.filter((one) => one !== 104)) {
      expect((await find(id))?.price).toBe(1000 + id)
    }
  })

  it('waits for nobody: a second one is refused while the first is at work', async () => {
    const [first, second] = await Promise.all([
      runImport(cms, folder, full()),
      runImport(cms, folder, full()),
    ])
    expect([first.ok, second.ok].sort()).toEqual([false, true])
  })

  it('of a dead process does not stand in the way', async () => {
    const table = tableOf(cms.payload, 'import_runs')
    const [last] = await runs()
    const now = new Date().toISOString()
    const { hostname } = await import('node:os')
    await committedSql(cms.payload)
      .update(table)
      .set({ state: 'running', updatedAt: now, counts: { pid: 2 ** 22 + 1, host: hostname() } })
      .where(eq(table.id, last!.id))
    expect((await runImport(cms, folder, full())).ok).toBe(true)
    expect((await runs())[1]?.state).toBe('interrupted')
  })
})

describe('a project', () => {
  const units = [{ ID: 101, Floor: 2, Price: 300_000, Status: 'sold' }]
  const project = {
    ID: 901, WebID: 1, Goal: 0, City: 'Alost', Zip: '9300', CountryID: 10, language: 'fr',
    Name: 'Les Jardins', Delivery: '2027-06', Status: 'sold out', Units: units,
  }

  it('comes with its units, whose status is their own', async () => {
    const unit = listing(101, { ProjectID: 901 })
    const result = await runImport(cms, folder, feedOf([unit, ...without(101)], [project]))
    expect(result.problems).toEqual([])
    expect(result.counts.projects.created).toBe(1)
    expect(await find(101)).toMatchObject({
      status: 'available',
      floor: 2,
      project: { listingId: 901 },
    })
    const { docs } = await cms.payload.find({ collection: 'projects', draft: true, locale: 'fr' })
    expect(docs).toMatchObject([{ name: 'Les Jardins', status: 'sold-out', _status: 'published' }])
  })
})
