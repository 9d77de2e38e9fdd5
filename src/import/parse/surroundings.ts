import { BEST_SCORE } from '@/domain/properties/detail-surroundings'
import { listIn, localizedItems, objectOf } from './lists'
import { readText } from './read-text'
import type { FeedReport } from './report'
import type { FeedRow } from './rows'
import { readNumber } from './scalars'
import type { FeedMobility, FeedPoint } from './types'

const METRES = { range: [0, 1_000_000], unit: 'm' } as const
const SCORE = { range: [0, BEST_SCORE] } as const

interface NumberIn {
  row: FeedRow
  field: string
  raw: unknown
}

const numberOrNull = (
  { row, field, raw }: NumberIn,
  rule: typeof METRES | typeof SCORE,
  report: FeedReport,
): number | null => {
  const read = readNumber(raw, rule)
  if ('value' in read) return read.value
  report.invalidValue(row.place, field, read.expected, raw)
  return null
}

const plain = (raw: unknown): string | null => {
  const read = readText(raw)
  return ('value' in read && read.value) || null
}

/** The points of interest of a property: names per language, distance in metres. Spec §3. */
export const readPoints = (rows: readonly FeedRow[], report: FeedReport): FeedPoint[] =>
  localizedItems(
    rows,
    'PointsOfInterest',
    (row, { Kind, Distance }) => {
      const place = { row, field: 'PointsOfInterest.Distance', raw: Distance }
      return { kind: plain(Kind), distance: numberOrNull(place, METRES, report) }
    },
    report,
  )

/** The mobility scores of a property by category, from its first row that has some. Spec §3. */
export function readMobility(rows: readonly FeedRow[], report: FeedReport): FeedMobility[] {
  const lists = rows.map((row) =>
    listIn(row, 'MobilityScore', report).flatMap((raw): FeedMobility[] => {
      const { Category, Score } = objectOf(raw)
      const place = { row, field: 'MobilityScore.Score', raw: Score }
      const score = numberOrNull(place, SCORE, report)
      const category = plain(Category)
      return category !== null && score !== null ? [{ category, score }] : []
    }),
  )
  return lists.find((list) => list.length > 0) ?? []
}
