import 'server-only'
import type { CollectionSlug } from 'payload'
import type { Doc } from '@/lib/documents'
import { cms, visitor } from './client'
import { keptRead } from './kept-reads'

export type ContentCollection = 'pages' | 'articles' | 'team-members' | 'properties' | 'projects'

/**
 * A document by its row, in every language, with what it points at; null where it does not exist
 * or a visitor may not see it. With `draft` its newest version is read, whatever its state: only
 * for those who were let into the preview. Not to be changed.
 */
export const readContent = (
  collection: ContentCollection,
  id: number,
  draft = false,
): Promise<Doc | null> =>
  // A page is drawn in four languages from one document; of listings there are too many to keep.
  collection === 'pages' && !draft
    ? keptRead(`pages:${id}`, () => readOne(collection, id, draft), 'seenContent')
    : readOne(collection, id, draft)

async function readOne(
  collection: ContentCollection,
  id: number,
  draft: boolean,
): Promise<Doc | null> {
  const options = {
    collection: collection as CollectionSlug,
    where: { id: { equals: id } },
    locale: 'all',
    depth: 2,
    limit: 1,
    pagination: false,
  } as const
  const { docs } = draft
    ? await (await cms()).find({ ...options, draft: true, overrideAccess: true })
    : await (await visitor()).find(options)
  return (docs[0] as unknown as Doc | undefined) ?? null
}

type ReadCollection =
  | ('articles' | 'categories' | 'team-members' | 'agencies' | 'testimonials')
  | ('pages' | 'projects')

/**
 * Published documents that meet a condition, in every language, in their order. Not to be changed.
 */
export async function readAll(
  collection: ReadCollection,
  where: Record<string, object> = {},
  limit = 0,
  sort?: string,
): Promise<Doc[]> {
  const read = async () => {
    const { find } = await visitor()
    const { docs } = await find({
      ...{ collection, locale: 'all', depth: 1, where, limit, sort, pagination: false },
    })
    return docs as unknown as Doc[]
  }
  return keptRead(JSON.stringify([collection, where, limit, sort]), read, 'seenContent')
}

/** A global in every language, with what it points at. Not to be changed. */
export async function readGlobal(
  slug: 'header' | 'footer' | 'popup' | 'settings' | 'rates',
): Promise<Doc> {
  return keptRead(slug, async () => {
    const { findGlobal } = await visitor()
    return (await findGlobal({ slug, locale: 'all', depth: 1 })) as unknown as Doc
  })
}
