import type {
  FeedEntry,
  FeedPlace,
  FeedSection,
  InvalidRows,
  Problem,
  SkippedProblem,
  Warning,
} from './types'

const MOST = 60

/**
 * Lines of one kind, of impossible values for each list: a file can be wrong in millions of places,
 * and nobody reads that many.
 */
const MOST_LINES = 10_000

const escapeCharacter = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  return `\\u${code.toString(16).padStart(4, '0')}`
}

/**
 * Text from a feed on one line that is safe for a terminal: control and other invisible
 * characters escaped, at most 60 characters of it and then `…`. Spec §3.
 */
function printable(text: string): string {
  // Cut by code units first, so that a text of many megabytes is never taken apart whole.
  const characters = Array.from(text.slice(0, 2 * MOST + 2))
  const start = characters.slice(0, MOST).join('')
  const end = characters.length > MOST ? '…' : ''
  return start.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escapeCharacter) + end
}

/** A name or number of a feed, short enough to be stored with every message about it. Spec §3. */
export const shownName = (name: string): string => name.slice(0, 2 * MOST)

/**
 * What a value of a feed looks like, for a message: text in quotes and shortened, lists and
 * objects by their size only, however deep they are. Spec §3.
 */
export function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'string') return `"${printable(value)}"`
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'object' ? 'an object' : String(value)
}

/** The place of something that concerns the file as a whole. Spec §3. */
export const FILE: FeedPlace = {
  section: 'file',
  row: null,
  id: null,
  language: null,
  field: null,
}

/** Where in the file an entry stands: its first row. Spec §3. */
export const placeOf = (section: FeedSection, { id, rows }: Pick<FeedEntry, 'id' | 'rows'>): FeedPlace => ({
  section, row: rows[0] ?? null, id: String(id),
  language: null, field: null,
})

/** What was noticed while reading a feed. Spec §3. */
export class FeedReport {
  readonly problems: Problem[] = []
  readonly invalid: InvalidRows = { problems: [], rows: new Map() }
  readonly warnings: Warning[] = []
  readonly #warned = new Set<string>()
  readonly #invalidLines = new Map<FeedSection, number>()

  /** Notes what concerns the file as a whole; the feed will not be imported. */
  problem(place: FeedPlace, field: string | null, expected: string, value: unknown): void {
    if (this.problems.length === MOST_LINES) return
    this.problems.push({ ...place, field, expected, found: shown(value) })
  }

  /** Notes that a row has an impossible value; what the row is of will not be imported. */
  invalidValue(place: FeedPlace, field: string | null, expected: string, value: unknown): void {
    const rows = this.invalid.rows.get(place.section) ?? new Set()
    if (place.row !== null) this.invalid.rows.set(place.section, rows.add(place.row))
    const lines = this.#invalidLines.get(place.section) ?? 0
    if (lines === MOST_LINES) return
    this.#invalidLines.set(place.section, lines + 1)
    this.invalid.problems.push({ ...place, field, expected, found: shown(value) })
  }

  /** Whether an impossible value was noted in a row, which is counted from 1. */
  isInvalid(section: FeedSection, row: number): boolean {
    return this.invalid.rows.get(section)?.has(row) ?? false
  }

  /** Notes what is left out or replaced, once per ID however many language rows say it. */
  warn(place: FeedPlace, field: string | null, message: string): void {
    const key = JSON.stringify([place.section, place.id ?? place.row, field, message])
    if (this.#warned.has(key) || this.warnings.length === MOST_LINES) return
    this.#warned.add(key)
    this.warnings.push({ ...place, field, message })
  }
}

const placeText = ({ section, row, id, language, field }: FeedPlace): string => {
  const where = row === null ? section : `${section} row ${row}`
  const who = id === null ? '' : `, ID ${printable(id)}`
  const text = language === null ? '' : ` (${printable(language)})`
  return where + who + text + (field === null ? '' : `, ${printable(field)}`)
}

/**
 * A problem as one readable line: row, ID, language, field, what was expected and what was found
 * (shortened to 60 characters, control characters escaped). Spec §3.
 */
export const problemLine = (problem: Problem): string =>
  `${placeText(problem)}: expected ${problem.expected}, found ${problem.found}`

/** The same for a skipped listing, with what became of it. Spec §3. */
export const skippedLine = (problem: SkippedProblem): string =>
  `${problemLine(problem)}: ${problem.outcome === 'kept' ? 'kept as it was' : 'left out'}`

/** A warning as one readable line that names row, ID, language and field. Spec §3. */
export const warningLine = (warning: Warning): string =>
  `${placeText(warning)}: ${warning.message}`
