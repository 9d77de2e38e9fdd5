import {
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import type { Doc } from '@/lib/documents'
import { adminMessage } from '../fields/labels'
import { namedDocument } from '../usages/usages'

/**
 * Why one document of many is refused: asked for many, Payload (3.90.1) tells the first line of an error only, in
 * English where the error brought no words of its own. `askById` asks the same for that document alone, which
 * throws the error whole; nothing of it is kept. Null where it is not refused by itself.
 */
export async function refusedById(one: PayloadRequest, askById: PayloadHandler): Promise<Error | null> {
  await initTransaction(one)
  try {
    await askById(one)
    return null
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  } finally {
    await killTransaction(one)
  }
}

interface RefusedDocument {
  collection: SanitizedCollectionConfig
  id: number | string
  /** Why, in the language of the person at work. */
  reason: string
}

/** What staff read of one document of many that was refused: its name, and why, in their language. Spec §8. */
export async function refusedInWords(req: PayloadRequest, { collection, id, reason }: RefusedDocument): Promise<string> {
  const slug: CollectionSlug = collection.slug
  const where = { id: { equals: id } }
  // As far as whoever asks may read it: of a colleague's listing they do not see the draft.
  const { docs } = await req.payload.find({
    collection: slug, where, locale: 'all', draft: true, trash: true, depth: 0, limit: 1, pagination: false, overrideAccess: false, req,
  })
  const [doc = { id }] = docs as unknown as Doc[]
  const { language } = req.i18n
  const name = namedDocument(doc, collection.admin.useAsTitle, language)
  return adminMessage('errors.reasonOf', language, { name, reason })
}
