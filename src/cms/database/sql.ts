import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { SQLiteColumn, SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { BasePayload, PayloadRequest } from 'payload'
import type * as schema from '../../payload-schema'
import { getTableColumns, type SQL } from './drizzle'
import { sessionOf } from './open-transactions'

type Schema = typeof schema

/** A table of which only the database knows the columns. */
export type Table = SQLiteTable

/** The name of a table of the database, such as `routes_locales`. */
export type TableName = keyof Schema

/** The table of that name with its columns; of a union of names, any of those tables. */
export type TableNamed<Name extends TableName> = Schema[Name]

type Builders = Pick<
  LibSQLDatabase<Record<string, never>>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'
>

/**
 * A connection to the database, by what every database can do. What is built is awaited: the ways to run it
 * that Drizzle has for one database alone are not used.
 */
export interface Sql extends Builders {
  /** Runs a statement for what it does. */
  run: (statement: SQL) => Promise<unknown>
  /** The rows of a statement, by the names of its columns. */
  all: <Row>(statement: SQL) => Promise<Row[]>
  /** Runs `work` in a transaction: all that it writes, or nothing. */
  transaction: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>
}

interface WithSql {
  drizzle: Sql
  tables: Record<string, Table | undefined>
}

const adapter = (payload: BasePayload): WithSql => payload.db

/** A table of the database by its name, such as `routes_locales`. Throws for an unknown one. */
export const tableOf = <Name extends TableName>(
  payload: BasePayload,
  name: Name,
): TableNamed<Name> => tableByName(payload, name) as TableNamed<Name>

/** The same for a name that only the configuration or the database knows. */
export function tableByName(payload: BasePayload, name: string): Table {
  const table = adapter(payload).tables[name]
  if (!table) throw new Error(`No table ${name}`)
  return table
}

/** The same, or null for an unknown one. */
export const tableIfAny = (payload: BasePayload, name: string): Table | null => adapter(payload).tables[name] ?? null

/** The name of the table of a collection or global: `content_changes` of `content-changes`. */
export const tableNameOf = (slug: string): string => slug.replaceAll('-', '_')

/** A column by the name of its field, such as `cardPicture`. Throws for an unknown one. */
export function columnOf(table: Table, name: string): SQLiteColumn {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table)
  const column = columns[name]
  if (!column) throw new Error(`No column ${name}`)
  return column
}

/**
 * The connection of the request's own transaction, so that what is written belongs to it; without a
 * transaction the one that commits each statement. Throws where the transaction has ended.
 */
export async function sqlOf(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<Sql> {
  const session = await sessionOf(req)
  return session ? (session.db as Sql) : adapter(req.payload).drizzle
}

/** The connection for reading what is committed. */
export const committedSql = (payload: BasePayload): Sql => adapter(payload).drizzle
