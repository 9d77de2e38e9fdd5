import 'server-only'
import type { AllLocales } from '@/lib/documents'
import { visitor } from './client'
import { cachedRead } from './cached-reads'
import type { Config } from '@/payload-types'

export type ContentCollection = 'pages' | 'articles' | 'team-members'

/** A document of a collection, read in every language. */
type StoredDocument<Slug extends keyof Config['collections']> = AllLocales<
  Config['collections'][Slug]
>

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

async function readOne<Slug extends ContentCollection>(
  collection: Slug,
  id: number,
): Promise<StoredDocument<Slug> | null> {
  const { find } = await visitor()
  const { docs } = await find({
    collection: collection, where: { id: { equals: id } },
    locale: 'all', depth: 2, limit: 1, pagination: false,
  })
  return (docs[0] as unknown as StoredDocument<Slug> | undefined) ?? null
}

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
  const read = async () => {
    const { find } = await visitor()
    const { docs } = await find({
      collection, locale: 'all', depth: 1, where, limit, sort, pagination: false,
    })
    return docs as unknown as StoredDocument<Slug>[]
  }
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
