import type { ClientField, Field, StaticLabel } from 'payload'
import { getTranslation, type I18nClient } from '@payloadcms/translations'
import { isDoc } from '@/lib/documents'

/**
 * What the fields of a form are called, by their name: those that staff see and fill in, also inside
 * tabs, rows and folds. A group is one field.
 */
export function namesOfFields(fields: readonly (ClientField | Field)[], i18n: I18nClient): Map<string, string> {
  const names = new Map<string, string>()
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        if ('name' in tab && tab.name) names.set(tab.name, labelOf(tab.label, tab.name, i18n))
        else for (const [name, label] of namesOfFields(tab.fields, i18n)) names.set(name, label)
      }
    } else if (field.type === 'row' || field.type === 'collapsible') {
      for (const [name, label] of namesOfFields(field.fields, i18n)) names.set(name, label)
    } else if ('name' in field && field.name && isWritten(field)) {
      names.set(field.name, labelOf('label' in field ? field.label : null, field.name, i18n))
    }
  }
  return names
}

const labelOf = (label: unknown, name: string, i18n: I18nClient): string =>
  typeof label === 'string' || isDoc(label) ? getTranslation<StaticLabel>(label as StaticLabel, i18n) : name

const isWritten = (field: ClientField | Field): boolean =>
  field.type !== 'ui' && field.type !== 'join' && !field.admin?.hidden && !('virtual' in field && field.virtual)
