import { describe, expect, it } from 'vitest'
import { FILE, FeedReport, problemLine, shown, warningLine } from '@/import/parse/report'
import type { FeedPlace } from '@/import/parse/types'

describe('shown', () => {
  it.each([
    ['Liège', 'Liège'],
    ['a\u001b[31mb\n', 'a\\u001b[31mb\\u000a'],
    ['\u202Eabc', '\\u202eabc'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), `${'x'.repeat(60)}…`],
    ['😀'.repeat(61), `${'😀'.repeat(60)}…`],
  ])('the text %j is shown on one line as "%s"', (text, line) => {
    expect(shown(text)).toBe(`"${line}"`)
  })

  it.each([
    [undefined, 'nothing'],
    [null, 'nothing'],
    ['', 'nothing'],
    ['99', '"99"'],
    [99, '99'],
    [true, 'true'],
    [[1, 2], 'a list of 2'],
    [{ a: 1 }, 'an object'],
  ])('%j is shown as %s', (value, text) => {
    expect(shown(value)).toBe(text)
  })
})

const place: FeedPlace = {
  section: 'properties',
  row: 3,
  id: '1014',
  language: 'fr',
  field: null,
}

describe('FeedReport', () => {
  it('turns a problem into one line', () => {
    const report = new FeedReport()
    report.problem(place, 'Zip', 'four digits', '9\u00079')
    expect(report.problems.map(problemLine)).toEqual([
      'properties row 3, ID 1014 (fr), Zip: expected four digits, found "9\\u00079"',
    ])
  })

  it('escapes what a feed puts into IDs and field names', () => {
    const report = new FeedReport()
    report.problem({ ...place, id: '\u001b[2J' }, 'a\nb', 'text', null)
    expect(report.problems.map(problemLine)).toEqual([
      'properties row 3, ID \\u001b[2J (fr), a\\u000ab: expected text, found nothing',
    ])
  })

  it('warns once per ID, whatever the language', () => {
    const report = new FeedReport()
    report.warn(place, 'Videos', 'left out')
    report.warn({ ...place, row: 4, language: 'nl' }, 'Videos', 'left out')
    report.warn({ ...place, id: '1015' }, 'Videos', 'left out')
    report.warn(FILE, 'extra', 'unknown')
    expect(report.warnings.map(warningLine)).toEqual([
      'properties row 3, ID 1014 (fr), Videos: left out',
      'properties row 3, ID 1015 (fr), Videos: left out',
      'file, extra: unknown',
    ])
  })
})
