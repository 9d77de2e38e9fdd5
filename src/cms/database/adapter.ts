import type { Config } from 'payload'
import { isPostgresUrl } from './which'

/**
 * The database at `url`: Postgres (`postgres://…`) or a SQLite file (`file:…`). Only the code of the one that
 * is meant is loaded. Its schema changes through migrations only; a server in production runs those that are
 * missing before its first query. Payload's own way of running them drops the children of a table that is
 * rebuilt, so ours takes its place. Decisions 029, 101.
 */
export async function database(url: string): Promise<Config['db']> {
  if (isPostgresUrl(url)) return (await import('./postgres-database')).postgresDatabase(url)
  return (await import('./sqlite-database')).sqliteDatabase(url)
}
