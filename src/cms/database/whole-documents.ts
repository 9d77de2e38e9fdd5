import type { BaseDatabaseAdapter, BasePayload, CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { and, eq, like, or } from './drizzle'
import { columnOf, sqlOf, tableByName, tableNameOf } from './sql'

type Writes = Pick<
  BaseDatabaseAdapter,
  'updateOne' | 'updateGlobal' | 'updateVersion' | 'updateGlobalVersion'
>

/** The row of a document or a version; without `id` that of a global, the only one of its table. */
interface Rewritten {
  table: string
  id?: number | string
  /** Patterns of the paths under which its relations stand. */
  paths: string[]
  req?: Partial<PayloadRequest>
}

/**
 * The adapter's ways to write a whole document over a stored one, which first forget where that one
 * leads. The adapter's own (read in 3.90.1) forget it only of a place that the new document says
 * something about. So what a removed row led to stays under its number, and the row that is added
 * there next leads to it (payload#18160); and a relation that the published draft or the restored
 * version no longer has stays (payload#15976). Nor does it date a global whose fields are all lists:
 * whoever had it open would save over what others saved since.
 */
export function wholeDocuments(adapter: Writes & { payload: BasePayload }): Writes {
  const { updateOne, updateGlobal, updateVersion, updateGlobalVersion } = adapter
  const forget = async ({ table, id, paths, req }: Rewritten): Promise<void> => {
    if (paths.length === 0) return
    const { payload } = adapter
    const relations = tableByName(payload, `${tableNameOf(table)}_rels`)
    const path = columnOf(relations, 'path')
    const owner = id === undefined ? undefined : eq(columnOf(relations, 'parent'), id)
    const sql = await sqlOf({ payload, transactionID: req?.transactionID })
    await sql.delete(relations).where(and(owner, or(...paths.map((one) => like(path, one)))))
  }
  const dateGlobal = async (slug: string, updatedAt: string, req?: Partial<PayloadRequest>): Promise<void> => {
    const { payload } = adapter
    const sql = await sqlOf({ payload, transactionID: req?.transactionID })
    await sql.update(tableByName(payload, tableNameOf(slug))).set({ updatedAt })
  }
  const ofCollection = (slug: CollectionSlug, prefix?: string): string[] =>
    pathsOf(adapter.payload.collections[slug].config.flattenedFields, prefix)
  const ofGlobal = (slug: string, prefix?: string): string[] => {
    const config = adapter.payload.globals.config.find((one) => one.slug === slug)
    return pathsOf(config?.flattenedFields ?? [], prefix)
  }
  return {
    updateOne: async (args) => {
      const { collection, data, id, req } = args
      if (id && isWhole(data)) await forget({ table: collection, id, paths: ofCollection(collection), req })
      return updateOne.call(adapter, args)
    },
    updateGlobal: async (args) => {
      const { slug, data, req } = args
      if (isWhole(data)) {
        await forget({ table: slug, paths: ofGlobal(slug), req })
        await dateGlobal(slug, data.updatedAt, req)
      }
      return updateGlobal.call(adapter, args) as never
    },
    updateVersion: async (args) => {
      const { collection, id, req } = args
      const paths = ofCollection(collection, 'version.')
      if (id) await forget({ table: `_${collection}_v`, id, paths, req })
      return updateVersion.call(adapter, args) as never
    },
    updateGlobalVersion: async (args) => {
      const { global, id, req } = args
      if (id) await forget({ table: `_${global}_v`, id, paths: ofGlobal(global, 'version.'), req })
      return updateGlobalVersion.call(adapter, args) as never
    },
  }
}

/** A whole document says when it was changed; what Payload writes of one by itself (a sign-in) does not. */
const isWhole = (data: Record<string, unknown>): data is { updatedAt: string } => typeof data.updatedAt === 'string'

/**
 * Where a document leads to one of several kinds, and its lists of rows that lead somewhere. Relations
 * to many are always written, as none where there are none.
 */
const pathsOf = (fields: readonly FlattenedField[], prefix = ''): string[] =>
  fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    if (field.type === 'array') return standApart(field.flattenedFields) ? [`${path}.%`] : []
    if (field.type === 'group' || field.type === 'tab') return pathsOf(field.flattenedFields, `${path}.`)
    return isRelation(field) && !field.hasMany && Array.isArray(field.relationTo) ? [path] : []
  })

type Relation = Extract<FlattenedField, { type: 'relationship' | 'upload' }>

const isRelation = (field: FlattenedField): field is Relation =>
  field.type === 'relationship' || field.type === 'upload'

/** Whether these fields of a row hold a relation that is stored beside it, in a table of relations. */
const standApart = (fields: readonly FlattenedField[]): boolean =>
  fields.some((field) =>
    'flattenedFields' in field
      ? standApart(field.flattenedFields)
      : isRelation(field) && (field.hasMany === true || Array.isArray(field.relationTo)),
  )
