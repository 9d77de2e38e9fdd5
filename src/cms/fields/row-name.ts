import type { Field, StaticLabel } from 'payload'

/** What of a row its name is made of, for the browser. */
export interface RowNamePart {
  name: string
  kind: 'text' | 'richText' | 'date' | 'relation'
  /** Where the documents of a relation to one kind are; one to several says it itself. */
  collection?: string
  /** What the choices of a select are called. */
  choices?: Record<string, StaticLabel>
}

type NamedField = Field & { name: string }

/** The fields of a row with a name, also those that stand beside each other. */
const leavesOf = (fields: Field[]): NamedField[] =>
  fields.flatMap((field) => {
    if (field.type === 'row' || field.type === 'collapsible') return leavesOf(field.fields)
    return 'name' in field && typeof field.name === 'string' ? [field] : []
  })

function partOf(field: NamedField): RowNamePart | null {
  const { name } = field
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'number':
      return { name, kind: 'text' }
    case 'richText':
      return { name, kind: 'richText' }
    case 'date':
      return { name, kind: 'date' }
    case 'select':
      return { name, kind: 'text', choices: choicesOf(field.options) }
    case 'relationship':
    case 'upload':
      return { name, kind: 'relation', ...(typeof field.relationTo === 'string' && { collection: field.relationTo }) }
    default:
      return null
  }
}

const choicesOf = (options: Extract<Field, { type: 'select' }>['options']): Record<string, StaticLabel> =>
  Object.fromEntries(
    options.flatMap((option) => (typeof option === 'string' ? [] : [[option.value, option.label as StaticLabel]])),
  )

const partsOf = (fields: Field[], names: readonly string[]): RowNamePart[] => {
  const leaves = leavesOf(fields)
  return names.flatMap((name) => {
    const field = leaves.find((one) => one.name === name)
    const part = field ? partOf(field) : null
    return part ? [part] : []
  })
}

/** The first of these that is filled in names a row that says nothing else. */
const TELLING = ['title', 'label', 'name', 'question', 'category', 'introText', 'description', 'text', 'reference', 'articles', 'url']

/**
 * What names a row of a list: all of `own` that are filled in, beside each other, where the list says which
 * (`custom.rowName`); else the first field that tells something.
 */
export function rowNameProps(fields: Field[], own: unknown): { parts: RowNamePart[]; isJoined: boolean } {
  const isJoined = Array.isArray(own)
  return { parts: partsOf(fields, isJoined ? (own as string[]) : TELLING), isJoined }
}
