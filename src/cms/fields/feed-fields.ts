import type { Field } from 'payload'
import { feedFieldsOf, lockName, type ImportedCollection } from '@/domain/feeds/feed-fields'
import { LANGUAGES } from '@/i18n/languages'
import { madeByServer } from '../access/access'
import { adminText } from './labels'

const DESCRIPTION = '@/admin/feed/FeedField#FeedField'

/** The fields of a form with a lock at each that the import writes. Decision 087. */
export function fromFeed(collection: ImportedCollection, fields: Field[]): Field[] {
  const locks = new Map(
    feedFieldsOf(collection).flatMap(({ along = [], name }) => [name, ...along].map((one) => [one, name])),
  )
  const marked = (field: Field): Field => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(marked) })) }
    }
    const lock = 'name' in field ? locks.get(field.name) : undefined
    if (lock === undefined) return field
    const Description = { path: DESCRIPTION, clientProps: { lock } }
    return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Description } } } as Field
  }
  return fields.map(marked)
}

/** What can be locked, each called what the field is called; a text in every language or in one. */
const lockOptions = (collection: ImportedCollection) =>
  feedFieldsOf(collection).flatMap(({ localized, name }) => {
    const label = adminText(`${collection}.${name}`)
    const inOne = (language: string) =>
      Object.fromEntries(Object.entries(label).map(([code, text]) => [code, `${text} (${language.toUpperCase()})`]))
    return [
      { value: name, label },
      ...(localized ? LANGUAGES.map((one) => ({ value: lockName(name, one), label: inOne(one) })) : []),
    ]
  })

/** A copy is a listing of its own, made in the admin. */
const notCopied = { hooks: { beforeDuplicate: [() => null] } }

/** What is said of the import above the form of a listing. */
export const importNotice: Field = {
  name: 'importNotice',
  type: 'ui',
  admin: { components: { Field: '@/admin/feed/ImportNotice#ImportNotice' } },
}

/** Where a listing comes from, what staff keep from the import, and what it compares and did. */
export const importRecord = (collection: ImportedCollection): Field[] => [
  {
    name: 'source', type: 'relationship', relationTo: 'import-sources', index: true,
    access: madeByServer,
    admin: { readOnly: true },
    ...notCopied,
  },
  {
    name: 'lockedFields', type: 'select', hasMany: true, options: lockOptions(collection),
    // Set by the lock at each field.
    admin: { disableBulkEdit: true, components: { Field: '@/admin/leads/Unshown#Unshown' } },
  },
  { name: 'lastImport', type: 'json', access: madeByServer, admin: { hidden: true }, ...notCopied },
  { name: 'importHash', type: 'text', access: madeByServer, admin: { readOnly: true }, ...notCopied },
  { name: 'filesHash', type: 'text', access: madeByServer, admin: { hidden: true }, ...notCopied },
]
