import {
  QueryError,
  validateQueryPaths,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
} from 'payload'
import { isDoc, type Doc } from '@/lib/documents'

/** What somebody asks of the rows of a collection. */
interface RowsAsked {
  where?: unknown
  sort?: unknown
  joins?: unknown
  draft?: boolean
}

const isList = (key: string): boolean => ['and', 'or'].includes(key.toLowerCase())

/**
 * A filter in which each object has one key. Payload (3.90.1) keeps the rule of a related row beside what
 * is asked of that row, in `and`; its adapter takes an `or` of the same object for the whole of it.
 */
function apart(where: Doc): Where {
  const parts = Object.entries(where).map(([key, asked]): Where => {
    if (isList(key) && Array.isArray(asked)) return { [key.toLowerCase()]: asked.filter(isDoc).map(apart) }
    // Rows that hold something as a whole: Payload asks no rule about those.
    if (isDoc(asked) && isDoc(asked.contains)) throw new QueryError([{ path: key }])
    return { [key]: asked as Where[string] }
  })
  return parts.length === 1 && parts[0] ? parts[0] : { and: parts }
}

/** Where a field leads to another row; of a version its `parent` does, to the document. */
function relatedBy(name: string, field: FlattenedField | undefined, slug: CollectionSlug): CollectionSlug | null {
  if (!field) return name === 'parent' ? slug : null
  const related = field.type === 'join' ? field.collection : 'relationTo' in field && field.relationTo
  return typeof related === 'string' ? related : null
}

/** The collections to which the fields of a path lead, without the one that its last field points at. */
function passedBy(req: PayloadRequest, { flattenedFields, slug }: SanitizedCollectionConfig, path: string): CollectionSlug[] {
  const passed: CollectionSlug[] = []
  let fields: FlattenedField[] = flattenedFields
  const names = path.split('.')
  for (const [index, name] of names.entries()) {
    const field = fields.find((one) => one.name === name)
    const related = relatedBy(name, field, slug)
    if (field && 'flattenedFields' in field) fields = field.flattenedFields
    if (related === null || index === names.length - 1) continue
    passed.push(related)
    fields = req.payload.collections[related].config.flattenedFields
  }
  return passed
}

/** Refuses an order by what stands in rows that not all may be read: it tells what stands there. */
async function keepOrder(req: PayloadRequest, config: SanitizedCollectionConfig, sort: unknown): Promise<void> {
  const asked = [sort].flat().flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
  for (const one of asked) {
    const path = one.trim().replace(/^-/, '').replaceAll('__', '.')
    for (const slug of passedBy(req, config, path)) {
      if ((await req.payload.collections[slug].config.access.read({ req })) !== true) throw new QueryError([{ path }])
    }
  }
}

/** The same for what comes along with each document, by the name of its field. */
async function keepJoins(req: PayloadRequest, { joins }: SanitizedCollectionConfig, asked: unknown): Promise<void> {
  if (!isDoc(asked)) return
  for (const { field, joinPath } of Object.values(joins).flat()) {
    const one: unknown = asked[joinPath]
    if (!isDoc(one) || typeof field.collection !== 'string') continue
    const { config } = req.payload.collections[field.collection]
    await keepOrder(req, config, one.sort)
    if (isDoc(one.where)) one.where = apart(one.where)
  }
}

/**
 * Keeps what staff filter and sort by within what they read of related rows. Of drafts Payload (3.90.1) adds
 * the rules of those to a copy of the filter and asks for the original, so they are added to that before.
 */
const keepFilters: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  if (overrideAccess || !req.user) return
  const asked = args as unknown as RowsAsked
  await keepOrder(req, collection, asked.sort)
  await keepJoins(req, collection, asked.joins)
  if (!isDoc(asked.where)) return
  const where = apart(asked.where)
  if (operation === 'read' && asked.draft && collection.versions?.drafts) {
    await validateQueryPaths({ collectionConfig: collection, overrideAccess: false, req, where })
  }
  asked.where = where
}

/**
 * The configuration in which nobody learns by filters, by the order of rows or by counting what stands in
 * related rows that they do not read. Decision 079.
 */
export async function guardFilters(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const { hooks } of config.collections) hooks.beforeOperation = [...(hooks.beforeOperation ?? []), keepFilters]
  return config
}
