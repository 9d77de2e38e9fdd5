import { feedName, type PropertyField } from '@/domain/properties/fields'
import { listIn } from './lists'
import { objectOf } from './objects'
import { UNIT_STATUS } from './project-fields'
import { readField } from './read-field'
import type { Report } from './report'
import type { FeedRow } from './rows'
import { readId } from './scalars'
import type { FeedUnit, FeedValue } from './types'

const FLOOR = { tab: 'building', kind: 'integer', name: 'floor', range: [-20, 200] } as const
const PRICE = {
  tab: 'price',
  kind: 'decimal',
  name: 'price',
  unit: 'euro',
  range: [0, 1_000_000_000],
} as const
const STATUS = { tab: 'listing', kind: 'code', name: 'status', codes: UNIT_STATUS } as const

const numberOrNull = (value: FeedValue): number | null => (typeof value === 'number' ? value : null)
const textOrNull = (value: FeedValue): string | null => (typeof value === 'string' ? value : null)

function readUnit(row: FeedRow, raw: unknown, index: number, report: Report): FeedUnit[] {
  const item = objectOf(raw)
  const field = (name: string) => `Units[${index}].${name}`
  const value = (entry: PropertyField): FeedValue => {
    const found = item[feedName(entry)]
    const read = readField(entry, found, null)
    if ('value' in read) return read.value
    report.problem(row.place, field(feedName(entry)), read.expected, found)
    return null
  }
  const id = readId(item.ID)
  const unit = {
    floor: numberOrNull(value(FLOOR)),
    price: numberOrNull(value(PRICE)),
    status: textOrNull(value(STATUS)),
  }
  if ('value' in id && id.value !== null) return [{ propertyId: id.value, ...unit }]
  report.problem(row.place, field('ID'), 'the ID of a property of the feed', item.ID)
  return []
}

/**
 * The units of a project; every language row has to list the same ones with the same floor, price
 * (euro) and status, otherwise a problem names both rows. Spec §3.
 */
export function readUnits(rows: readonly FeedRow[], report: Report): FeedUnit[] {
  const [first, ...others] = [...rows].sort((a, b) => a.number - b.number)
  if (!first) return []
  const unitsOf = (row: FeedRow) =>
    listIn(row, 'Units', report).flatMap((raw, index) => readUnit(row, raw, index + 1, report))
  const units = unitsOf(first)
  for (const row of others) {
    const theirs = unitsOf(row)
    if (theirs.length !== units.length) {
      const expected = `the same units as row ${first.number}, which has ${units.length}`
      report.problem(row.place, 'Units', expected, theirs)
    } else {
      theirs.forEach((unit, index) => {
        const twin = JSON.stringify(units[index])
        if (JSON.stringify(unit) === twin) return
        const expected = `the same as in row ${first.number}, which has ${twin}`
        report.problem(row.place, `Units[${index + 1}]`, expected, JSON.stringify(unit))
      })
    }
  }
  return units
}
