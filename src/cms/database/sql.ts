import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { SQLiteTableWithColumns } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { BasePayload, PayloadRequest } from 'payload'

/**
 * The tables are made from the collections when the server starts: which columns they have is not
 * known to the types, and with optional ones every query would have to ask.
 */
export type Table = SQLiteTableWithColumns<{
  name: string
  schema: undefined
  dialect: 'sqlite'
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  columns: any
}>

export type Sql = LibSQLDatabase<Record<string, never>>

interface WithSql {
  drizzle: Sql
  tables: Record<string, Table>
  sessions: Record<string, { db: Sql } | undefined>
}

const adapter = (payload: BasePayload): WithSql => payload.db as unknown as WithSql

/** A table of the database by its name, such as `routes_locales`. Throws for an unknown one. */
export function tableOf(payload: BasePayload, name: string): Table {
  const table = adapter(payload).tables[name]
  if (!table) throw new Error(`No table ${name}`)
  return table
}

/** The connection of the request's own transaction, so that what is written belongs to it. */
export async function sqlOf(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<Sql> {
  const id = await req.transactionID
  const session = id === undefined || id === null ? undefined : adapter(req.payload).sessions[id]
  return session?.db ?? adapter(req.payload).drizzle
}

/** The connection for reading what is committed. */
export const committedSql = (payload: BasePayload): Sql => adapter(payload).drizzle
