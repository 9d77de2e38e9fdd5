import type { Field } from 'payload'
import { idOf } from '@/lib/documents'

type Data = Record<string, unknown>

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null

/** The fields of a collection or global with the columns of rows and tabs in one list. */
export const flatFields = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => {
    if (field.type === 'row' || field.type === 'collapsible') return flatFields(field.fields)
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => flatFields(tab.fields))
    return [field]
  })

/**
 * Whether a document, read in all languages and without depth, uses a row of a collection. Relations marked
 * `isUse: false` are no uses, as nobody is shown anything by them: whose something is, what was asked about or visited.
 */
export function refersTo(fields: readonly Field[], data: unknown, collection: string, id: number): boolean {
  if (!isObject(data)) return false
  return flatFields(fields).some((field) => {
    if (!('name' in field) || field.custom?.isUse === false) return false
    const stored = data[field.name]
    const values = 'localized' in field && field.localized && isObject(stored) && !Array.isArray(stored)
      ? Object.values(stored)
      : [stored]
    return values.some((value) => valueRefersTo(field, value, collection, id))
  })
}

function valueRefersTo(field: Field, value: unknown, collection: string, id: number): boolean {
  const inside = (fields: Field[], item: unknown) => refersTo(fields, item, collection, id)
  const items = Array.isArray(value) ? (value as unknown[]) : [value]
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return items.some((item) =>
        Array.isArray(field.relationTo)
          ? isObject(item) && item.relationTo === collection && idOf(item.value) === id
          : field.relationTo === collection && idOf(item) === id,
      )
    case 'group':
      return inside(field.fields, value)
    case 'array':
      return items.some((item) => inside(field.fields, item))
    case 'blocks':
      return items.some((item) => {
        const kind = isObject(item) ? item.blockType : null
        const block = field.blocks.find(({ slug }) => slug === kind)
        return block !== undefined && inside(block.fields, item)
      })
    case 'richText':
      return nodeRefersTo(value, collection, id)
    default:
      return false
  }
}

/** Links (`doc`), pictures and blocks of a formatted text, however deep. */
function nodeRefersTo(node: unknown, collection: string, id: number): boolean {
  if (Array.isArray(node)) return node.some((one) => nodeRefersTo(one, collection, id))
  if (!isObject(node)) return false
  if (node.relationTo === collection && idOf(node.value) === id) return true
  if (collection === 'media' && node.blockType === 'video' && idOf(node.poster) === id) return true
  return Object.values(node).some((value) => nodeRefersTo(value, collection, id))
}
