import { adminMessage } from '@/cms/fields/labels'
import { formatNumber } from '@/i18n/format'
import { readerLanguage } from '@/i18n/languages'
import { isDoc } from '@/lib/documents'
import { translated } from './translated'

/** What an import has to say of a place of its feed: what it found there, or a sentence. */
export interface ImportLine {
  /** Where in the feed, the most general first, such as "Properties · row 2 · no. 1006 · nl · Price". */
  place: string
  text: string
  /** What became of the listing; null where that is not said. */
  outcome: string | null
}

/** The lines of a stored list of warnings, skipped listings or problems; none of anything else. Spec §3. */
export function importLines(stored: unknown, language: string): ImportLine[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(isDoc).map((one) => ({
    place: placeOf(one, language),
    text: textOf(one, language),
    outcome: outcomeOf(one.outcome, language),
  }))
}

const shown = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

function placeOf({ field, id, language: ofRow, row, section }: Record<string, unknown>, language: string): string {
  const [number, rowNumber] = [shown(id), shown(row)]
  return [
    sectionName(section, language),
    rowNumber && adminMessage('import-lines.row', language, { row: rowNumber }),
    number && adminMessage('import-lines.id', language, { id: number }),
    shown(ofRow),
    shown(field),
  ]
    .filter(Boolean)
    .join(' · ')
}

function sectionName(section: unknown, language: string): string | null {
  if (section === 'properties') return adminMessage('properties', language)
  if (section === 'projects') return adminMessage('projects', language)
  if (section === 'types') return adminMessage('types', language)
  if (section === 'cities') return adminMessage('cities', language)
  if (section === 'file') return adminMessage('import-runs.file', language)
  return shown(section)
}

function textOf({ expected, found, message }: Record<string, unknown>, language: string): string {
  const sentence = shown(message)
  if (sentence !== null) return translated(sentence, 'message', language)
  return adminMessage('import-lines.found', language, {
    expected: translated(shown(expected) ?? '–', 'expected', language),
    found: translated(shown(found) ?? '–', 'found', language),
  })
}

function outcomeOf(outcome: unknown, language: string): string | null {
  if (outcome === 'kept') return adminMessage('import-lines.kept', language)
  if (outcome === 'left out') return adminMessage('import-lines.leftOut', language)
  return null
}

/**
 * What an import did, a row per kind of thing, in words; none of what was never counted. An import that was refused
 * skipped no listing: what is wrong with them is why it was. Spec §3.
 */
export function importCounts(stored: unknown, language: string, isRefused = false): { name: string; text: string }[] {
  if (!isDoc(stored)) return []
  const { cities, documents, incomplete, pictures, projects, skipped, types } = stored
  const one = (name: string, text: string | null) => (text === null ? [] : [{ name, text }])
  const number = (value: unknown): string | null =>
    typeof value === 'number' ? formatNumber(value, readerLanguage(language)) : null
  return [
    ...one(adminMessage('properties', language), listingCounts(stored, language)),
    ...one(adminMessage('import-runs.skipped', language), isRefused ? null : number(skipped)),
    ...one(adminMessage('import-counts.incomplete', language), number(incomplete)),
    ...one(adminMessage('projects', language), listingCounts(projects, language)),
    ...one(adminMessage('media', language), fileCounts(pictures, language)),
    ...one(adminMessage('documents', language), fileCounts(documents, language)),
    ...one(adminMessage('cities', language), cityCounts(cities, language)),
    ...one(adminMessage('types', language), number(types)),
  ]
}

/** The numbers of these names in the language; null where one is missing, as of a run that is at work. */
function numbersIn(stored: unknown, names: readonly string[], language: string): Record<string, string> | null {
  if (!isDoc(stored)) return null
  const numbers = names.flatMap((name): [string, string][] => {
    const value = stored[name]
    return typeof value === 'number' ? [[name, formatNumber(value, readerLanguage(language))]] : []
  })
  return numbers.length === names.length ? Object.fromEntries(numbers) : null
}

/** How many listings an import added, changed, left, withdrew and brought back; null of anything else. */
export function listingCounts(stored: unknown, language: string): string | null {
  const numbers = numbersIn(stored, ['created', 'updated', 'unchanged', 'withdrawn', 'returned'], language)
  return numbers && adminMessage('import-counts.listings', language, numbers)
}

function fileCounts(stored: unknown, language: string): string | null {
  const numbers = numbersIn(stored, ['stored', 'known', 'leftOut'], language)
  return numbers && adminMessage('import-counts.files', language, numbers)
}

function cityCounts(stored: unknown, language: string): string | null {
  const numbers = numbersIn(stored, ['created', 'updated'], language)
  return numbers && adminMessage('import-counts.cities', language, numbers)
}
