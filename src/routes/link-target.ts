import { isDoc, numberIn } from '@/lib/documents'

/** What a link can lead to on the site, and how the route table calls it. Spec §3. */
const KINDS = {
  ...{ pages: 'page', articles: 'article', 'team-members': 'member' },
  ...{ properties: 'property', projects: 'project' },
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
