import { describe, expect, it } from 'vitest'
import { checkFeed } from '@/import/check/check-feed'
import { parseFeed } from '@/import/parse/parse-feed'
import { problemLine, skippedLine, warningLine } from '@/import/parse/report'
import type { FeedProject } from '@/import/parse/types'
import { feedText, projectRow, propertyRow } from '../../../support/feed-fixtures'

const SOURCE = 1
const FAR = 1000
const BY_HAND = { from: 5000, to: 5999 }

const ids = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index)

const project = (id: number): FeedProject => ({
  id,
  rows: [id],
  languages: ['fr'],
  cityKey: null,
  city: {},
  agencyId: null,
  values: {},
  texts: {},
  cardPicture: null,
  pictures: [],
  documents: [],
  webId: null,
  externalUrl: null,
  units: [],
  constructions: [],
})

const stored = (listingIds: number[]) =>
  new Map(
    listingIds.map((listingId) => [
      listingId,
      {
        id: listingId + FAR, listingId, source: SOURCE, sourceName: 'feed',
        importHash: null, withdrawnAt: null,
      },
    ]),
  )

const plan = (live: number[], incoming: number[], allow: boolean) =>
  checkFeed(
    { properties: [], projects: incoming.map(project), types: [], cities: [] },
    { problems: [], rows: new Map() },
    {
      source: SOURCE, properties: new Map(), projects: stored(live), types: new Map(),
      byHand: BY_HAND,
    },
    allow,
  )

describe('checkFeed', () => {
  it.each([
    { live: 10, stay: 10, refused: false },
    { live: 10, stay: 8, refused: false },
    { live: 10, stay: 7, refused: true },
    { live: 4, stay: 3, refused: false },
    { live: 9, stay: 7, refused: false },
    { live: 9, stay: 6, refused: true },
    { live: 3, stay: 1, refused: false },
    { live: 2, stay: 1, refused: false },
    { live: 2, stay: 0, refused: true },
    { live: 1, stay: 0, refused: true },
    { live: 20, stay: 16, refused: false },
    { live: 20, stay: 15, refused: true },
    { live: 5, stay: 4, refused: false },
    { live: 3, stay: 0, refused: true },
    { live: 0, stay: 0, refused: false },
  ])('$stay of $live stay: refused $refused', ({ live, stay, refused }) => {
    const incoming = [...ids(stay), ...ids(3, FAR)]
    const { problems, withdraw } = plan(ids(live), incoming, false)
    expect(withdraw).toEqual({ properties: [], projects: ids(live - stay, stay + 1) })
    const found = `${live - stay} of ${live} gone`
    expect(problems.map((problem) => problem.found)).toEqual(refused ? [found] : [])
    expect(plan(ids(live), incoming, true).problems).toEqual([])
  })

  it('sorts what is gone by number', () => {
    expect(plan([100, 9], [], true).withdraw.projects).toEqual([9, 100])
  })

  it('leaves the numbers of listings made in the admin to them', () => {
    const expected = 'an ID outside 5000 to 5999, which is for listings made in the admin'
    const { problems, skipped } = plan([1], [1, 4999, 5000, 5999, 6000], false)
    expect(problems).toEqual([])
    expect(skipped.problems).toEqual(
      ['5000', '5999'].map((id) => ({
        section: 'projects', row: Number(id), id, language: null, field: 'ID',
        expected, found: id, outcome: 'left out',
      })),
    )
    expect(plan([5000], [5000], false).skipped.count).toBe(0)
  })
})

type Row = Record<string, unknown>

/** What becomes of a feed where the source has these properties and projects. */
function check(lists: Row, shown: { properties?: number[]; projects?: number[] } = {}, types = [1, 2, 3].map((id) => [id, id] as const)) {
  const parsed = parseFeed(feedText(lists))
  if (!parsed.ok) throw new Error(parsed.problems.map(problemLine).join('\n'))
  const site = {
    source: SOURCE,
    properties: stored(shown.properties ?? []),
    projects: stored(shown.projects ?? []),
    types: new Map(types),
    byHand: BY_HAND,
  }
  const plan = checkFeed(parsed.feed, parsed.invalid, site, false)
  return {
    ...plan,
    imported: plan.feed.properties.map(({ id }) => id),
    count: plan.skipped.count,
    lines: plan.skipped.problems.map(skippedLine),
  }
}

const good = (count: number, from = 1000) => ids(count, from).map((ID) => propertyRow({ ID }))
const bad = (count: number) => ids(count).map((ID) => propertyRow({ ID, ConstructionYear: 20_215 }))

describe('listings with impossible values', () => {
  it.each([
    { wrong: 1, all: 2, refused: false },
    { wrong: 2, all: 3, refused: false },
    { wrong: 3, all: 4, refused: true },
    { wrong: 3, all: 299, refused: true },
    { wrong: 3, all: 300, refused: false },
    { wrong: 1, all: 1, refused: true },
    { wrong: 2, all: 2, refused: true },
    { wrong: 4, all: 399, refused: true },
    { wrong: 4, all: 400, refused: false },
  ])('$wrong of $all: refused $refused', ({ wrong, all, refused }) => {
    const { imported, problems, skipped } = check({ properties: [...bad(wrong), ...good(all - wrong)] })
    expect([skipped.problems.length, imported.length]).toEqual([wrong, all - wrong])
    expect(skipped).toMatchObject({ count: wrong, isTooMany: refused })
    expect(problems.map(({ row }) => row)).toEqual(refused ? ids(wrong) : [])
  })

  it('are named with row, ID, field, value and what was expected, and with what became of them', () => {
    const rows = [...good(9), ...bad(2)]
    expect(check({ properties: rows }, { properties: [2] }).lines).toEqual([
      'properties row 10, ID 1 (fr), ConstructionYear: expected a whole number from 1000 to 2100, found 20215: left out',
      'properties row 11, ID 2 (fr), ConstructionYear: expected a whole number from 1000 to 2100, found 20215: kept as it was',
    ])
  })

  it('have not left the feed', () => {
    const shown = { properties: [1, 1000, 1001] }
    expect(check({ properties: [...bad(1), ...good(2)] }, shown).withdraw.properties).toEqual([])
  })

  it('are those too of which one language row is wrong', () => {
    const rows = [propertyRow({ ID: 1 }), propertyRow({ ID: 1, language: 'nl', Street: { a: 1 } })]
    expect(check({ properties: [...rows, ...good(1)] })).toMatchObject({ count: 1, imported: [1000] })
  })

  it('are those whose ID belongs to something else', () => {
    const parsed = check({ properties: good(3) }, { properties: [1000] })
    expect(parsed.count).toBe(0)
    const properties = stored([1000])
    properties.get(1000)!.source = 2
    const { feed, invalid } = parseFeed(feedText({ properties: good(3) })) as never
    const site = { source: SOURCE, properties, projects: stored([]), types: new Map([[1, 1]]), byHand: BY_HAND }
    const plan = checkFeed(feed, invalid, site, false)
    expect(plan.skipped.problems.map(skippedLine)).toEqual([
      'properties row 1, ID 1000, ID: expected an ID that is free or of this source, found one of feed: left out',
    ])
  })

  it.each<[string, Row, string, number]>([
    ['the project', { projects: [projectRow({ PriceMin: -1 })] }, 'ProjectID: expected a project that is imported, found 9', 2],
    ['the type', { types: [{ ID: 1, WebID: 1, Name: { a: 1 }, language: 'fr' }] }, 'WebID: expected a type whose rows are valid, found 1', 1],
    ['a further type', { types: [{ ID: 2, WebID: 2, Name: 'A', language: 'xx' }] }, 'WebIDs: expected a type whose rows are valid, found 2', 1],
  ])('are those of which %s has some', (_, lists, line, count) => {
    const own = { ProjectID: 'projects' in lists ? 9 : null, WebIDs: '1,2' }
    const others = ids(9, 1000).map((ID) => propertyRow({ ID, WebID: 3, WebIDs: '' }))
    const found = check({ properties: [propertyRow(own), ...others], ...lists })
    expect([found.count, found.imported.length]).toEqual([count, 9])
    expect(found.lines).toContainEqual(`properties row 1, ID 1, ${line}: left out`)
  })

  it('are not those of a city whose line is wrong, which is left out with a warning', () => {
    const found = check({ properties: good(2), cities: [{ Name: 'Alost', Zip: '93', language: 'fr' }] })
    expect(found.count).toBe(0)
    expect(found.warnings.map(warningLine)).toEqual([
      'cities row 1 (fr), Zip: expected a Belgian postcode: four digits from 1000 to 9999, found "93": left out',
    ])
  })
})

describe('the WebID of a type', () => {
  const type = (ID: number, WebID: unknown = ID) => ({ ID, WebID, Name: `Type ${ID}`, language: 'fr' })
  const listings = ids(9, 1000).map((ID) => propertyRow({ ID, WebID: 3, WebIDs: '' }))
  const found = (...types: object[]) => {
    const { feed, imported, lines, warnings } = check({ types, properties: [propertyRow({ WebID: 2, WebIDs: '' }), ...listings] })
    return { types: feed.types.map(({ id }) => id), isImported: imported.includes(1), lines, warned: warnings.map(warningLine) }
  }
  const kept = (row: number, ID: number, found: string) =>
    `types row ${row}, ID ${ID}, WebID: expected a WebID of its own, found ${found}: left out`

  it('that a type of the site with another ID keeps is named, and listings of that number stay as they are', () => {
    expect(found(type(12, 2), type(3))).toEqual({
      types: [3],
      isImported: false,
      lines: ['properties row 1, ID 1, WebID: expected a type whose rows are valid, found 2: left out'],
      warned: [kept(1, 12, '2, which the type with ID 2 has on the site')],
    })
  })

  it('that the feed takes from the type which had it is taken', () => {
    expect(found(type(12, 2), type(2, 13), type(1, 1))).toMatchObject({ types: [12, 2, 1], isImported: true, warned: [] })
    expect(found(type(1, 2), type(2, 1))).toMatchObject({ types: [1, 2], isImported: true, warned: [] })
  })

  it('is not free where the type which has it is left out itself', () => {
    const { types, warned } = found(type(12, 1), type(1, 2), type(2, 'two'))
    expect(types).toEqual([])
    expect(warned).toEqual([
      expect.stringContaining('types row 3, ID 2 (fr), WebID: expected a positive whole number'),
      kept(2, 1, '2, which the type with ID 2 has on the site'),
      kept(1, 12, '1, which the type with ID 1 has on the site'),
    ])
  })
})
