import type { Field } from 'payload'
import { fieldIsHiddenOrDisabled, fieldIsID } from 'payload/shared'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readRelatedNames } from '@/admin/cells/related-names'
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

const CELLS = '@/admin/cells'

/** Every column of the lists with the server's own component for its cells. */
const cells = (fields: readonly Field[]): [string, unknown][] =>
  fields.flatMap((field): [string, unknown][] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => cells(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return cells(field.fields)
    return 'name' in field && field.name ? [[field.name, field.admin?.components && 'Cell' in field.admin.components ? field.admin.components.Cell : null]] : []
  })

it('columns that lists begin with name what a document belongs to, and are filled by the server', () => {
  const relations = cms.payload.config.collections.flatMap(({ admin, fields, flattenedFields, slug }) => {
    const drawn = new Map(cells(fields))
    return flattenedFields.flatMap((field) => {
      if (field.type !== 'relationship' || field.hasMany || !admin.defaultColumns?.includes(field.name)) return []
      return [[`${slug}.${field.name}`, drawn.get(field.name)] as const]
    })
  })
  expect(relations.map(([name]) => name)).toEqual(
    expect.arrayContaining(['users.agency', 'properties.agency', 'articles.category', 'import-runs.source', 'projects.city', 'pages.parent']),
  )
  // People are named by Payload's own, which asks as whoever reads the list.
  expect(relations.flatMap(([name, cell]) => (cell ? [] : [name]))).toEqual(['visiting-hours.agent'])
  expect(relations.filter(([, cell]) => cell === `${CELLS}/RelationCell#RelationCell`).length).toBeGreaterThan(8)
})

it('amounts of a property are shown in euro', () => {
  const { fields = [] } = cms.payload.config.collections.find(({ slug }) => slug === 'properties') ?? {}
  const amounts = cells(fields).flatMap(([name, cell]) => (cell === `${CELLS}/MoneyCell#MoneyCell` ? [name] : []))
  expect(amounts).toEqual(expect.arrayContaining(['price', 'cadastralIncome', 'chargesRenter']))
})

it('what a document belongs to is named in the language of the reader, and in another where it has no name in that', async () => {
  const { payload } = cms
  const agency = await payload.create({ collection: 'agencies', data: { name: 'Orlinde Gent' } })
  const page = await payload.create({ collection: 'pages', locale: 'nl', draft: true, data: { title: 'Ons team', kind: 'module' } })
  await payload.update({ collection: 'pages', id: page.id, locale: 'fr', draft: true, data: { title: 'L’équipe' } })
  const read = (slug: 'agencies' | 'pages', id: number, language: 'fr' | 'de') => readRelatedNames(payload, slug, [id, 99_999], language)
  expect([...(await read('agencies', agency.id, 'fr'))]).toEqual([[agency.id, { text: 'Orlinde Gent', lang: 'fr' }]])
  expect([...(await read('pages', page.id, 'fr'))]).toEqual([[page.id, { text: 'L’équipe', lang: 'fr' }]])
  expect([...(await read('pages', page.id, 'de'))]).toMatchObject([[page.id, { text: expect.any(String) }]])
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
