import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '@/cms/database/drizzle'
import { committedSql } from '@/cms/database/sql'
import { problemLine, skippedLine } from '@/import/parse/report'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { feedOf, listing } from '../../support/feed'
import { everything, prepareImport, runImport } from '../../support/import-bed'
import { restAs } from '../../support/rest-as'

type Rest = Awaited<ReturnType<typeof restAs>>
type Kind = 'properties' | 'projects'

const FIRST = 9_000_000
const KINDS: Kind[] = ['properties', 'projects']

let cms: Cms
let administrator: Rest
let agent: Rest
let type: number

beforeAll(async () => {
  cms = await startCms()
  type = await contentBed(cms).type({ fr: 'Maison' })
  const agency = await cms.payload.create({ collection: 'agencies', data: { name: 'Namur' } })
  administrator = await restAs(cms, 'administrator')
  agent = await restAs(cms, 'agent', agency.id)
})
afterAll(() => cms.stop())

const house = () => ({ goal: '0', status: 'available', marquee: '0', countryId: '10', type })
const draft = (kind: Kind, data: object = {}) => ({
  _status: 'draft', ...(kind === 'projects' ? { name: 'Le Parc' } : house()),
  ...data,
})
const make = (rest: Rest, kind: Kind, data: object = {}) =>
  rest('POST', `/${kind}?locale=fr`, draft(kind, data))
const numberOf = async (kind: Kind, data: object = {}, rest = administrator) =>
  (await make(rest, kind, data)).body.doc?.listingId
const stored = async (kind: Kind): Promise<number[]> => {
  const rows = await committedSql(cms.payload).all<{ id: number }>(
    sql`SELECT listing_id AS id FROM ${sql.identifier(kind)} ORDER BY listing_id`,
  )
  return rows.map(({ id }) => id)
}
const wordsOf = ({ body }: Awaited<ReturnType<Rest>>) => body.errors?.[0]?.data?.errors[0]?.message
const settings = (data: object) => administrator('POST', '/globals/settings', data)
const range = (from: number | null, to: number | null) => ({
  listingNumbersFrom: from, listingNumbersTo: to,
})

describe.each(KINDS)('of %s made by hand', (kind) => {
  it('each has the next number of its own range, whatever else is stored', async () => {
    await cms.payload.create({
      collection: kind,
      data: draft(kind, { listingId: Number.MAX_SAFE_INTEGER }) as never,
    })
    expect([await numberOf(kind), await numberOf(kind)]).toEqual([FIRST, FIRST + 1])
  })

  it('an agent chooses none', async () => {
    const before = await stored(kind)
    for (const listingId of [Number.MAX_SAFE_INTEGER, 4711, FIRST + 500]) {
      expect(await numberOf(kind, { listingId }, agent)).toBe(before.length - 1 + FIRST)
      before.push(0)
    }
  })

  it('an administrator chooses one of the range, once', async () => {
    expect(await numberOf(kind, { listingId: FIRST + 100 })).toBe(FIRST + 100)
    expect((await make(administrator, kind, { listingId: FIRST + 100 })).status).toBe(400)
    expect(await numberOf(kind)).toBe(FIRST + 101)
  })

  it.each([4711, FIRST - 1, 10_000_000, Number.MAX_SAFE_INTEGER, -1, FIRST + 0.5, [4711], { a: 1 }])(
    'an administrator cannot choose %j',
    async (listingId) => {
      const before = await stored(kind)
      const answer = await make(administrator, kind, { listingId })
      expect([answer.status, wordsOf(answer)]).toEqual([
        400,
        'A listing made by hand has a number from 9000000 to 9999999. Choose one of these, or leave it blank.',
      ])
      expect(await stored(kind)).toEqual(before)
    },
  )

  it('none changes its number, and a copy has one of its own', async () => {
    const { doc } = (await make(administrator, kind)).body
    const path = `/${kind}/${doc?.id}`
    const changed = await administrator('PATCH', `${path}?draft=true`, { listingId: FIRST + 900 })
    expect(changed.body.doc?.listingId).toBe(doc?.listingId)
    const copy = await administrator('POST', `${path}/duplicate?locale=fr`, { _status: 'draft' })
    expect(copy.body.doc?.listingId).toBe(Number(doc?.listingId) + 1)
  })

  it('no two that are made at once have one number', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => numberOf(kind)))
    expect(new Set(made).size).toBe(12)
    expect(made.every((number) => Number(number) > FIRST)).toBe(true)
  })
})

it('a type, which needs a number of its own, has no copy', async () => {
  expect((await administrator('POST', `/types/${type}/duplicate?locale=fr`, {})).status).toBe(404)
})

describe('the range', () => {
  it('is chosen by administrators, and makes nothing invalid that is stored', async () => {
    const { doc } = (await make(administrator, 'properties')).body
    expect((await settings(range(500, 502))).status).toBe(200)
    const price = { price: 5 }
    const changed = await administrator('PATCH', `/properties/${doc?.id}?draft=true`, price)
    expect(changed).toMatchObject({ status: 200, body: { doc: { listingId: doc?.listingId } } })
    expect(await numberOf('properties')).toBe(500)
    const editor = await restAs(cms, 'editor')
    await editor('POST', '/globals/settings', range(1, 9))
    expect(await numberOf('properties', { listingId: 502 })).toBe(502)
  })

  it('gives what is free of it where the last is in use, and says when it is used up', async () => {
    expect(await numberOf('properties')).toBe(501)
    const answer = await make(agent, 'properties')
    expect([answer.status, wordsOf(answer)]).toEqual([
      400,
      "All numbers from 500 to 502 are in use. An administrator can choose other numbers for listings made by hand in the settings, under ‘Listings’.",
    ])
    expect(await numberOf('projects')).toBe(500)
  })

  it.each([
    [range(9, 8), 'The first number, 9, is greater than the last, 8.'],
    [range(0, 8), 'A whole number from 1 to 999999999.'],
    [range(1, 1_000_000_000), 'A whole number from 1 to 999999999.'],
    [range(1.5, 8), 'A whole number from 1 to 999999999.'],
  ])('%j is none', async (data, words) => {
    const answer = await settings(data)
    expect([answer.status, wordsOf(answer)]).toEqual([400, words])
  })

  it('left blank is the usual one', async () => {
    expect((await settings(range(null, null))).status).toBe(200)
    expect(await numberOf('projects')).toBeGreaterThan(FIRST)
  })
})

describe('a feed', () => {
  const IDS = [101, 102, 103, 104, 105, 106]
  let folder: string

  beforeAll(async () => {
    folder = await prepareImport(cms)
    await runImport(cms, folder, feedOf(IDS.map((id) => listing(id))))
  })

  it('that brings a number of the range leaves that listing out, and is told its row', async () => {
    const result = await runImport(cms, folder, feedOf([...IDS.map((one) => listing(one)), listing(9_000_050)]))
    expect(result).toMatchObject({ ok: true, counts: { skipped: 1, unchanged: 6 } })
    expect(result.skipped.map(skippedLine)).toEqual([
      expect.stringMatching(
        /^properties row 13, ID 9000050.*, ID: expected an ID outside 9000000 to 9999999, which is for listings made in the admin, found 9000050: left out$/,
      ),
    ])
    const where = { listingId: { equals: 9_000_050 } }
    expect((await cms.payload.count({ collection: 'properties', where })).totalDocs).toBe(0)
  })

  it.each([
    [1_000_000_000, '1000000000'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
  ])('that brings %d, which is no number of a listing, is refused and changes nothing', async (id, found) => {
    const before = await everything(cms)
    const result = await runImport(cms, folder, feedOf([...IDS.map((one) => listing(one)), listing(id)]))
    expect(result.ok).toBe(false)
    const words = `^properties row 13, ID ${found}.*, ID: expected a whole number from 1 to 999999999, found ${found}$`
    expect(problemLine(result.problems[0]!)).toMatch(new RegExp(words))
    expect(await everything(cms)).toBe(before)
  })

  it('keeps what it brought before the range was chosen, of which the settings say so', async () => {
    const answer = await settings(range(100, 200))
    expect([answer.status, wordsOf(answer)]).toEqual([
      400,
      'Listings of a feed that have such a number: 6, for example 101. Choose numbers that no feed uses.',
    ])
    await committedSql(cms.payload).run(
      sql`UPDATE settings SET listing_numbers_from = 100, listing_numbers_to = 200`,
    )
    const next = feedOf(IDS.map((id) => listing(id, { Price: 77_000 })))
    expect(await runImport(cms, folder, next)).toMatchObject({ ok: true, counts: { updated: 6 } })
    expect((await settings({ tagline: 'Chez vous' })).status).toBe(200)
  })
})
