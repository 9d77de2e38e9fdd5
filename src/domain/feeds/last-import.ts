import { isLanguage, type Language } from '@/i18n/languages'
import { isDoc } from '@/lib/documents'

export type ChangedValue = string | number | boolean | null

/** A field that an import changed: of a list how many there are, of a long text where it differs. */
export interface ListingChange {
  field: string
  language?: Language
  from: ChangedValue
  to: ChangedValue
}

/** What the import that wrote a listing last did to it, as stored with the listing. */
export interface LastImport {
  /** The row of its run; null where that is not known. */
  run: number | null
  /** When it wrote the listing, ISO. */
  at: string | null
  /** Those in which the feed has the listing; texts in others belong to staff. */
  languages: Language[]
  isNew: boolean
  /** The first of the changes; `more` says how many others there are. */
  changes: ListingChange[]
  more: number
}

/** As many changes as are stored of one import, and characters of a text in them. */
const MOST_CHANGES = 40
const MOST_TEXT = 160
/** What stands before the place where two texts part, so that it can be found. */
const LEAD = 40

const points = (text: string): string[] => [...text]

const cut = (text: string, start: number): string => {
  const all = points(text)
  const shown = all.slice(start, start + MOST_TEXT).join('').trim()
  return `${start > 0 ? '…' : ''}${shown}${all.length > start + MOST_TEXT ? '…' : ''}`
}

/**
 * Two texts that differ, each cut to some 160 characters from shortly before the place where they part:
 * the beginnings of two long ones are the same. Spec §3.
 */
function whereTextsPart(from: string, to: string): { from: string; to: string } {
  const [a, b] = [points(from), points(to)]
  if (a.length <= MOST_TEXT && b.length <= MOST_TEXT) return { from, to }
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  const word = a.lastIndexOf(' ', same - LEAD) + 1
  const start = same <= LEAD ? 0 : same - LEAD - word < LEAD ? word : same - LEAD
  return { from: cut(from, start), to: cut(to, start) }
}

/** Changes as they are stored: the first forty, long texts cut, and how many are left out. Spec §3. */
export function storedChanges(changes: readonly ListingChange[]): Pick<LastImport, 'changes' | 'more'> {
  const kept = changes.slice(0, MOST_CHANGES).map((change) => {
    const { from, to } = change
    if (typeof from !== 'string' && typeof to !== 'string') return change
    const texts = whereTextsPart(String(from ?? ''), String(to ?? ''))
    return { ...change, from: from === null ? null : texts.from, to: to === null ? null : texts.to }
  })
  return { changes: kept, more: changes.length - kept.length }
}

const isValue = (value: unknown): value is ChangedValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

const isChange = (value: unknown): value is ListingChange =>
  isDoc(value) && typeof value.field === 'string' && isValue(value.from) && isValue(value.to)

/** What is stored of a listing's last import; null of anything else. Spec §3. */
export function readLastImport(stored: unknown): LastImport | null {
  if (!isDoc(stored)) return null
  const { at, changes, isNew, languages, more, run } = stored
  return {
    run: typeof run === 'number' ? run : null,
    at: typeof at === 'string' ? at : null,
    languages: Array.isArray(languages) ? languages.filter(isLanguage) : [],
    isNew: isNew === true,
    changes: Array.isArray(changes) ? changes.filter(isChange) : [],
    more: typeof more === 'number' ? more : 0,
  }
}
