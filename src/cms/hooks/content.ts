import { eq } from '@payloadcms/db-sqlite/drizzle'
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { typedPath } from '@/routes/content-paths'
import { isListingPlace } from '@/routes/paths'
import { adminMessage } from '../fields/labels'
import { recordChange } from '../change-log/changes'
import type { Clash } from '../route-table/clashes'
import { contentRoutes, newClash } from '../route-table/content-routes'
import { deleteRoute, handOver, writeRoutes } from '../route-table/write'
import { sqlOf, tableOf } from '../database/sql'

const KINDS = { pages: 'page', articles: 'article', 'team-members': 'member' } as const

type ContentCollectionSlug = keyof typeof KINDS

const kindOf = (collection: string): (typeof KINDS)[ContentCollectionSlug] | null =>
  collection in KINDS ? KINDS[collection as ContentCollectionSlug] : null

/** Longer addresses are not looked up. */
const LONGEST_PATH = 500

/**
 * Brings a typed path into the form in which it is stored and looked up; blank, and whatever is no
 * text, is the default.
 */
export const storeContentPaths: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  if (data.path === undefined) return data
  const path = typeof data.path === 'string' ? typedPath(data.path) : null
  if (path && path.length > LONGEST_PATH) {
    const message = adminMessage('errors.tooLong', req.i18n.language, { most: LONGEST_PATH })
    throw new ValidationError({ collection: collection.slug, errors: [{ message, path: 'path' }] })
  }
  return { ...data, path }
}

/**
 * Writes the addresses of all content and logs what changed, in the transaction of the
 * change. A change that asks for an address of something else is refused; a clash that was there
 * before it is none of its business. A draft changes nothing that visitors see, so nothing is
 * logged. Spec §2.
 */
export const routeContent: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  collection,
  doc,
  req,
  ...rest
}: Parameters<CollectionAfterChangeHook>[0] | Parameters<CollectionAfterDeleteHook>[0]) => {
  const { id } = doc as { id: number }
  const kind = kindOf(collection.slug)
  const deleted = !('operation' in rest)
  const draft = !deleted && doc._status === 'draft'
  if (draft && !(await goesOffLine(req, collection.slug, `${kind}:${id}`))) return doc
  if (deleted && kind) await leave(req, `${kind}:${id}`, doc.successor)
  const { entries, clashes } = await contentRoutes(req)
  const clash = await newClash(req, clashes)
  if (clash) refuse(req, collection.slug, clash)
  await writeRoutes(req, entries)
  if (!draft) await recordChange(req, [`${kind ?? 'category'}:${id}`])
  return doc
}

/**
 * Whether a draft of a page or an article takes off line what was public: it has addresses, and is
 * stored as a draft now.
 */
async function goesOffLine(req: PayloadRequest, collection: string, target: string) {
  if (collection !== 'pages' && collection !== 'articles') return false
  const table = tableOf(req.payload, collection)
  const routes = tableOf(req.payload, 'routes')
  const sql = await sqlOf(req)
  const [entry] = await sql.select({ gone: routes.gone }).from(routes).where(eq(routes.target, target))
  if (!entry || entry.gone) return false
  const id = Number(target.split(':')[1])
  const [row] = await sql.select({ status: table._status }).from(table).where(eq(table.id, id))
  return row?.status === 'draft'
}

/** The addresses of what is deleted lead to what the editor chose, or nowhere. */
async function leave(req: PayloadRequest, target: string, successor: unknown): Promise<void> {
  const heir = successor as { relationTo: string; value: number | { id: number } } | null | undefined
  const kind = heir ? kindOf(heir.relationTo) : null
  if (heir && kind) {
    const id = typeof heir.value === 'object' ? heir.value.id : heir.value
    await handOver(req, target, `${kind}:${id}`)
  }
  await deleteRoute(req, target)
}

/** Refuses a path that something else has, and says what. */
function refuse(req: PayloadRequest, collection: string, { path, owner, ...clash }: Clash): never {
  const { language } = req.i18n
  const message =
    owner !== null
      ? adminMessage('errors.pathTaken', language, { path, owner: owner.originalPath })
      : isListingPlace(path, clash.language)
        ? adminMessage('errors.pathOfListings', language)
        : adminMessage('errors.pathReserved', language)
  throw new ValidationError({ collection, errors: [{ message, path: 'path' }] })
}
