import path from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Config } from 'payload'
import { migrations } from '../../migrations/sqlite'
import { migrateDatabase } from './migrate/run'
import { parentIndexes } from './parent-indexes'
import { serializeTransactions } from './transactions'

/**
 * The SQLite database at `url` (`file:…`). Its schema changes through migrations only; a server in
 * production runs those that are missing before its first query. Payload's own way of running
 * them drops the children of a table that is rebuilt, so ours takes its place.
 */
export function database(url: string): Config['db'] {
  const adapter = sqliteAdapter({
    client: { url },
    wal: true,
    busyTimeout: 5000,
    push: false,
    blocksAsJSON: true,
    transactionOptions: {},
    beforeSchemaInit: [parentIndexes],
    migrationDir: path.resolve('migrations/sqlite'),
    prodMigrations: migrations,
  })
  return {
    ...adapter,
    init: ({ payload }) => {
      const made = serializeTransactions(adapter.init({ payload }))
      made.migrate = async (args) => {
        const log = (line: string) => payload.logger.info(line)
        await migrateDatabase({ payload, url, migrations: args?.migrations ?? migrations, log })
      }
      return made
    },
  }
}
