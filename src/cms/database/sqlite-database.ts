import path from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Config } from 'payload'
import { migrations } from '../../../migrations/sqlite'
import { migrateDatabase } from '../migrate/run'
import { parentIndexes } from './parent-indexes'
import { openClient } from './client'
import { versionsForOneLanguage } from './one-language'
import { endedJobUpdates } from './job-updates'
import { transactionsOf } from './open-transactions'
import { wholeDocuments } from './whole-documents'

/** The SQLite database at `url` (`file:…`), by connections of our own (decision 050). */
export function sqliteDatabase(url: string): Config['db'] {
  const adapter = sqliteAdapter({
    client: { url },
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
      const made = adapter.init({ payload })
      const { connect, destroy } = made
      let client: Awaited<ReturnType<typeof openClient>> | null = null
      return Object.assign(made, transactionsOf(made), wholeDocuments(made), versionsForOneLanguage(made), endedJobUpdates(made), {
        // In development the same adapter is ended and connected again at every change of the code.
        connect: async (args?: { hotReload: boolean }) => {
          client?.close()
          client = await openClient(url, (message) => payload.logger.error(message))
          made.client = client
          await connect?.call(made, args)
        },
        destroy: async () => {
          await destroy?.call(made)
          client?.close()
        },
        migrate: async (args?: { migrations?: typeof migrations }) => {
          const log = (line: string) => payload.logger.info(line)
          await migrateDatabase({ payload, url, migrations: args?.migrations ?? migrations, log })
        },
      })
    },
  }
}
