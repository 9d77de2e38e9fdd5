import type { ClientField, SanitizedDocumentPermissions, SanitizedFieldPermissions } from 'payload'
import type { Language } from '@/i18n/languages'
import { isDoc, type Doc } from '@/lib/documents'
import { isEmptyText } from '../fallback/text-elsewhere'

/** What somebody may do with the fields of a document or a row: everything, or what is said of each. */
type FieldsPermissions = SanitizedDocumentPermissions['fields']

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
  permissions: FieldsPermissions
}

/**
 * Every text of a document, stored in all languages, that is written in the language `from`, with what
 * the language `to` has in its place. What is empty in `from` is not copied, nor are addresses, nor what whoever
 * copies may not change: Payload (3.90.1) leaves that as it is without a word.
 */
export const copiedTexts = (
  fields: readonly ClientField[],
  doc: Doc,
  from: Language,
  to: Language,
  permissions: FieldsPermissions = true,
): CopiedText[] => within(fields, doc, { from, to, permissions, path: [], labels: [] })

const within = (fields: readonly ClientField[], doc: Doc, walk: Walk): CopiedText[] =>
  fields.flatMap((field) => at(field, doc, walk))

function at(field: ClientField, doc: Doc, walk: Walk): CopiedText[] {
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab) => ('name' in tab ? [] : within(tab.fields, doc, walk)))
  }
  if (field.type === 'row' || field.type === 'collapsible') return within(field.fields, doc, walk)
  if (!('name' in field)) return []
  const may = walk.permissions === true ? true : walk.permissions[field.name]
  if (may !== true && !may?.update) return []
  const value = doc[field.name]
  const label = 'label' in field ? field.label : field.name
  const inside: Walk = { ...walk, path: [...walk.path, field.name], labels: [...walk.labels, label] }
  const permissions = permissionsWithin(may)
  if (field.type === 'group') return isDoc(value) ? within(field.fields, value, { ...inside, permissions }) : []
  if (field.type === 'array') return rows(value, inside, () => ({ fields: field.fields, permissions }))
  if (field.type === 'blocks') {
    return rows(value, inside, ({ blockType }) => ({
      fields: field.blocks.find(({ slug }) => slug === blockType)?.fields ?? [],
      permissions: permissionsOfBlock(may, String(blockType)),
    }))
  }
  if (!('localized' in field && field.localized) || !TEXTS.includes(field.type)) return []
  if (ADDRESSES.includes(field.name) || !isDoc(value) || isEmptyText(value[walk.from])) return []
  return [{ path: inside.path, labels: inside.labels, from: value[walk.from], to: value[walk.to] }]
}

/** Of fields of which nothing may be changed, Payload says nothing. */
const permissionsWithin = (may: SanitizedFieldPermissions): FieldsPermissions => (may === true ? true : (may.fields ?? {}))

function permissionsOfBlock(may: SanitizedFieldPermissions, slug: string): FieldsPermissions {
  const blocks = may === true ? true : (may.blocks ?? {})
  const block = blocks === true ? true : blocks[slug]
  return block === true ? true : (block?.fields ?? {})
}

interface RowOf {
  fields: readonly ClientField[]
  permissions: FieldsPermissions
}

const rows = (value: unknown, walk: Walk, rowOf: (row: Doc) => RowOf): CopiedText[] =>
  (Array.isArray(value) ? (value as unknown[]) : []).flatMap((row, index) => {
    if (!isDoc(row) || typeof row.id !== 'string') return []
    const place = { path: [...walk.path, row.id], labels: [...walk.labels, index + 1] }
    const { fields, permissions } = rowOf(row)
    return within(fields, row, { ...walk, ...place, permissions })
  })

/** Whether a text would be replaced: something else stands in its place. */
export const isReplaced = ({ from, to }: CopiedText): boolean =>
  !isEmptyText(to) && JSON.stringify(from) !== JSON.stringify(to)

/** Whether a text fills what is empty. */
export const isFilled = ({ to }: CopiedText): boolean => isEmptyText(to)

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
