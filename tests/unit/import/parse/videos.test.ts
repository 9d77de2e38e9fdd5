import { describe, expect, it } from 'vitest'
import { Report } from '@/import/parse/report'
import { readRows } from '@/import/parse/rows'
import { readTour, readVideos } from '@/import/parse/videos'

const KNOWN = new Set(['ID', 'language', 'Videos', 'VirtualTourUrl'])

const rowsOf = (fields: object, report: Report) =>
  readRows(
    'properties',
    ['fr', 'nl'].map((language) => ({ ID: 1, language, ...fields })),
    KNOWN,
    report,
  )

describe('readVideos', () => {
  it('takes what the site can show, each once', () => {
    const report = new Report()
    const good = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
    const Videos = [good, 'javascript:alert(5)', 'https://example.com/evil', null]
    expect(readVideos(rowsOf({ Videos }, report), report)).toEqual([good])
    expect(report.warnings.map(({ message }) => message.split(' ')[0])).toEqual([
      '"javascript:alert(5)"',
      '"https://example.com/evil"',
      'nothing',
    ])
  })
})

const TOUR = 'https://my.matterport.com/show/?m=SxQL3iGyoDo'

describe('readTour', () => {
  it.each([
    [TOUR, TOUR, 0],
    ['', null, 0],
    ['http://169.254.169.254/latest', null, 1],
    ['http://169.254.169.254/latest.mp4', null, 1],
    ['https://matterport.com.example.org/', null, 1],
    [7, null, 1],
  ])('%j is %j with %i warnings', (VirtualTourUrl, tour, warnings) => {
    const report = new Report()
    expect(readTour(rowsOf({ VirtualTourUrl }, report), report)).toBe(tour)
    expect(report.warnings).toHaveLength(warnings)
  })
})
