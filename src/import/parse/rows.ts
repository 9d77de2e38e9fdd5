import { fallbackChain, isLanguage, type Language } from '@/i18n/languages'
import { isRecord } from '@/lib/is-record'
import { shownName, type FeedReport } from './report'
import { readListingId, type ReadScalar } from './scalars'
import type { FeedPlace, FeedSection } from './types'
import { withinLimits } from './within-limits'

/** One object of a list of the feed. */
export interface FeedRow {
  place: FeedPlace
  /** Counted from 1. */
  number: number
  raw: Record<string, unknown>
  language: Language | null
}

/** Languages in the order in which texts are looked for. Spec §1. */
const ORDER = fallbackChain('fr')

const idText = (raw: unknown): string | null =>
  typeof raw === 'string' || typeof raw === 'number' ? shownName(String(raw)) : null

/** The value, or undefined after it was noted as impossible; a note becomes a warning. Spec §3. */
export function accept<T>(
  row: FeedRow,
  field: string,
  read: ReadScalar<T>,
  report: FeedReport,
): T | undefined {
  if ('expected' in read) {
    report.invalidValue(row.place, field, read.expected, row.raw[field])
    return undefined
  }
  if (read.note !== undefined) report.warn(row.place, field, read.note)
  return read.value
}

/**
 * The rows of a list with their place and language, within the limits of their fields. What is not an
 * object is a problem of the file, a language that the site does not have an impossible value, a
 * field not named in `known` a warning, once. Spec §3.
 */
export function readRows(
  section: FeedSection,
  list: readonly unknown[],
  known: ReadonlySet<string>,
  report: FeedReport,
): FeedRow[] {
  return list.flatMap((raw, index) => {
    const place = { section, row: index + 1, id: null, language: null, field: null }
    if (!isRecord(raw)) {
      report.problem(place, null, 'an object', raw)
      return []
    }
    const code = typeof raw.language === 'string' ? raw.language.trim().toLowerCase() : ''
    const language = isLanguage(code) ? code : null
    const own = { ...place, id: idText(raw.ID), language }
    const row: FeedRow = {
      place: own,
      number: index + 1,
      raw: withinLimits(own, raw, known, report),
      language,
    }
    if (!language) report.invalidValue(row.place, 'language', 'one of nl, fr, en, de', raw.language)
    return [row]
  })
}

/**
 * The rows of each ID, in the order French, Dutch, English, German. A row without a proper ID is
 * a problem of the file, and so is a second one in the same language, naming both rows. Spec §3.
 */
export function rowsById(
  rows: readonly FeedRow[],
  report: FeedReport,
  readNumber = readListingId,
): Map<number, FeedRow[]> {
  const groups = new Map<number, FeedRow[]>()
  for (const row of rows) {
    const read = readNumber(row.raw.ID)
    const id = 'value' in read ? read.value : null
    if (id === null) {
      // It could be a row of any listing, so none could be left as it is.
      const expected = 'expected' in read ? read.expected : 'a positive whole number'
      report.problem(row.place, 'ID', expected, row.raw.ID)
      continue
    }
    const group = groups.get(id) ?? []
    const twin = row.language && group.find(({ language }) => language === row.language)
    if (twin) {
      const expected = `one row per ID and language; row ${twin.number} is already ${row.language}`
      report.problem(row.place, 'language', expected, `${row.language} again in row ${row.number}`)
    } else group.push(row)
    groups.set(id, group)
  }
  for (const group of groups.values()) {
    group.sort((a, b) => ORDER.indexOf(a.language ?? 'de') - ORDER.indexOf(b.language ?? 'de'))
  }
  return groups
}
