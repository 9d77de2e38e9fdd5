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

/**
 * Writes the path of a saved listing and logs it, in the transaction of the change. A draft
 * changes nothing that visitors see unless it takes off line what was public, so nothing is logged.
 */
export const logAndRoute =
  (kind: 'property' | 'project'): CollectionAfterChangeHook =>
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
 * an agent adds does not: it may be the site's. A listing that goes to another agency takes its own along.
 */
async function settleUploads(
  kind: 'property' | 'project',
  doc: ListingUploads,
  before: Partial<ListingUploads> = {},
  req: PayloadRequest,
) {
  const { payload, transactionID } = req
  const writer = { payload, transactionID, sql: await sqlOf(req) }
  const [from, to] = [idOf(before.agency), idOf(doc.agency)]
  if (to === null) return
  const added = (of: typeof picturesOf): number[] => {
    const known = new Set(of(before))
    return of(doc).filter((id) => !known.has(id))
  }
  await giveUploads(writer, 'media', added(picturesOf), to)
  await giveUploads(writer, 'documents', added(documentsOf), to)
  if (from === null || from === to) return
  const collection = kind === 'property' ? 'properties' : 'projects'
  await moveUploads(writer, collection, { id: doc.id, from, to })
}

/** Whether a draft takes off line what was public: it has a path, and is stored as a draft now. */
async function goesOffLine(
  kind: 'property' | 'project',
  { id, listingId }: { id: number; listingId: number },
  req: PayloadRequest,
): Promise<boolean> {
  const target = `${kind}:${listingId}`
  const sql = await sqlOf(req)
  const route = (await readRoutes(req, sql, [target])).get(target)
  if (!route || route.gone) return false
  const table = tableOf(req.payload, kind === 'property' ? 'properties' : 'projects')
  const [row] = await sql.select({ status: table._status }).from(table).where(eq(table.id, id))
  return row?.status === 'draft'
}

/** Removes the path of a deleted listing. */
export const removeRoute =
  (kind: 'property' | 'project'): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await deleteRoute(req, `${kind}:${doc.listingId}`)
    await recordChange(req, [`${kind}:${doc.listingId}`])
    return doc
  }
