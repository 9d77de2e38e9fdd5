import { getTranslation, type I18n } from '@payloadcms/translations'
import type { Field } from 'payload'

/** The fields that stand directly in a form or a row, whatever frames are around them. */
const flattened = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field): Field[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => ('name' in tab ? [] : flattened(tab.fields)))
    const frames = field.type === 'row' || field.type === 'collapsible'
    return frames ? flattened(field.fields) : [field]
  })

function inside(field: Field): readonly Field[] {
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields)
  return 'fields' in field ? field.fields : []
}

/** The field of that name that stands directly in a form or a row; undefined where there is none. */
export const fieldNamed = (fields: readonly Field[], name: string): Field | undefined =>
  flattened(fields).find((one) => 'name' in one && one.name === name)

/**
 * The label of the field at a path such as `modules.0.title`, in the language of the person at work;
 * null where none has that name or a label. Numbers in it are rows.
 */
export function labelAt(fields: readonly Field[], path: string, i18n: I18n): string | null {
  let here = fields
  let label: string | null = null
  for (const name of path.split('.').filter((part) => !/^\d+$/.test(part))) {
    const field = fieldNamed(here, name)
    if (!field) return label
    if ('label' in field && field.label) label = getTranslation(field.label as string, i18n)
    here = inside(field)
  }
  return label
}
