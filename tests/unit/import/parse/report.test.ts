import { describe, expect, it } from 'vitest'
import { FILE, Report, problemLine, warningLine } from '@/import/parse/report'
import type { FeedPlace } from '@/import/parse/types'

const place: FeedPlace = {
  section: 'properties',
  row: 3,
  id: '1014',
  language: 'fr',
  field: null,
}

describe('Report', () => {
  it('turns a problem into one line', () => {
    const report = new Report()
    report.problem(place, 'Zip', 'four digits', '9\u00079')
    expect(report.problems.map(problemLine)).toEqual([
      'properties row 3, ID 1014 (fr), Zip: expected four digits, found "9\\u00079"',
    ])
  })

  it('escapes what a feed puts into IDs and field names', () => {
    const report = new Report()
    report.problem({ ...place, id: '\u001b[2J' }, 'a\nb', 'text', null)
    expect(report.problems.map(problemLine)).toEqual([
      'properties row 3, ID \\u001b[2J (fr), a\\u000ab: expected text, found nothing',
    ])
  })

  it('warns once per ID, whatever the language', () => {
    const report = new Report()
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
