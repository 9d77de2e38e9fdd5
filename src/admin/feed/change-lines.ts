import { getTranslation } from '@payloadcms/translations'
import type { Field, PayloadRequest } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { fieldNamed, labelAt } from '@/cms/fields/label-at'
import { feedFieldsOf, isQuantity, type ImportedCollection } from '@/domain/feeds/feed-fields'
import type { ChangedValue, ListingChange } from '@/domain/feeds/last-import'
import { formatNumber } from '@/i18n/format'
import { pickText, readerLanguage, type Localized } from '@/i18n/languages'
import { formatEuro } from '@/lib/money'
import { shortDay } from '../dates/written-dates'

/** A change in words: what the field is called, what it held and what it holds. */
export interface ChangeLine {
  name: string
  from: string
  to: string
}

type LineReader = Pick<PayloadRequest, 'i18n' | 'payload' | 'user'>

/** The changes of an import in words, in the language of the person at work and by what they read. */
export async function changeLines(
  reader: LineReader,
  collection: ImportedCollection,
  changes: readonly ListingChange[],
): Promise<ChangeLine[]> {
  const { i18n, payload } = reader
  const { fields } = payload.collections[collection].config
  const money = new Set(feedFieldsOf(collection).flatMap(({ isMoney, name }) => (isMoney ? [name] : [])))
  return Promise.all(
    changes.map(async ({ field: name, from, language, to }) => {
      const field = fieldNamed(fields, name)
      const number = (value: number): string => {
        if (money.has(name)) return formatEuro(value)
        return isQuantity(name) ? formatNumber(value, readerLanguage(i18n.language)) : String(value)
      }
      const said = (value: ChangedValue) => inWords(reader, field, value, number)
      const label = labelAt(fields, name, i18n) ?? name
      return {
        name: language ? `${label} (${language.toUpperCase()})` : label,
        from: await said(from),
        to: await said(to),
      }
    }),
  )
}

async function inWords(
  reader: LineReader,
  field: Field | undefined,
  value: ChangedValue,
  number: (value: number) => string,
): Promise<string> {
  const { i18n } = reader
  const { language } = i18n
  if (value === null || value === '') return adminMessage('saving.empty', language)
  if (typeof value === 'boolean' || field?.type === 'checkbox') {
    return Boolean(value) && value !== '0' ? adminMessage('saving.yes', language) : adminMessage('saving.no', language)
  }
  if (field?.type === 'date') return shortDay(String(value), language)
  if (field?.type === 'select') {
    const option = field.options.find((one) => typeof one !== 'string' && one.value === value)
    if (option && typeof option !== 'string') return getTranslation(option.label as string, i18n)
  }
  if (field?.type === 'relationship' && !field.hasMany && typeof field.relationTo === 'string') {
    return (await nameOf(reader, field.relationTo, Number(value))) ?? `${value}`
  }
  return typeof value === 'number' ? number(value) : value
}

/** What a document is called in the language of the person at work, or in the next that it has; undefined where they do not read it. */
async function nameOf({ i18n: { language }, payload, user }: LineReader, collection: string, id: number) {
  const found = await payload.findByID({
    collection: collection as 'types', id, depth: 0, locale: 'all', disableErrors: true, select: { name: true },
    overrideAccess: false, user,
  })
  const name: unknown = found?.name
  return typeof name === 'string' ? name : pickText(name as Localized<string>, readerLanguage(language))?.text
}
