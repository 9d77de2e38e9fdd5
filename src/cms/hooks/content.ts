import {
  APIError,
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { idOf } from '@/lib/documents'
import { isListingPlace } from '@/routes/paths'
import { adminMessage, languageName } from '../fields/labels'
import { recordChange } from '../change-log/changes'
import type { Clash } from '../route-table/clashes'
import { contentRoutes, newClash } from '../route-table/content-routes'
import { takenOriginals } from '../route-table/originals'
import { nameOfTarget } from '../route-table/owner-names'
import { deleteRoute, expectRoute, handOver, takeBack, writeRoutes } from '../route-table/write'
import { eq } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'

const KINDS = { pages: 'page', articles: 'article', 'team-members': 'member' } as const

type ContentCollectionSlug = keyof typeof KINDS

const kindOf = (collection: string): (typeof KINDS)[ContentCollectionSlug] | null =>
  collection in KINDS ? KINDS[collection as ContentCollectionSlug] : null

const CONFLICT = 409

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
  const inBin = Boolean(doc.deletedAt)
  // Into the bin or out of it.
  const moved = 'previousDoc' in rest && Boolean(rest.previousDoc?.deletedAt) !== inBin
  const draft = !deleted && !moved && doc._status === 'draft'
  if (draft && !(await goesOffLine(req, collection.slug, `${kind}:${id}`))) return doc
  if (moved) await rememberSuccessor({ collection, context: req.context, id, req })
  const heir = heirOf(successorsOf(req).get(`${kind}:${id}`))
  if (kind && (deleted || (moved && inBin))) await leave(req, `${kind}:${id}`, heir)
  if (kind && deleted) await deleteRoute(req, `${kind}:${id}`)
  if (kind && heir && moved && !inBin) await takeBack(req, `${kind}:${id}`, heir)
  const { entries, clashes } = await contentRoutes(req)
  const saved = `${kind}:${id}`
  const own = entries.find(({ target }) => target === saved)
  // What is wrong in the language that is being edited is said first: its field is on the screen.
  const here = (found: Clash[]) => found.toSorted((a, b) => Number(b.language === req.locale) - Number(a.language === req.locale))
  const clash = (await newClash(req, here(clashes))) ?? (own && here(await takenOriginals(req, own))[0])
  if (clash) await refuse(req, { collection: collection.slug, saved, isBack: moved && !inBin }, clash)
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

type Successors = Map<string, unknown>

/** What the deletions of a request know of before, by what is deleted. */
function successorsOf({ context }: PayloadRequest): Successors {
  const known = context.successors as Successors | undefined
  const successors = known ?? new Map()
  context.successors = successors
  return successors
}

/** Remembers what the editor chose to come after what is deleted, also where that was never published. */
export const rememberSuccessor: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  if (slug !== 'pages' && slug !== 'articles') return
  const newest = await req.payload.findByID({ collection: slug, id, draft: true, depth: 0, disableErrors: true, trash: true, req })
  successorsOf(req).set(`${kindOf(slug)}:${id}`, newest?.successor)
}

/** The target of what an editor chose to come after something; null for nothing. */
function heirOf(successor: unknown): string | null {
  const heir = successor as { relationTo: string; value: unknown } | null | undefined
  const kind = heir ? kindOf(heir.relationTo) : null
  const id = idOf(heir?.value)
  return kind && id !== null ? `${kind}:${id}` : null
}

/** The addresses of what is deleted lead to what the editor chose, as soon as that is public, or nowhere. */
async function leave(req: PayloadRequest, target: string, heir: string | null): Promise<void> {
  if (!heir) return
  await expectRoute(req, heir, heir.startsWith('page:') ? 'page' : 'article')
  await handOver(req, target, heir)
}

/** What is refused an address: `isBack` where it comes out of the bin. */
interface RefusedPath {
  collection: string
  isBack: boolean
  saved: string
}

/**
 * Refuses an address that something else has, and says in which language and what; and who asks for it
 * where that is not what is saved but stands below it.
 */
async function refuse(req: PayloadRequest, { collection, isBack, saved }: RefusedPath, clash: Clash): Promise<never> {
  const { language } = req.i18n
  const { owner, path, target } = clash
  const values = { path, language: languageName(clash.language, language) }
  const taken = owner?.target ? { ...values, owner: await nameOfTarget(req, owner.target) } : null
  const wrong = taken
    ? isBack
      ? adminMessage('errors.binTakenPath', language, taken)
      : adminMessage('errors.pathTaken', language, taken)
    : isListingPlace(path, clash.language)
      ? adminMessage('errors.pathOfListings', language, values)
      : adminMessage('errors.pathReserved', language, values)
  const whose = target === saved ? '' : adminMessage('errors.pathBelow', language, { name: await nameOfTarget(req, target) })
  const message = [whose, wrong].filter(Boolean).join(' ')
  // What lies in the bin has no form to correct it in.
  if (isBack) throw new APIError(adminMessage('errors.binTaken', language, { reason: message }), CONFLICT)
  throw new ValidationError({ collection, errors: [{ message, path: 'path' }] })
}
