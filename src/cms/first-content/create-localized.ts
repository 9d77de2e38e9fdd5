import type { CollectionSlug, PayloadRequest } from 'payload'
import { LANGUAGES, type Language, type Localized } from '@/i18n/languages'

/** The transaction that everything of a step belongs to. */
export type SeedStep = Pick<PayloadRequest, 'payload' | 'transactionID'>

export type FieldTexts = Record<string, Localized<string> | undefined>

interface FirstContent {
  data: Record<string, unknown>
  /** By field: its text per language. */
  texts?: FieldTexts
  file?: { data: Buffer; mimetype: string; name: string; size: number }
}

const MAIN: Language = 'fr'

/** The texts in one language; fields without one are left out. Spec §1. */
export const fieldTexts = (texts: FieldTexts, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => {
      const value = text?.[language]
      return value ? [[field, value]] : []
    }),
  )

/** The languages besides French in which there is any text. Spec §1. */
export const otherLanguages = (texts: FieldTexts): Language[] =>
  LANGUAGES.filter((code) => code !== MAIN && Object.keys(fieldTexts(texts, code)).length > 0)

/** Creates a document in French and adds its other languages. Gives its row. Spec §1. */
export async function createLocalized(
  { payload, transactionID }: SeedStep,
  collection: CollectionSlug,
  { data, texts = {}, file }: FirstContent,
): Promise<number> {
  const { id } = await payload.create({
    collection,
    locale: MAIN,
    data: { ...data, ...fieldTexts(texts, MAIN) } as never,
    file,
    depth: 0,
    req: { transactionID },
  })
  for (const locale of otherLanguages(texts)) {
    const inLanguage = fieldTexts(texts, locale) as never
    const req = { transactionID }
    await payload.update({ collection, id, locale, data: inLanguage, depth: 0, req })
  }
  return Number(id)
}
