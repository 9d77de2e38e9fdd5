import type { FlattenedField, Option } from 'payload'

type Row = Record<string, unknown>
/** What a row leads to: a document of each collection, and which one where several kinds would do. */
export interface Target {
  ids: Readonly<Record<string, number>>
  prefers: string
}

/** A list of rows: an array, or modules. */
export type ListField = Extract<FlattenedField, { type: 'array' | 'blocks' }>

/** Where a row leads: the field with its place, and the document. */
export type Led = readonly [path: string, collection: string, id: number]

const relates = (fields: readonly FlattenedField[]): boolean =>
  fields.some(
    (field) =>
      field.type === 'relationship' ||
      field.type === 'upload' ||
      (field.type === 'array' && relates(field.flattenedFields)) ||
      (field.type === 'blocks' && field.blocks.some((block) => relates(block.flattenedFields))),
  )

/** The lists among these fields whose rows lead to documents. */
export const listsOf = (fields: readonly FlattenedField[]): ListField[] =>
  fields.filter((field): field is ListField => (field.type === 'array' || field.type === 'blocks') && relates([field]))

/** The rows that a form sends of a list, where all that relates leads to `target`: of modules, one of each kind. */
export const rowsTo = (list: ListField, target: Target | null): Row[] =>
  list.type === 'array'
    ? [rowTo(list.flattenedFields, target)]
    : list.blocks
        .filter((block) => relates(block.flattenedFields))
        .map((block) => ({ blockType: block.slug, ...rowTo(block.flattenedFields, target) }))

const rowTo = (fields: readonly FlattenedField[], target: Target | null): Row =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      // A form says nothing of what nobody filled in.
      if (field.type === 'array') return target ? [[field.name, rowsTo(field, target)]] : []
      if (field.type === 'relationship' || field.type === 'upload') {
        return target ? [[field.name, valueTo(field, target)]] : []
      }
      if (!('required' in field && field.required)) return []
      if (field.type === 'select') return [[field.name, optionOf(field.options[0])]]
      return [[field.name, field.type === 'email' ? 'a@b.example' : 'https://a.example/']]
    }),
  )

const optionOf = (option: Option | undefined) => (typeof option === 'string' ? option : option?.value)

type Relation = Extract<FlattenedField, { type: 'relationship' | 'upload' }>

function valueTo(field: Relation, target: Target): unknown {
  const kinds = [field.relationTo].flat()
  const relationTo = kinds.find((kind) => kind === target.prefers) ?? kinds[0] ?? ''
  const id = target.ids[relationTo]
  if (id === undefined) throw new Error(`No document of ${relationTo} to lead to`)
  const value = Array.isArray(field.relationTo) ? { relationTo, value: id } : id
  return field.hasMany ? [value] : value
}

/** Whether a row of this list cannot be saved without leading somewhere. */
export const mustLead = (list: ListField): boolean =>
  list.type === 'array' &&
  list.flattenedFields.some(
    (field) => (field.type === 'relationship' || field.type === 'upload') && field.required === true,
  )

/** Where the rows of a list lead, place by place. */
export function ledBy(list: ListField, rows: unknown, path: string = list.name): Led[] {
  return ((rows ?? []) as Row[]).flatMap((row, index) => {
    const fields =
      list.type === 'array'
        ? list.flattenedFields
        : (list.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [])
    return fields.flatMap((field): Led[] => {
      const place = `${path}.${index}.${field.name}`
      const value = row[field.name]
      if (field.type === 'array') return ledBy(field, value, place)
      if (field.type !== 'relationship' && field.type !== 'upload') return []
      return [value].flat().flatMap((one): Led[] => {
        if (one === null || one === undefined) return []
        const { relationTo, value: id } = Array.isArray(field.relationTo)
          ? (one as { relationTo: string; value: number })
          : { relationTo: field.relationTo, value: one as number }
        return [[place, relationTo, id]]
      })
    })
  })
}
