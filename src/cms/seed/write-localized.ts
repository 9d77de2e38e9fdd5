import type { CollectionSlug, GlobalSlug } from 'payload'
import { LANGUAGES, type Language } from '@/i18n/languages'
import type { Step } from './create-localized'
import { inLanguage } from './words'

/** French comes first, as everywhere; the last language is the one that publishes. Spec §1. */
const ORDER: readonly Language[] = ['fr', ...LANGUAGES.filter((language) => language !== 'fr')]

/**
 * Writes a document in all languages and publishes it with the last, so that it is never public
 * half-written. Gives its row; with `id` an existing one is written. Spec §1.
 */
export async function writeLocalized(
  { payload, transactionID }: Step,
  collection: CollectionSlug,
  data: object,
  { id, publish = true }: { id?: number; publish?: boolean } = {},
): Promise<number> {
  let row = id
  for (const [index, locale] of ORDER.entries()) {
    const last = publish && index === ORDER.length - 1
    const status = last ? 'published' : 'draft'
    const written = { ...(inLanguage(data, locale) as object), _status: status }
    const options = { collection, locale, depth: 0, req: { transactionID } } as const
    if (row === undefined) {
      row = Number((await payload.create({ ...options, data: written as never })).id)
    } else {
      await payload.update({ ...options, id: row, data: written as never })
    }
  }
  return row as number
}

/** Writes a global in all languages. Spec §1. */
export async function writeGlobal({ payload, transactionID }: Step, slug: GlobalSlug, data: object) {
  for (const locale of ORDER) {
    const written = inLanguage(data, locale) as never
    await payload.updateGlobal({ slug, locale, data: written, depth: 0, req: { transactionID } })
  }
}
