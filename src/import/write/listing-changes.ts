import { isSameJson } from '@/cms/database/same-json'
import { feedFieldsOf, type ImportedCollection } from '@/domain/feeds/feed-fields'
import { readLastImport, storedChanges, type ChangedValue, type LastImport, type ListingChange } from '@/domain/feeds/last-import'
import type { Language } from '@/i18n/languages'
import { wordsOf } from '@/domain/saves/changes'
import { isDoc } from '@/lib/documents'
import { toPlainText } from '@/lib/text'
import type { ArrayRow, FeedListing } from './listing'
import { arrayOf } from './locks'
import type { StoredState } from './stored-state'

const asValue = (value: unknown): ChangedValue => {
  if (typeof value === 'string') return toPlainText(value) || null
  // A formatted text: what it says, however it is marked.
  if (isDoc(value)) return wordsOf(value) || null
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

const isSame = (a: unknown, b: unknown): boolean =>
  isDoc(a) && isDoc(b) ? isSameJson(a, b) : asText(a) === asText(b)

const asText = (value: unknown): string => (isDoc(value) ? JSON.stringify(value) : String(value ?? ''))

/** A value that differs in what it says; what is stored the same is not read. */
function ofValue(place: Pick<ListingChange, 'field' | 'language'>, stored: unknown, value: unknown): ListingChange[] {
  if (isSame(stored, value)) return []
  const [from, to] = [asValue(stored), asValue(value)]
  return isSame(from, to) ? [] : [{ ...place, from, to }]
}

/** What an import changes by writing a listing over its stored state, in the order of the form. */
export function changesOf(
  collection: ImportedCollection,
  { arrays, columns, lists, relations, texts }: FeedListing,
  before: StoredState,
): ListingChange[] {
  const ofList = (field: string, from: readonly unknown[] = [], to: readonly unknown[] = []): ListingChange[] =>
    isSameJson(from, to) ? [] : [{ field, from: from.length, to: to.length }]
  return feedFieldsOf(collection).flatMap(({ along = [], localized, name: field }): ListingChange[] => {
    if (localized) {
      return Object.entries(texts).flatMap(([code, values]): ListingChange[] => {
        const language = code as Language
        return ofValue({ field, language }, before.texts[language]?.[field], values[field])
      })
    }
    const array = arrays[arrayOf(field)]
    if (array) return ofList(field, before.arrays[arrayOf(field)]?.map(inOrder), array.map(inOrder))
    if (lists[field]) return ofList(field, before.lists[field], lists[field])
    const related = [field, ...along].flatMap((one) => {
      const ids = relations[one]?.ids
      return ids ? ofList(one, before.relations[one], ids) : []
    })
    const own = [field, ...along].flatMap((one) =>
      one in columns ? ofValue({ field: one }, before.columns[one], columns[one]) : [],
    )
    return [...own, ...related]
  })
}

/** A row of an array as it compares: without what is empty, in one order of its parts. */
function inOrder({ columns, texts = {} }: ArrayRow): unknown[] {
  const said = Object.entries(columns).filter(([, value]) => value !== null && value !== undefined)
  const words = Object.entries(texts).flatMap(([name, text]) =>
    Object.entries(text).map(([language, word]) => [`${name}.${language}`, word]),
  )
  return [...said, ...words].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
}

/** A run at the moment at which it writes. */
export interface Writing {
  run: number
  at: string
}

/**
 * What an import says of a listing that it writes, as stored: the languages in which the feed has it, and what
 * it changes, or that it brings it.
 */
export function lastImport(
  { at, run }: Writing,
  languages: readonly Language[],
  changes: ListingChange[] | null,
): LastImport {
  const stored = changes ? storedChanges(changes) : { changes: [], more: 0 }
  return { run, at, languages: [...languages], isNew: changes === null, ...stored }
}

/** The same once its files were written too; what the import that wrote its facts changed stays. */
export function lastImportWithFiles(
  stored: unknown,
  writing: Writing,
  languages: readonly Language[],
  changes: ListingChange[],
): LastImport {
  const before = readLastImport(stored)
  if (before?.run !== writing.run) return lastImport(writing, languages, changes)
  if (before.isNew) return before
  const all = storedChanges([...before.changes, ...changes])
  return { ...before, changes: all.changes, more: before.more + all.more }
}
