import type { DateField, SanitizedConfig } from 'payload'

const CELL = '@/admin/cells/DateCell#DateCell'

/** A date that is typed and shown as the reader's language writes it, in Belgian time. */
export const belgianDate = (field: DateField): DateField => ({
  ...field,
  admin: {
    ...field.admin,
    components: { Field: '@/admin/dates/DateField#DateField', Cell: CELL, ...field.admin?.components },
  },
})

/** The configuration in which the dates that Payload adds to documents are shown in Belgian time too. */
export async function belgianDates(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const { admin, fields, timestamps } of config.collections) {
    if (!timestamps) continue
    for (const field of fields) {
      if (field.type !== 'date' || !['createdAt', 'updatedAt'].includes(field.name)) continue
      field.admin = { ...field.admin, components: { ...field.admin?.components, Cell: CELL } }
    }
    const { edit } = (admin.components ??= {})
    admin.components.edit = {
      ...edit,
      beforeDocumentControls: ['@/admin/dates/LastSaved#LastSaved', ...(edit?.beforeDocumentControls ?? [])],
    }
  }
  return config
}
