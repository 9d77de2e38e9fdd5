import { isRecord } from '@/lib/is-record'
import { isItemInLimits, itemLimit, textLimit } from './limits'
import { shownName, type FeedReport } from './report'
import type { FeedPlace } from './types'

/**
 * The fields of a row that are read. A text that is too long, or too many units of a project, is an
 * impossible value; what is too much or too long in another list is left out with a warning, and so
 * is a field not named in `known`. Spec §3.
 */
export function withinLimits(
  place: FeedPlace,
  raw: Record<string, unknown>,
  known: ReadonlySet<string>,
  report: FeedReport,
): Record<string, unknown> {
  let read = raw
  for (const [name, value] of Object.entries(raw)) {
    if (!known.has(name)) {
      const nowhere = { ...place, row: null, id: null, language: null }
      report.warn(nowhere, shownName(name), 'unknown field, not imported')
    } else {
      const limited = limit(place, name, value, report)
      if (limited !== value) read = { ...read, [name]: limited }
    }
  }
  return read
}

function limit(place: FeedPlace, field: string, value: unknown, report: FeedReport): unknown {
  if (typeof value === 'string') return limitText(place, field, value, report)
  if (Array.isArray(value)) return limitList(place, field, value, report)
  if (!isRecord(value) || isItemInLimits(value)) return value
  report.warn(place, field, 'left out: it holds a text that is too long')
  return undefined
}

function limitText(place: FeedPlace, field: string, text: string, report: FeedReport) {
  const most = textLimit(field)
  if (text.length <= most) return text
  report.invalidValue(place, field, `at most ${most} characters, not ${text.length}`, text)
  return undefined
}

function limitList(place: FeedPlace, field: string, items: unknown[], report: FeedReport) {
  const most = itemLimit(field)
  if (items.length <= most && items.every(isItemInLimits)) return items
  if (field === 'Units') {
    report.invalidValue(place, field, `at most ${most} units without long texts`, items)
    return undefined
  }
  const short = items.filter(isItemInLimits)
  const [long, more] = [items.length - short.length, Math.max(0, short.length - most)]
  if (long > 0) report.warn(place, field, `${long} left out: a text in it is too long`)
  if (more > 0) report.warn(place, field, `${more} left out: at most ${most} are read`)
  return short.slice(0, most)
}
