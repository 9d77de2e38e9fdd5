import { isDoc, numberIn } from '@/lib/documents'
import { readTarget } from './entry'

/** What a link can lead to on the site: how the route table calls a document of each collection. Spec §3. */
export const KIND_OF = {
  pages: 'page', articles: 'article', 'team-members': 'member',
  properties: 'property', projects: 'project',
} as const

/** The collection of what the route table calls so. */
export const COLLECTION_OF = {
  page: 'pages', article: 'articles', member: 'team-members',
  property: 'properties', project: 'projects',
} as const satisfies { [Collection in LinkedCollection as (typeof KIND_OF)[Collection]]: Collection }

type LinkedCollection = keyof typeof KIND_OF
type LinkedKind = (typeof KIND_OF)[LinkedCollection]

const BY_PUBLIC_NUMBER: readonly string[] = ['property', 'project'] satisfies LinkedKind[]

/** What the route table calls a document of a collection; null where it has none of them. */
export const kindOfCollection = (collection: string): LinkedKind | null =>
  Object.hasOwn(KIND_OF, collection) ? KIND_OF[collection as LinkedCollection] : null

/**
 * The target, such as `page:12` or `property:4711`, of a relation to one of several collections;
 * null where there is none. Listings are known by their public number, so they have to be
 * populated.
 */
export function linkTarget(relation: unknown): string | null {
  if (!isDoc(relation) || typeof relation.relationTo !== 'string') return null
  const kind = kindOfCollection(relation.relationTo)
  if (!kind) return null
  const doc = isDoc(relation.value) ? relation.value : { id: relation.value }
  const number = numberIn(doc, BY_PUBLIC_NUMBER.includes(kind) ? 'listingId' : 'id')
  return number === null ? null : `${kind}:${number}`
}

/**
 * The collection of a target such as `property:4711`, and its number there: the row, or the public
 * number of a listing. Null where it is no target.
 */
export function collectionOf(
  target: string,
): { relationTo: LinkedCollection; number: number; isPublic: boolean } | null {
  const { kind, id: number } = readTarget(target) ?? {}
  if (kind === undefined || number === undefined) return null
  return { relationTo: COLLECTION_OF[kind], number, isPublic: BY_PUBLIC_NUMBER.includes(kind) }
}
