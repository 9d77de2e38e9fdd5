import type { Report } from './report'
import type { FeedRow } from './rows'

/** The list in a field of a row; nothing gives none, what is no list is a problem. Spec §3. */
export function listIn(row: FeedRow, field: string, report: Report): unknown[] {
  const raw = row.raw[field]
  if (Array.isArray(raw)) return raw
  if (raw !== undefined && raw !== null && raw !== '') {
    report.problem(row.place, field, 'a list', raw)
  }
  return []
}
