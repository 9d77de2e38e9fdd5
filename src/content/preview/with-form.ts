import type { FlattenedField } from 'payload'
import type { Language } from '@/i18n/languages'
import { isDoc, type Doc } from '@/lib/documents'

/**
 * A document as it would be stored if a form were saved: what the form says in its one language is put
 * into what is stored in all. What the form does not hold, other languages among it, stays as it is;
 * rows are known by their IDs. `form` is what a browser sent: what makes no sense is left out.
 */
export function withForm(fields: readonly FlattenedField[], stored: Doc, form: Doc, language: Language): Doc {
  const doc = { ...stored }
  for (const field of fields) {
    if (field.type === 'join' || !Object.hasOwn(form, field.name)) continue
    const [before, given] = [stored[field.name], form[field.name]]
    doc[field.name] =
      'localized' in field && field.localized
        ? { ...(isDoc(before) ? before : {}), [language]: isListField(field) ? listOf(given) : given }
        : valueOf(field, before, given, language)
  }
  return doc
}

function valueOf(field: FlattenedField, before: unknown, given: unknown, language: Language): unknown {
  switch (field.type) {
    case 'group':
    case 'tab':
      return withForm(field.flattenedFields, isDoc(before) ? before : {}, isDoc(given) ? given : {}, language)
    case 'array':
      return listOf(given).map((row) => rowWith(field.flattenedFields, before, row, language))
    case 'blocks':
      return listOf(given).flatMap((row) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType)
        const { blockName, blockType } = row
        return block ? [{ ...rowWith(block.flattenedFields, before, row, language), blockName, blockType }] : []
      })
    default:
      return given
  }
}

const isListField = ({ type }: FlattenedField): boolean => type === 'array' || type === 'blocks'

/** A form holds the number of rows where there are none. */
const listOf = (given: unknown): Doc[] => (Array.isArray(given) ? given.filter(isDoc) : [])

function rowWith(fields: readonly FlattenedField[], before: unknown, row: Doc, language: Language): Doc {
  const known = listOf(before).find(({ id }) => id === row.id) ?? {}
  return { ...withForm(fields, known, row, language), id: row.id }
}
