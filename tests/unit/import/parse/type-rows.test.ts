import { expect, it } from 'vitest'
import { FeedReport, problemLine } from '@/import/parse/report'
import { readTypes } from '@/import/parse/type-rows'

const row = (ID: number, more = {}) => ({ ID, Name: `Type ${ID}`, language: 'fr', ...more })

function read(rows: object[]) {
  const report = new FeedReport()
  const types = readTypes(rows, report)
  return { webIds: types.map(({ id, webId }) => [id, webId]), lines: report.invalid.problems.map(problemLine) }
}

it('takes the ID of a type for its WebID where it names none', () => {
  expect(read([row(1), row(2, { WebID: 12 }), row(2, { WebID: 12, language: 'nl' })])).toEqual({
    webIds: [[1, 1], [2, 12]],
    lines: [],
  })
})

it.each([
  ['given twice', [row(1, { WebID: 5 }), row(2, { WebID: 5 })]],
  ['the ID of one that names none', [row(5), row(2, { WebID: 5 })]],
])('names a second type with a WebID that is %s', (_, rows) => {
  const { lines } = read(rows)
  expect(lines).toEqual([
    'types row 2, ID 2, WebID: expected a WebID of its own, which row 1 has not given to another type, found 5',
  ])
})

it('says nothing more of a type whose WebID could not be read', () => {
  const { lines } = read([row(5, { WebID: 'five' }), row(2, { WebID: 5 }), row(3, { WebID: 5 })])
  expect(lines).toEqual([
    expect.stringContaining('types row 1, ID 5 (fr), WebID: expected a positive whole number'),
    expect.stringContaining('types row 3, ID 3, WebID: expected a WebID of its own, which row 2'),
  ])
})
