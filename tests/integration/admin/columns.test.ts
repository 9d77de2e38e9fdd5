import type { Field } from 'payload'
import { fieldIsHiddenOrDisabled, fieldIsID } from 'payload/shared'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGES } from '@/i18n/languages'
import { startCms, type Cms } from '../../support/cms'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

interface Column {
  name: string
  label: unknown
}

/** The columns that a list offers of these fields, as Payload (3.90.1) finds them; a group stands before those inside it. */
function columnsOf(fields: readonly Field[]): Column[] {
  return fields.flatMap((field): Column[] => {
    const isHidden = field.type !== 'ui' && fieldIsHiddenOrDisabled(field)
    if ((isHidden && !fieldIsID(field)) || field.admin?.disableListColumn) return []
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => columnsOf(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return columnsOf(field.fields)
    const own = 'name' in field && field.name ? [{ name: field.name, label: field.label }] : []
    return field.type === 'group' ? [...own, ...columnsOf(field.fields)] : own
  })
}

/** A function answers in the language of who asks. */
const isInEveryLanguage = (label: unknown): boolean =>
  typeof label === 'function' ||
  (typeof label === 'object' && label !== null && LANGUAGES.every((language) => Boolean((label as Record<string, unknown>)[language])))

const listed = () => cms.payload.config.collections.filter(({ admin }) => admin.hidden !== true)

it('lists offer columns that have a name in every language', () => {
  const columns = listed().flatMap(({ fields, slug }) => columnsOf(fields).map((one) => ({ ...one, name: `${slug}.${one.name}` })))
  expect(columns.length).toBeGreaterThan(500)
  const nameless = columns.filter(({ label, name }) => !name.endsWith('.id') && !isInEveryLanguage(label))
  expect(nameless.map(({ name }) => name)).toEqual([])
})

it('no list offers two columns of one name', () => {
  const twice = listed().flatMap(({ fields, slug }) => {
    // What stands in a group is named with the group before it.
    const columns = columnsOf(fields.filter(({ type }) => type !== 'group'))
    return LANGUAGES.flatMap((language) => {
      const labels = columns.flatMap(({ label }) => (typeof label === 'object' ? [(label as Record<string, string>)[language]] : []))
      return labels.filter((label, at) => labels.indexOf(label) < at).map((label) => `${slug} (${language}): ${label}`)
    })
  })
  expect(twice).toEqual([])
})
