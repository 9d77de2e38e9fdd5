import { isDoc, type Doc } from '@/lib/documents'

/** A field that differs between what is stored and what somebody wrote. */
export interface FieldChange {
  name: string
  mine: unknown
  theirs: unknown
  /** Whether both of them changed it, so that somebody has to choose. */
  both: boolean
}

/** What every save changes by itself. */
const OF_EVERY_SAVE = new Set(['id', 'createdAt', 'updatedAt', '_status', 'globalType'])

/** A value with nothing in it that says nothing: forms and stored documents leave out different ones. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(said) : undefined
  if (!isDoc(value)) return value === null || value === '' ? undefined : value
  const entries = Object.entries(value)
    .map(([name, inside]) => [name, said(inside)] as const)
    .filter(([, inside]) => inside !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Whether two values of a field say the same; what is empty says nothing, however it is written. */
export const sameContent = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(said(a)) === JSON.stringify(said(b))

/** The names of the fields of a form that say something else than each of the states that count as saved. */
export const unsavedFields = (form: Doc, saved: readonly Doc[]): string[] =>
  Object.keys(form).filter(
    (name) => !OF_EVERY_SAVE.has(name) && !saved.some((state) => sameContent(form[name], state[name])),
  )

/**
 * The fields of a form that somebody else changed since `base`, which both began with, and that say
 * something else there. `changed` names those that were changed in the form.
 */
export const changedByOther = (
  { base, theirs }: { base: Doc; theirs: Doc },
  form: Doc,
  changed: readonly string[],
): FieldChange[] =>
  Object.keys(form)
    .filter((name) => !OF_EVERY_SAVE.has(name))
    .filter((name) => !sameContent(base[name], theirs[name]) && !sameContent(form[name], theirs[name]))
    .map((name) => ({ name, mine: form[name], theirs: theirs[name], both: changed.includes(name) }))

/** Parts of rows and formatted texts that nobody wrote. */
const MARKS = new Set<string>([
  'id', 'blockType', 'relationTo', 'newTab', 'linkType',
  'type', 'format', 'direction', 'mode', 'style', 'tag', 'listType', 'version', 'indent', 'detail',
  'textFormat', 'textStyle', 'start', 'checked', 'rel',
])
const LINES = new Set(['paragraph', 'heading', 'quote', 'listitem', 'linebreak', 'tablerow'])

const partsOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) {
    const inline = value.some((one) => isDoc(one) && one.type === 'text')
    return value.map(partsOf).filter(Boolean).join(inline ? '' : '\n')
  }
  if (!isDoc(value)) return ''
  if (isDoc(value.root)) return partsOf(value.root)
  const words = Object.entries(value)
    .filter(([name]) => !MARKS.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, inside]) => partsOf(inside))
    .filter(Boolean)
    .join('\n')
  return LINES.has(String(value.type)) ? `${words}\n` : words
}

/** What a field holds, as lines of text to compare by eye; empty where it holds no words or numbers. */
export const wordsOf = (value: unknown): string =>
  partsOf(value)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
