import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { PROPERTY_FIELDS } from '@/domain/properties/fields'
import { pickText } from '@/i18n/languages'
import { idOf, idsOf, type Doc } from '@/lib/documents'
import { typedField } from '@/lib/sanitize'
import { COLLECTION_OF } from '@/routes/link-target'
import { agencyOf } from '../access/roles'
import { recordChange } from '../change-log/changes'
import { eq } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'
import { giveUploads, moveUploads } from '../media/upload-owners'
import { joinTitle } from '../names/property-titles'
import { readNames } from '../route-table/names'
import { routeProjects } from '../route-table/project-routes'
import { routeProperties } from '../route-table/property-routes'
import { deleteRoute, readRoutes } from '../route-table/write'

/** Sanitises the plain texts of a property, as staff type them, in place: before they are stored, and before a preview shows them unsaved. */
export function cleanProperty({ data }: { data?: Doc }): Doc | undefined {
  if (!data) return data
  for (const { kind, name } of PROPERTY_FIELDS) {
    const value: unknown = data[name]
    if (kind === 'text' && typeof value === 'string') data[name] = typedField(value)
  }
  return data
}

/** What a property is called where lists are sorted: its number, type and place, in one language for all. */
export const nameForAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const doc = { ...originalDoc, ...data } as { listingId?: number; type?: unknown; city?: unknown }
  const [type, city] = await Promise.all([
    nameOf(req, 'types', doc.type),
    nameOf(req, 'cities', doc.city),
  ])
  data.adminTitle = joinTitle([doc.listingId, type, city])
  return data
}

async function nameOf(req: PayloadRequest, collection: 'types' | 'cities', value: unknown) {
  const id = typeof value === 'object' && value !== null ? (value as { id: number }).id : value
  if (typeof id !== 'number') return null
  const names = await readNames(req.payload, await sqlOf(req), collection, 'name', [id])
  return pickText(names.get(id), 'fr')?.text
}

type ListingKind = 'property' | 'project'

/** The agency of a listing as it is stored, of which a draft says nothing. */
async function storedAgency(req: PayloadRequest, kind: ListingKind, id: number): Promise<number | null> {
  const table = tableOf(req.payload, COLLECTION_OF[kind])
  const sql = await sqlOf(req)
  const [row] = await sql.select({ agency: table.agency }).from(table).where(eq(table.id, id))
  return row?.agency ?? null
}

const agencyKey = (kind: ListingKind, id: number): string => `agencyBefore:${kind}:${id}`

/** Keeps whose a listing is before it is saved. What the hooks are told of is the newest version, which may be a draft. */
export const keepAgencyBefore =
  (kind: ListingKind): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    const id = operation === 'update' ? idOf(originalDoc?.id) : null
    if (id !== null) req.context[agencyKey(kind, id)] = await storedAgency(req, kind, id)
    return data
  }

/**
 * Writes the path of a saved listing and logs it, in the transaction of the change. A draft
 * changes nothing that visitors see unless it takes off line what was public, so nothing is logged.
 */
export const logAndRoute =
  (kind: ListingKind): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    if (agencyOf(req.user) === null) await settleUploads(kind, doc, previousDoc, req)
    if (doc._status === 'draft' && !(await goesOffLine(kind, doc, req))) return doc
    if (kind === 'property') await routeProperties(req, { ids: [doc.id] })
    else await routeProjects(req, { ids: [doc.id] })
    await recordChange(req, [`${kind}:${doc.listingId}`])
    return doc
  }

interface ListingUploads {
  id: number
  agency?: unknown
  cardPicture?: unknown
  pictures?: unknown[] | null
  documents?: { file?: unknown }[] | null
}

const picturesOf = ({ cardPicture, pictures }: Partial<ListingUploads>): number[] =>
  idsOf([cardPicture, ...(pictures ?? [])])
const documentsOf = ({ documents }: Partial<ListingUploads>): number[] =>
  idsOf((documents ?? []).map(({ file }) => file))

/**
 * What is added to a listing, by others than agents, becomes its agency's where it was nobody's; what
 * an agent adds does not: it may be the site's. A listing that goes to another agency takes its own along, as
 * that is stored: what a draft says is not so yet.
 */
async function settleUploads(
  kind: ListingKind,
  doc: ListingUploads,
  before: Partial<ListingUploads> = {},
  req: PayloadRequest,
) {
  const { payload, transactionID } = req
  const writer = { payload, transactionID, sql: await sqlOf(req) }
  const agency = idOf(doc.agency)
  const added = (of: typeof picturesOf): number[] => {
    const known = new Set(of(before))
    return of(doc).filter((id) => !known.has(id))
  }
  if (agency !== null) {
    await giveUploads(writer, 'media', added(picturesOf), agency)
    await giveUploads(writer, 'documents', added(documentsOf), agency)
  }
  const key = agencyKey(kind, doc.id)
  const from = idOf(req.context[key])
  req.context[key] = undefined
  const to = from === null ? null : await storedAgency(req, kind, doc.id)
  if (from !== null && to !== null && from !== to) await moveUploads(writer, COLLECTION_OF[kind], { id: doc.id, from, to })
}

/** Whether a draft takes off line what was public: it has a path, and is stored as a draft now. */
async function goesOffLine(
  kind: ListingKind,
  { id, listingId }: { id: number; listingId: number },
  req: PayloadRequest,
): Promise<boolean> {
  const target = `${kind}:${listingId}`
  const sql = await sqlOf(req)
  const route = (await readRoutes(req, sql, [target])).get(target)
  if (!route || route.gone) return false
  const table = tableOf(req.payload, COLLECTION_OF[kind])
  const [row] = await sql.select({ status: table._status }).from(table).where(eq(table.id, id))
  return row?.status === 'draft'
}

/** Removes the path of a deleted listing. */
export const removeRoute =
  (kind: ListingKind): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await deleteRoute(req, `${kind}:${doc.listingId}`)
    await recordChange(req, [`${kind}:${doc.listingId}`])
    return doc
  }
