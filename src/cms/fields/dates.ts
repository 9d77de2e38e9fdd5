import type { DateField, Field, SanitizedConfig } from 'payload'
import { adminText } from './labels'

const CELL = '@/admin/cells/DateCell#DateCell'
/** How a date is compared in two versions. */
export const DATE_DIFF = '@/admin/dates/DateDiff#DateDiff'

/** A date that is typed, shown and compared as the reader's language writes it, in Belgian time. */
export const belgianDate = (field: DateField): DateField => ({
  ...field,
  admin: {
    ...field.admin,
    components: { Field: '@/admin/dates/DateField#DateField', Cell: CELL, Diff: DATE_DIFF, ...field.admin?.components },
  },
})

/**
 * The configuration in which the fields that Payload adds to documents are ours: dates in Belgian time, and
 * names in every language. Its own names are functions, which the comparison of two versions asks once for
 * everybody, in the language of whoever opens the first.
 */
export async function belgianDates(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const { fields } of [...config.collections, ...config.globals]) fields.forEach(nameAdded)
  for (const { admin, fields, timestamps, upload } of config.collections) {
    if (upload) fields.forEach(nameOfFile)
    if (!timestamps) continue
    const { edit } = (admin.components ??= {})
    admin.components.edit = {
      ...edit,
      beforeDocumentControls: ['@/admin/dates/LastSaved#LastSaved', ...(edit?.beforeDocumentControls ?? [])],
    }
  }
  return config
}

function nameAdded(field: Field): void {
  if (field.type === 'date' && (field.name === 'createdAt' || field.name === 'updatedAt')) {
    field.label = field.name === 'createdAt' ? adminText('document.createdAt') : adminText('document.updatedAt')
    field.admin = { ...field.admin, components: { ...field.admin?.components, Cell: CELL, Diff: DATE_DIFF } }
  }
  if (field.type === 'select' && field.name === '_status') {
    field.label = adminText('document.status')
    field.options = [
      { value: 'draft', label: adminText('document.status:draft') },
      { value: 'published', label: adminText('document.status:published') },
    ]
  }
}

/** Of a file Payload calls its kind in English, and offers its addresses as columns, which tell staff nothing. */
function nameOfFile(field: Field): void {
  if (field.type !== 'text') return
  if (field.name === 'mimeType') field.label = adminText('document.mimeType')
  if (field.name === 'url' || field.name === 'thumbnailURL') {
    field.admin = { ...field.admin, disableListColumn: true, disableListFilter: true }
  }
}
