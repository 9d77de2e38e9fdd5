import { describe, expect, it } from 'vitest'
import { FeedReport, problemLine, warningLine } from '@/import/parse/report'
import { readRows, rowsById } from '@/import/parse/rows'

const KNOWN = new Set(['ID', 'language'])

const read = (list: unknown[]) => {
  const report = new FeedReport()
  return { groups: rowsById(readRows('properties', list, KNOWN, report), report), report }
}

describe('rowsById', () => {
  it('groups by ID and sorts by language', () => {
    const { groups, report } = read([
      { ID: 7, language: 'DE' },
      { ID: 8, language: 'nl' },
      { ID: '7', language: 'nl' },
      { ID: 7, language: ' fr ' },
    ])
    const seen = [...groups].map(([id, rows]) => [id, rows.map(({ number }) => number)])
    expect(seen).toEqual([
      [7, [4, 3, 1]],
      [8, [2]],
    ])
    expect(report.problems).toEqual([])
  })

  it('names every row that is none', () => {
    const list = ['x', { ID: 0, language: 'fr' }, { language: 'fr' }, { ID: 1, language: 'it' }]
    const { report } = read(list)
    expect(report.invalid.problems.map(problemLine)).toEqual([
      'properties row 4, ID 1, language: expected one of nl, fr, en, de, found "it"',
    ])
    expect(report.problems.map(problemLine)).toEqual([
      'properties row 1: expected an object, found "x"',
      'properties row 2, ID 0 (fr), ID: expected a positive whole number, found 0',
      'properties row 3 (fr), ID: expected a positive whole number, found nothing',
    ])
  })

  it('names both rows of one ID and language', () => {
    const { report } = read([
      { ID: 1, language: 'fr' },
      { ID: 1, language: 'nl' },
      { ID: 1, language: 'FR' },
    ])
    expect(report.problems).toHaveLength(1)
    expect(report.problems.map(problemLine)[0]).toMatch(/row 3.*row 1 is already fr/)
  })

  it('reports an unknown field once', () => {
    const list = [1, 2, 3].map((ID) => ({ ID, language: 'fr', BrandNew: ID, ['__proto__x']: 1 }))
    expect(read(list).report.warnings.map(warningLine)).toEqual([
      'properties, BrandNew: unknown field, not imported',
      'properties, __proto__x: unknown field, not imported',
    ])
  })
})
