import { describe, expect, it } from 'vitest'
import { ROW_LIMIT, textLimit } from '@/import/parse/limits'
import { parseFeed } from '@/import/parse/parse-feed'
import { problemLine, warningLine } from '@/import/parse/report'
import { feedText, projectRow, propertyRow } from '../../../support/feed-fixtures'

type Row = Record<string, unknown>

const read = (property: Row, project?: Row) => {
  const projects = project ? [projectRow(project)] : []
  const parsed = parseFeed(feedText({ properties: [propertyRow(property)], projects }))
  if (!parsed.ok) throw new Error(parsed.problems.map(problemLine).join('\n'))
  const { feed, invalid, warnings } = parsed
  return { feed, invalid: invalid.problems.map(problemLine), warnings: warnings.map(warningLine) }
}
const many = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index))

describe('the length of a text', () => {
  it.each([
    ['Description', 100_000],
    ['PlanningInfo', 5000],
    ['Heating', 5000],
    ['TypeDescription', 500],
    ['Street', 200],
    ['City', 200],
    ['HouseNumber', 200],
    ['EPCReference', 2048],
    ['PlanningUrl', 2048],
  ])('%s has at most %i characters', (field, most) => {
    expect(textLimit(field)).toBe(most)
    const start = field === 'PlanningUrl' ? 'https://a.be/' : ''
    expect(read({ [field]: start.padEnd(most, 'a') }).invalid).toEqual([])
    expect(read({ [field]: start.padEnd(most + 1, 'a') }).invalid).toEqual([
      expect.stringContaining(
        `properties row 1, ID 1 (fr), ${field}: expected at most ${most} characters, not ${most + 1}, found "`,
      ),
    ])
  })

  it.each(['Price', 'Status', 'WebIDs', 'CreateDate', 'language'])('%s too', (field) => {
    const { invalid } = read({ [field]: '1,'.repeat(2000) })
    expect(invalid[0]).toContain(`${field}: expected at most 2048 characters, not 4000`)
  })

  it('is that of the file where the text is an ID', () => {
    const parsed = parseFeed(feedText({ properties: [propertyRow({ ID: '1'.repeat(5000) })] }))
    expect(parsed.ok).toBe(false)
    expect(JSON.stringify(parsed).length).toBeLessThan(2000)
  })

  it('of an unknown field and of its name is of no account', () => {
    const { invalid, warnings } = read({ ['n'.repeat(5000)]: 'x'.repeat(5000) })
    expect([invalid, warnings.length, warnings[0]!.length < 200]).toEqual([[], 1, true])
  })
})

describe('the length of a list', () => {
  it.each<[string, number, (index: number) => unknown]>([
    ['Pictures', 200, (index) => ({ Url: `${index}.jpg` })],
    ['Documents', 100, (index) => ({ Url: `${index}.pdf`, Name: 'A' })],
    ['Videos', 20, (index) => `https://youtu.be/${String(index).padStart(11, 'a')}`],
    ['PointsOfInterest', 200, (index) => ({ Name: 'A', Kind: 'b', Distance: index })],
    ['MobilityScore', 50, (index) => ({ Category: `${index}`, Score: 1 })],
  ])('of %s is at most %i; what is more is left out', (field, most, item) => {
    const full = many(most, item)
    expect(read({ [field]: full })).toMatchObject({ invalid: [], warnings: [] })
    const { feed, warnings } = read({ [field]: many(most + 3, item) })
    expect(warnings).toEqual([
      `properties row 1, ID 1 (fr), ${field}: 3 left out: at most ${most} are read`,
    ])
    expect(feed.properties[0]).toEqual(read({ [field]: full }).feed.properties[0])
  })

  it('of Units is at most 1,000; more is an impossible value', () => {
    const units = (count: number) => read({ ProjectID: 9 }, { Units: many(count, () => ({ ID: 1 })) })
    expect(units(1000).invalid).toEqual([])
    const { invalid } = units(1001)
    expect(invalid).toEqual([
      'projects row 1, ID 9 (fr), Units: expected at most 1000 units without long texts, found a list of 1001',
    ])
  })

  it('of the rows is at most 400,000', () => {
    const parsed = parseFeed(`{"properties":[${'0,'.repeat(ROW_LIMIT)}0]}`)
    expect(!parsed.ok && parsed.problems.map(problemLine)).toEqual([
      'file, properties: expected a list of at most 400000 rows, found a list of 400001',
    ])
  })
})

it('a text that is too long in a list leaves its item out', () => {
  const long = 'x'.repeat(3000)
  const { feed, invalid, warnings } = read({
    SmallPictureItem: { Url: long },
    Pictures: [{ Url: 'a.jpg' }, { Url: 'b.jpg', Name: long }, long],
  })
  expect(feed.properties[0]?.pictures).toEqual([{ url: 'a.jpg', name: null }])
  expect([invalid, warnings]).toEqual([
    [],
    [
      'properties row 1, ID 1 (fr), SmallPictureItem: left out: it holds a text that is too long',
      'properties row 1, ID 1 (fr), Pictures: 2 left out: a text in it is too long',
    ],
  ])
})

it('a file that is wrong in a million places has ten thousand lines about it', { tags: 'slow' }, () => {
  const rows = many(1000, (ID) => ({ ...propertyRow({ ID: ID + 1 }), ...Object.fromEntries(many(20, (index) => [`F${ID}-${index}`, 1])) }))
  const wrong = rows.map((row) => ({ ...row, Price: -1, Zip: 'x', Latitude: 99, Longitude: 999, Goal: 'x', Status: 'x', Bedrooms: -1, Floors: -1, Toilets: -1, Garages: -1, Parkings: -1 }))
  const parsed = parseFeed(feedText({ properties: wrong }))
  if (!parsed.ok) throw new Error('refused')
  expect([parsed.invalid.problems.length, parsed.warnings.length]).toEqual([10_000, 10_000])
  expect(parsed.invalid.rows.get('properties')?.size).toBe(1000)
})
