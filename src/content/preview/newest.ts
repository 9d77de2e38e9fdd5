import 'server-only'
import { cleanProperty } from '@/cms/hooks/listings'
import type { Language } from '@/i18n/languages'
import type { AllLocales, Doc } from '@/lib/documents'
import type { Config, User } from '@/payload-types'
import type { PreviewCollection } from '@/routes/preview-path'
import { cms } from '../client'
import { withForm } from './with-form'

/** What somebody has in a form of the admin, as it is sent: in one language, relations by number. */
export interface OpenForm {
  values: Doc
  user: User
}

/**
 * The newest version of something, in every language, with what it points at as visitors would see that;
 * null where it does not exist. With a form as it would be if that were saved now, cleaned alike, null too
 * where its writer may not read the draft, and pointing at nothing else that they may not read. Without
 * one only for those who were let into the preview.
 */
export async function readNewest<Slug extends PreviewCollection>(
  collection: Slug,
  id: number,
  language: Language,
  form?: OpenForm,
): Promise<AllLocales<Config['collections'][Slug]> | null> {
  const payload = await cms()
  const one = { collection: collection, locale: 'all' } as const
  const reader = form ? { overrideAccess: false, user: form.user } : {}
  const { docs } = await payload.find({
    ...one, ...reader, where: { id: { equals: id } }, draft: true,
    depth: 0, limit: 1, pagination: false,
  })
  const [stored] = docs as unknown as Doc[]
  if (!stored) return null
  const { flattenedFields } = payload.collections[one.collection].config
  const data = form ? withForm(flattenedFields, stored, cleaned(collection, form.values), language) : stored
  const doc = await payload.findByID({ ...one, ...reader, id, depth: 2, data, disableErrors: true })
  return doc as unknown as AllLocales<Config['collections'][Slug]> | null
}

function cleaned(collection: PreviewCollection, values: Doc): Doc {
  const data = { ...values }
  if (collection === 'properties') cleanProperty({ data })
  return data
}
