import {
  APIError,
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { idOf } from '@/lib/documents'
import { readTarget, type Target } from '@/routes/entry'
import { KIND_OF, kindOfCollection } from '@/routes/link-target'
import { isListingPlace } from '@/routes/paths'
import { adminMessage, languageName } from '../fields/labels'
import { recordChange } from '../change-log/changes'
import type { Clash } from '../route-table/clashes'
import { contentRoutes, newClash, type ContentRoutes } from '../route-table/content-routes'
import { takenOriginals } from '../route-table/originals'
import { nameOfTarget } from '../route-table/owner-names'
import { deleteRoute, expectRoute, handOver, takeBack, writeRoutes } from '../route-table/write'
import { eq } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'

const CONFLICT = 409

type ContentArgs = Parameters<CollectionAfterChangeHook>[0] | Parameters<CollectionAfterDeleteHook>[0]

/** What became of a document: `binned` is into the bin, `restored` out of it, `deleted` for good. */
type ContentEvent = 'saved' | 'draft' | 'deleted' | 'binned' | 'restored'

type ContentTarget = `${Target['kind']}:${number}`

function eventOf(args: ContentArgs): ContentEvent {
  if (!('operation' in args)) return 'deleted'
  const { doc, previousDoc } = args
  const inBin = Boolean(doc.deletedAt)
  if (Boolean(previousDoc?.deletedAt) !== inBin) return inBin ? 'binned' : 'restored'
  return doc._status === 'draft' ? 'draft' : 'saved'
}

/**
 * Writes the addresses of all content and logs what changed, in the transaction of the
 * change. A change that asks for an address of something else is refused; a clash that was there
 * before it is none of its business. A draft changes nothing that visitors see, so nothing is
 * logged. Spec §2.
 */
export const routeContent: CollectionAfterChangeHook & CollectionAfterDeleteHook = async (args: ContentArgs) => {
  const { collection, doc, req } = args
  const { id } = doc as { id: number }
  const kind = kindOfCollection(collection.slug)
  // A category has no address of its own.
  const target: ContentTarget | null = kind && `${kind}:${id}`
  const event = eventOf(args)
  if (event === 'draft' && !(await goesOffLine(req, collection.slug, id))) return doc
  if (event === 'binned' || event === 'restored') await rememberSuccessor({ collection, context: req.context, id, req })
  if (target) await moveRoutes(req, event, target)
  const { entries, clashes } = await contentRoutes(req)
  await refuseClash(req, { entries, clashes, collection: collection.slug, saved: target, isBack: event === 'restored' })
  await writeRoutes(req, entries)
  if (event !== 'draft') await recordChange(req, [target ?? `category:${id}`])
  return doc
}

/** The addresses of what goes are handed over, or are gone; of what comes back they are its own again. */
async function moveRoutes(req: PayloadRequest, event: ContentEvent, target: string): Promise<void> {
  const heir = heirOf(successorsOf(req).get(target))
  if (event === 'restored' && heir) await takeBack(req, target, heir)
  if (event === 'deleted' || event === 'binned') await leave(req, target, heir)
  if (event === 'deleted') await deleteRoute(req, target)
}

/** Refuses a change that asks for an address of something else. */
async function refuseClash(req: PayloadRequest, { entries, clashes, ...asked }: AskedPaths): Promise<void> {
  const own = entries.find(({ target }) => target === asked.saved)
  // What is wrong in the language that is being edited is said first: its field is on the screen.
  const here = (found: Clash[]) => found.toSorted((a, b) => Number(b.language === req.locale) - Number(a.language === req.locale))
  const clash = (await newClash(req, here(clashes))) ?? (own && here(await takenOriginals(req, own))[0])
  if (clash) await refuse(req, asked, clash)
}

/**
 * Whether a draft of a page or an article takes off line what was public: it has addresses, and is
 * stored as a draft now.
 */
async function goesOffLine(req: PayloadRequest, collection: string, id: number): Promise<boolean> {
  if (collection !== 'pages' && collection !== 'articles') return false
  const table = tableOf(req.payload, collection)
  const routes = tableOf(req.payload, 'routes')
  const sql = await sqlOf(req)
  const [entry] = await sql.select({ gone: routes.gone }).from(routes).where(eq(routes.target, `${KIND_OF[collection]}:${id}`))
  if (!entry || entry.gone) return false
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
  successorsOf(req).set(`${KIND_OF[slug]}:${id}`, newest?.successor)
}

/** The target of what an editor chose to come after something; null for nothing. */
function heirOf(successor: unknown): string | null {
  const heir = successor as { relationTo: string; value: unknown } | null | undefined
  const kind = heir ? kindOfCollection(heir.relationTo) : null
  const id = idOf(heir?.value)
  return kind && id !== null ? `${kind}:${id}` : null
}

/** The addresses of what is deleted lead to what the editor chose, as soon as that is public, or nowhere. */
async function leave(req: PayloadRequest, target: string, heir: string | null): Promise<void> {
  if (!heir) return
  await expectRoute(req, heir, readTarget(heir)?.kind === 'page' ? 'page' : 'article')
  await handOver(req, target, heir)
}

/** What is refused an address: `isBack` where it comes out of the bin. */
interface RefusedPath {
  collection: string
  isBack: boolean
  saved: string | null
}

type AskedPaths = RefusedPath & ContentRoutes

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
