import { isDoc, numberIn } from '@/lib/documents'
import { readTarget } from './entry'

/** What a link can lead to on the site, and how the route table calls it. Spec §3. */
const KINDS = {
  pages: 'page', articles: 'article', 'team-members': 'member',
  properties: 'property', projects: 'project',
} as const

const BY_PUBLIC_NUMBER: readonly string[] = ['property', 'project'] satisfies LinkedKind[]

type LinkedKind = (typeof KINDS)[keyof typeof KINDS]

/**
 * The target, such as `page:12` or `property:4711`, of a relation to one of several collections;
 * null where there is none. Listings are known by their public number, so they have to be
 * populated.
 */
export function linkTarget(relation: unknown): string | null {
  if (!isDoc(relation) || typeof relation.relationTo !== 'string') return null
  const kind = Object.hasOwn(KINDS, relation.relationTo)
    ? KINDS[relation.relationTo as keyof typeof KINDS]
    : null
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
): { relationTo: keyof typeof KINDS; number: number; isPublic: boolean } | null {
  const { kind, id: number } = readTarget(target) ?? {}
  const [relationTo] = Object.entries(KINDS).find(([, name]) => name === kind) ?? []
  if (kind === undefined || number === undefined || relationTo === undefined) return null
  return { relationTo: relationTo as keyof typeof KINDS, number, isPublic: BY_PUBLIC_NUMBER.includes(kind) }
}
