import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { skippedLine } from '@/import/parse/report'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { everything, prepareImport, runImport } from '../../support/import-bed'

const IDS = Array.from({ length: 12 }, (_, index) => 101 + index)
const without = (...gone: number[]) =>
  IDS.filter((id) => !gone.includes(id)).map((id) => listing(id))

let cms: Cms
let folder: string

/** A row of the database as it stands. */
const stored = async (listingId: number) => {
  const table = tableOf(cms.payload, 'properties')
  const rows = await committedSql(cms.payload).select().from(table).where(eq(table.listingId, listingId))
  return rows[0]
}
const lastRun = async () =>
  (await cms.payload.find({ collection: 'import-runs', sort: '-id', limit: 1 })).docs[0]

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
})
beforeEach(() => runImport(cms, folder, feedOf(without()), { allowWithdraw: true }))
afterAll(() => cms.stop())

const LONG = 'x'.repeat(20 * 1024 * 1024)

const IMPOSSIBLE: [field: string, value: unknown, expected: RegExp][] = [
  ['ConstructionYear', 20_215, /from 1000 to 2100, found 20215/],
  ['ConstructionYear', 0, /from 1000 to 2100, found 0/],
  ['ConstructionYear', 3, /from 1000 to 2100, found 3/],
  ['Price', -1, /a number \(euro\) from 0 to 1000000000, found -1/],
  ['Price', 'much', /found "much"/],
  ['Status', 'gone', /one of available, option, sold, rented, found "gone"/],
  ['EnergyPerformance', 1e9, /found 1000000000/],
  ['Latitude', 95, /from -90 to 90, found 95/],
  ['Longitude', '200', /from -180 to 180, found "200"/],
  ['Zip', '99', /a Belgian postcode/],
  ['Goal', 'sale', /found "sale"/],
  ['WebID', 'abc', /found "abc"/],
  ['WebID', 77, /a type of the feed, or 1 to 7, found 77/],
  ['ProjectID', 55, /the ID of a project of the feed, found 55/],
  ['Pictures', 'none', /a list, found "none"/],
  ['AgencyID', 'us', /a positive whole number, found "us"/],
  ['Street', { a: 1 }, /text, found an object/],
]

it('a type that cannot be read is reported as it was sent, and as nothing else', async () => {
  const feed = feedOf([...without(101), listing(101, { WebID: 'abc' })])
  const { skipped } = await runImport(cms, folder, feed)
  expect(skipped.map(skippedLine)).not.toContainEqual(expect.stringMatching(/found 0$/))
})

it('the number of a type may have more digits than that of a listing', async () => {
  const types = [{ ID: 1_000_000_001, WebID: 8, Name: 'Chalet', language: 'fr' }]
  const result = await runImport(cms, folder, { ...feedOf(without()), types })
  expect(result).toMatchObject({ ok: true, problems: [] })
})

describe.each(IMPOSSIBLE)('a listing whose %s is %j', (field, value, expected) => {
  const wrong = (id: number) => listing(id, { Bedrooms: 9, [field]: value })

  it('stays as it was, and the others are imported', async () => {
    const before = await stored(101)
    const feed = feedOf([...without(101, 102), listing(102, { Price: 1 }), wrong(101)])
    const result = await runImport(cms, folder, feed)
    expect(result).toMatchObject({ ok: true, problems: [], counts: { updated: 1, skipped: 1, withdrawn: 0 } })
    expect(result.skipped[0]).toMatchObject({ section: 'properties', row: 23, id: '101', field })
    expect(result.skipped.map(skippedLine)[0]).toMatch(expected)
    expect(result.skipped.every(({ outcome }) => outcome === 'kept')).toBe(true)
    expect(await stored(101)).toEqual(before)
    expect((await stored(102))?.price).toBe(1)
  })

  it('is left out where it is new', async () => {
    const before = await everything(cms)
    const result = await runImport(cms, folder, feedOf([...without(), wrong(500)]))
    expect(result).toMatchObject({ ok: true, counts: { created: 0, skipped: 1 } })
    expect(result.skipped.every(({ outcome }) => outcome === 'left out')).toBe(true)
    expect(await everything(cms)).toBe(before)
  })
})

describe('a text of 20 MB', () => {
  it.each(['TypeDescription', 'Description', 'Street', 'Heating', 'City', 'HouseNumber', 'Price'])(
    'in %s is an impossible value of its listing',
    async (field) => {
      const before = await stored(101)
      const feed = feedOf([...without(101), listing(101, { Bedrooms: 9, [field]: LONG })])
      const result = await runImport(cms, folder, feed)
      expect(result).toMatchObject({ ok: true, counts: { skipped: 1 } })
      const [line = ''] = result.skipped.map(skippedLine)
      expect(line).toMatch(/^properties row 23, ID 101 \(fr\), \w+: expected .*, found "x{60}…": kept as it was$/)
      expect(await stored(101)).toEqual(before)
      expect(JSON.stringify(await lastRun()).length).toBeLessThan(10_000)
    },
  )
})

it('the run says which listings were skipped, and that there were some', async () => {
  await runImport(cms, folder, feedOf([...without(101), listing(101, { ConstructionYear: 3 })]))
  expect(await lastRun()).toMatchObject({
    state: 'partial',
    counts: { skipped: 1, unchanged: 11 },
    skipped: [
      { row: 23, id: '101', field: 'ConstructionYear', found: '3', outcome: 'kept' },
      { row: 24 },
    ],
    problems: [],
  })
  await runImport(cms, folder, feedOf(without()))
  expect(await lastRun()).toMatchObject({ state: 'done', skipped: [] })
})

it('a listing that was withdrawn stays so while its row is wrong', async () => {
  await runImport(cms, folder, feedOf(without(101)))
  const wrong = listing(101, { ConstructionYear: 3 })
  const result = await runImport(cms, folder, feedOf([...without(101), wrong]))
  expect(result.skipped[0]?.outcome).toBe('left out')
  expect((await stored(101))?.withdrawnAt).toBeTruthy()
})

it('what is remembered of the pictures of a skipped listing stays', async () => {
  const table = tableOf(cms.payload, 'feed_files')
  const Url = 'https://pictures.example/1.jpg'
  const source = (await stored(101))?.source ?? 0
  const at = '2026-01-01T00:00:00.000Z'
  await committedSql(cms.payload)
    .insert(table)
    .values({ source, address: Url, hash: 'x', fetchedAt: at })
  const wrong = listing(101, { ConstructionYear: 3, Pictures: [{ Url }] })
  await runImport(cms, folder, feedOf([...without(101), wrong]))
  const rows = await committedSql(cms.payload).select().from(table)
  expect(rows).toMatchObject([{ address: Url, hash: 'x' }])
})

describe('a project with an impossible value', () => {
  const project = (more = {}) => ({
    ID: 901, WebID: 1, Goal: 0, City: 'Alost', Zip: '9300', CountryID: 10, language: 'fr',
    Name: 'Les Jardins', Units: [{ ID: 101 }], ...more,
  })
  const unit = (more = {}) => listing(101, { ProjectID: 901, ...more })

  it('stays as it was with its properties', async () => {
    await runImport(cms, folder, feedOf([unit(), ...without(101)], [project()]))
    const before = await everything(cms)
    const wrong = project({ PriceMin: -5, Name: 'Les Vergers' })
    const result = await runImport(cms, folder, feedOf([unit({ Price: 7 }), ...without(101)], [wrong]))
    expect(result.skipped.map(skippedLine)).toEqual([
      expect.stringMatching(/^projects row 1, ID 901 \(fr\), PriceMin: .* found -5: kept as it was$/),
      expect.stringMatching(/^properties row 1, ID 101, ProjectID: .*found 901: kept as it was$/),
    ].sort())
    expect(await everything(cms)).toBe(before)
  })
})

describe('an import is refused whole', () => {
  const ok = () => without(101, 102, 103)
  it.each([
    ['three listings of twelve', () => feedOf([101, 102, 103].map((id) => listing(id, { Price: -1 })).concat(ok()))],
    ['the only listing', () => feedOf([listing(101, { Price: -1 })])],
    ['a duplicate ID', () => feedOf([listing(101), listing(101), ...without(101)])],
    ['a row without an ID', () => feedOf([...without(), [{ language: 'fr' }]])],
    ['languages that disagree', () => feedOf([...without(101), [...listing(101).slice(1), ...listing(101, { Price: 1 }).slice(0, 1)]])],
    ['no list of properties', () => ({ projects: [] })],
  ])('for %s, and nothing changes', async (_, feed) => {
    const before = await everything(cms)
    const result = await runImport(cms, folder, feed(), { allowWithdraw: true })
    expect(result).toMatchObject({ ok: false, skipped: [], counts: { updated: 0 } })
    expect(result.problems).not.toEqual([])
    expect(await everything(cms)).toBe(before)
    expect((await lastRun())?.state).toBe('refused')
  })
})
