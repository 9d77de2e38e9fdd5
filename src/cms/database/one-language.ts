import type { BaseDatabaseAdapter, CollectionBeforeChangeHook } from 'payload'
import { rowsInOrderOf } from '@/domain/saves/rows'

type Reads = Pick<BaseDatabaseAdapter, 'findOne' | 'findVersions'>

const SAVED = 'savedDocument'

interface SavedDocument {
  collection: string
  id: unknown
  data: unknown
}

/** Notes what is saved, for `versionsForOneLanguage`; behind what changes it. */
export const noteSaved: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  req.context[SAVED] = { collection: collection.slug, id: originalDoc?.id as unknown, data } satisfies SavedDocument
  return data
}

const asksForPublished = (where: unknown, id: unknown): boolean =>
  JSON.stringify(where ?? null).includes(`{"parent":{"equals":${String(id)}}},{"version._status":{"equals":"published"}}`)

/**
 * The adapter's way to read versions, which gives a save that publishes one language what is published in the
 * others. Payload (3.90.1, `utilities/mergeLocalizedData.js`) asks for the newest published version, which is
 * gone after as many drafts as there are versions kept, and every other language with it; and takes the texts of
 * a row from the one at its place, whichever that is. Here it gets what is stored, with the rows in the order of
 * those that are saved. `tests/integration/content/one-language.test.ts` fails where it asks otherwise.
 */
export function versionsForOneLanguage(adapter: Reads): Pick<Reads, 'findVersions'> {
  const { findVersions } = adapter
  return {
    findVersions: async (args) => {
      const found = await findVersions.call(adapter, args)
      const { collection, req, where } = args
      const saved = req?.context?.[SAVED] as SavedDocument | undefined
      if (saved?.collection !== collection || !asksForPublished(where, saved.id)) return found as never
      const stored = await adapter.findOne<Record<string, unknown> & { id: number }>({ collection, req, where: { id: { equals: saved.id } } })
      const published = stored?._status === 'published' ? stored : found.docs[0]?.version
      return { ...found, docs: published ? [{ version: rowsInOrderOf(saved.data, published) }] : [] } as never
    },
  }
}
