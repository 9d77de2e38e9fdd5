import { isRecord } from '@/lib/is-record'
import { readText } from './read-text'
import { ROW_LIMIT } from './limits'
import { FILE, shownName, type FeedReport } from './report'
import type { FeedRow } from './rows'
import type { FeedText } from './types'

/** A value of a feed as an object to read names from; what is none is empty. Spec §3. */
export const objectOf = (raw: unknown): Record<string, unknown> => (isRecord(raw) ? raw : {})

/** The list in a field of a row; nothing gives none, what is no list is a problem. Spec §3. */
export function listIn(row: FeedRow, field: string, report: FeedReport): unknown[] {
  const raw = row.raw[field]
  if (Array.isArray(raw)) return raw
  if (raw !== undefined && raw !== null && raw !== '') {
    report.invalidValue(row.place, field, 'a list', raw)
  }
  return []
}

interface Item {
  name: FeedText
}

/**
 * The items of a list that stands in every language row with its names translated, each once with
 * its names in all languages. Items are the same when what `read` finds in them is: the first of
 * a kind in one language is the first of that kind in another. Items without a name are left out.
 * Spec §3.
 */
export function localizedItems<Rest extends object>(
  rows: readonly FeedRow[],
  field: string,
  read: (row: FeedRow, item: Record<string, unknown>) => Rest,
  report: FeedReport,
): (Rest & Item)[] {
  const items = new Map<string, Rest & Item>()
  for (const row of rows) {
    const seen = new Map<string, number>()
    for (const raw of listIn(row, field, report)) {
      const item = objectOf(raw)
      const text = readText(item.Name)
      const rest = read(row, item)
      if (!('value' in text) || text.value === '' || !row.language) continue
      const kind = JSON.stringify(rest)
      const nth = seen.get(kind) ?? 0
      seen.set(kind, nth + 1)
      const key = `${nth} ${kind}`
      const known = items.get(key) ?? { ...rest, name: {} }
      known.name[row.language] = text.value
      items.set(key, known)
    }
  }
  return [...items.values()]
}

const SECTIONS = ['properties', 'projects', 'types', 'cities'] as const
const KNOWN = new Set<string>(['generated', ...SECTIONS])

type Lists = Record<(typeof SECTIONS)[number], readonly unknown[]>

/**
 * The four lists of a feed. Properties have to be there, the others may be missing; what is there
 * and no list is a problem, what is unknown a warning. Spec §3.
 */
export function readLists(file: unknown, report: FeedReport): Lists {
  const lists: Lists = { properties: [], projects: [], types: [], cities: [] }
  if (!isRecord(file)) {
    report.problem(FILE, null, 'an object with the lists properties, projects, types, cities', file)
    return lists
  }
  for (const [name, value] of Object.entries(file)) {
    if (!KNOWN.has(name)) report.warn(FILE, shownName(name), 'unknown field, not imported')
    const section = SECTIONS.find((candidate) => candidate === name)
    if (section && Array.isArray(value) && value.length > ROW_LIMIT) {
      report.problem(FILE, section, `a list of at most ${ROW_LIMIT} rows`, value)
    } else if (section && Array.isArray(value)) lists[section] = value
    else if (section) report.problem(FILE, section, 'a list', value)
  }
  if (!Object.hasOwn(file, 'properties')) report.problem(FILE, 'properties', 'a list', undefined)
  return lists
}
