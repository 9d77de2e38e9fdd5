import 'server-only'
import type { AllLocales } from '@/lib/documents'
import { findDocument, findDocuments, visitor, type StoredDocument } from './client'
import { cachedRead } from './cached-reads'
import type { Config } from '@/payload-types'

export type ContentCollection = 'pages' | 'articles' | 'team-members'

/**
 * A document by its row, in every language, with what it points at; null where it does not exist
 * or a visitor may not see it. Not to be changed.
 */
export const readContent = <Slug extends ContentCollection>(
  collection: Slug,
  id: number,
): Promise<StoredDocument<Slug> | null> =>
  // A page is rendered in four languages from one document.
  collection === 'pages'
    ? cachedRead(`pages:${id}`, () => readOne(collection, id), 'appliedContent')
    : readOne(collection, id)

const readOne = async <Slug extends ContentCollection>(collection: Slug, id: number): Promise<StoredDocument<Slug> | null> =>
  findDocument(await visitor(), collection, { where: { id: { equals: id } }, depth: 2 })

/**
 * A published listing by its public number, in every language, with what it points at; null where
 * a visitor may not see it.
 */
export const readPublic = async <Slug extends 'properties' | 'projects'>(
  collection: Slug,
  id: number,
): Promise<StoredDocument<Slug> | null> =>
  findDocument(await visitor(), collection, { where: { listingId: { equals: id } }, depth: 2 })

type ReadCollection =
  | ('articles' | 'categories' | 'team-members' | 'agencies' | 'testimonials')
  | ('pages' | 'projects' | 'forms' | 'types')

/**
 * Published documents that meet a condition, in every language, in their order. Not to be changed.
 */
export async function readAll<Slug extends ReadCollection>(
  collection: Slug,
  where: Record<string, object> = {},
  limit = 0,
  sort?: string,
): Promise<StoredDocument<Slug>[]> {
  const read = async () => findDocuments(await visitor(), collection, { where, depth: 1, limit, sort })
  return cachedRead(JSON.stringify([collection, where, limit, sort]), read, 'appliedContent')
}

/** A global in every language, with what it points at. Not to be changed. */
export async function readGlobal<Slug extends keyof Config['globals']>(
  slug: Slug,
): Promise<AllLocales<Config['globals'][Slug]>> {
  const read = async () => {
    const { findGlobal } = await visitor()
    const stored = await findGlobal({ slug, locale: 'all', depth: 1 })
    return stored as unknown as AllLocales<Config['globals'][Slug]>
  }
  return cachedRead(slug, read, 'appliedGlobals')
}
