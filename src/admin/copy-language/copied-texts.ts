import type { ClientField } from 'payload'
import type { Language } from '@/i18n/languages'
import { isDoc, type Doc } from '@/lib/documents'
import { isBlank } from '../fallback/text-elsewhere'

const TEXTS: readonly string[] = ['text', 'textarea', 'richText']

/** Where a document stands belongs to its language. */
const ADDRESSES: readonly string[] = ['path', 'openGraphUrl']

export interface CopiedText {
  /** Names of fields and ids of rows. */
  path: readonly string[]
  /** The labels of its fields, from the outside in; rows by their number. */
  labels: readonly unknown[]
  from: unknown
  /** What stands there in the other language. */
  to: unknown
}

interface Walk {
  from: Language
  to: Language
  path: readonly string[]
  labels: readonly unknown[]
}

/**
 * Every text of a document, stored in all languages, that is written in the language `from`, with what
 * the language `to` has in its place. What is empty in `from` is not copied, nor are addresses.
 */
export const copiedTexts = (
  fields: readonly ClientField[],
  doc: Doc,
  from: Language,
  to: Language,
): CopiedText[] => within(fields, doc, { from, to, path: [], labels: [] })

const within = (fields: readonly ClientField[], doc: Doc, walk: Walk): CopiedText[] =>
  fields.flatMap((field) => at(field, doc, walk))

function at(field: ClientField, doc: Doc, walk: Walk): CopiedText[] {
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab) => ('name' in tab ? [] : within(tab.fields, doc, walk)))
  }
  if (field.type === 'row' || field.type === 'collapsible') return within(field.fields, doc, walk)
  if (!('name' in field)) return []
  const value = doc[field.name]
  const label = 'label' in field ? field.label : field.name
  const inside: Walk = { ...walk, path: [...walk.path, field.name], labels: [...walk.labels, label] }
  if (field.type === 'group') return isDoc(value) ? within(field.fields, value, inside) : []
  if (field.type === 'array') return rows(value, inside, () => field.fields)
  if (field.type === 'blocks') {
    return rows(value, inside, ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.fields ?? [])
  }
  if (!('localized' in field && field.localized) || !TEXTS.includes(field.type)) return []
  if (ADDRESSES.includes(field.name) || !isDoc(value) || isBlank(value[walk.from])) return []
  return [{ path: inside.path, labels: inside.labels, from: value[walk.from], to: value[walk.to] }]
}

const rows = (value: unknown, walk: Walk, fieldsOf: (row: Doc) => readonly ClientField[]): CopiedText[] =>
  (Array.isArray(value) ? (value as unknown[]) : []).flatMap((row, index) => {
    if (!isDoc(row) || typeof row.id !== 'string') return []
    const place = { path: [...walk.path, row.id], labels: [...walk.labels, index + 1] }
    return within(fieldsOf(row), row, { ...walk, ...place })
  })

/** Whether a text would be replaced: something else stands in its place. */
export const isReplaced = ({ from, to }: CopiedText): boolean =>
  !isBlank(to) && JSON.stringify(from) !== JSON.stringify(to)

/** Whether a text fills what is empty. */
export const isFilled = ({ to }: CopiedText): boolean => isBlank(to)

/**
 * The fields that are to be saved for some texts to be copied: of a document in the language they are
 * copied to, those that hold one, whole. Rows that are gone meanwhile are left out.
 */
export function withCopied(doc: Doc, texts: readonly CopiedText[]): Doc {
  const changed = structuredClone(doc)
  for (const { path, from } of texts) put(changed, path, from)
  const names = new Set(texts.map(({ path }) => path[0]))
  return Object.fromEntries(Object.entries(changed).filter(([name]) => names.has(name)))
}

function put(place: Doc, [name = '', ...rest]: readonly string[], text: unknown): void {
  if (rest.length === 0) {
    place[name] = text
    return
  }
  const inner: unknown = place[name] ?? {}
  if (isDoc(inner)) {
    place[name] = inner
    put(inner, rest, text)
  }
  if (!Array.isArray(inner)) return
  const [id, ...below] = rest
  const row: unknown = inner.find((one) => isDoc(one) && one.id === id)
  if (isDoc(row)) put(row, below, text)
}
