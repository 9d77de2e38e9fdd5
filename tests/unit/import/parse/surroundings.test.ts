import { describe, expect, it } from 'vitest'
import { FeedReport } from '@/import/parse/report'
import { readRows } from '@/import/parse/rows'
import { readMobility, readPoints } from '@/import/parse/surroundings'

const KNOWN = new Set(['ID', 'language', 'PointsOfInterest', 'MobilityScore'])

const rowsOf = (rows: object[], report: FeedReport) =>
  readRows('properties', rows.map((row) => ({ ID: 1, ...row })), KNOWN, report)

describe('readPoints', () => {
  it('joins the names of one place in several languages', () => {
    const report = new FeedReport()
    const point = (Name: string, Kind: string, Distance: unknown) => ({ Name, Kind, Distance })
    const rows = [
      {
        language: 'fr',
        PointsOfInterest: [
          point('Gare', 'station', 400),
          point('École A', 'school', 300),
          point('École B', 'school', 300),
        ],
      },
      {
        language: 'nl',
        PointsOfInterest: [
          point('School A', 'school', '300'),
          point('School B', 'school', 300),
          point('Station', 'station', 400),
          point('', 'shop', 10),
        ],
      },
    ]
    expect(readPoints(rowsOf(rows, report), report)).toEqual([
      { kind: 'station', distance: 400, name: { fr: 'Gare', nl: 'Station' } },
      { kind: 'school', distance: 300, name: { fr: 'École A', nl: 'School A' } },
      { kind: 'school', distance: 300, name: { fr: 'École B', nl: 'School B' } },
    ])
    expect(report.problems).toEqual([])
  })
})

describe('readMobility', () => {
  it('takes the first list that has some', () => {
    const report = new FeedReport()
    const rows = [
      { language: 'fr', MobilityScore: [] },
      { language: 'nl', MobilityScore: [{ Category: 'bike', Score: '7.5' }, { Category: 'bus' }, { Category: 'car', Score: 73 }] },
    ]
    const scores = readMobility(rowsOf(rows, report), report)
    expect(scores).toEqual([{ category: 'bike', score: 7.5 }])
  })
})
