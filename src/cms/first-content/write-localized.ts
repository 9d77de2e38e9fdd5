import type { CollectionSlug, GlobalSlug } from 'payload'
import { LANGUAGES, type Language } from '@/i18n/languages'
import type { SeedStep } from './create-localized'
import { inLanguage } from './words'

/** French comes first, as everywhere; the last language is the one that publishes. Spec §1. */
const ORDER: readonly [Language, ...Language[]] = ['fr', ...LANGUAGES.filter((language) => language !== 'fr')]

/** Creates a document as a draft in French only, so that others can lead to it. Spec §1. */
export async function createDraft(
  { payload, transactionID }: SeedStep,
  collection: CollectionSlug,
  data: object,
): Promise<number> {
  const [locale] = ORDER
  const written = { ...(inLanguage(data, locale) as object), _status: 'draft' } as never
  const options = { collection, locale, depth: 0, req: { transactionID } }
  return Number((await payload.create({ ...options, data: written })).id)
}

/**
 * Writes a document in all languages and publishes it with the last, so that it is never public
 * half-written. Gives its row; with `id` an existing one is written. Spec §1.
 */
export async function writeLocalized(
  { payload, transactionID }: SeedStep,
  collection: CollectionSlug,
  data: object,
  id?: number,
): Promise<number> {
  let row = id
  for (const [index, locale] of ORDER.entries()) {
    const status = index === ORDER.length - 1 ? 'published' : 'draft'
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

/** Writes a global in all languages, which makes no version of it: nobody goes back to half of them. Spec §1. */
export async function writeGlobal(
  { payload, transactionID }: SeedStep,
  slug: GlobalSlug,
  data: object,
) {
  for (const locale of ORDER) {
    const written = inLanguage(data, locale) as never
    await payload.updateGlobal({ slug, locale, data: written, depth: 0, req: { transactionID } })
  }
  await payload.db.deleteVersions({ globalSlug: slug, req: { transactionID }, where: {} })
}
