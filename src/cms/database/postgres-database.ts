import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { postgresAdapter, type PostgresAdapter } from '@payloadcms/db-postgres'
import pLimit from 'p-limit'
import type { Config } from 'payload'
import { migrations } from '../../../migrations/postgres'
import { migratePostgres } from '../migrate/run-postgres'
import { measured } from '../measured'
import { notifyCommit } from './commits'
import type { SQL } from './drizzle'
import { heldAccounts } from './held-accounts'
import { endedJobUpdates } from './job-updates'
import { versionsForOneLanguage } from './one-language'
import { MOST_TRANSACTIONS, openPool } from './postgres-client'
import { parentIndexes } from './parent-indexes'
import { transactionsOf } from './open-transactions'
import { beginning, callersOf } from './undone'
import { wholeDocuments } from './whole-documents'

/** How long is waited at the end for what is still being written. */
const END_MS = 1_000

/** The Postgres database at `url` (`postgres://…`), by connections that answer like those to SQLite. Decision 101. */
export function postgresDatabase(url: string): Config['db'] {
  const adapter = postgresAdapter({
    pool: { connectionString: url },
    push: false,
    blocksAsJSON: true,
    transactionOptions: {},
    disableCreateDatabase: true,
    beforeSchemaInit: [parentIndexes],
    migrationDir: path.resolve('migrations/postgres'),
    prodMigrations: migrations,
  })
  return {
    ...adapter,
    init: ({ payload }) => {
      const made = adapter.init({ payload })
      const { connect, destroy } = made
      let drizzle: Drizzle | undefined
      const places = pLimit(MOST_TRANSACTIONS)
      // The adapter uses what it makes before it says that it is connected.
      Object.defineProperty(made, 'drizzle', {
        get: () => drizzle,
        set: (connected: Drizzle | undefined) => {
          drizzle = connected && withOwnWays(connected, { inTurn: places, committed: notifyCommit })
        },
      })
      return Object.assign(made, transactionsOf(made), wholeDocuments(made), versionsForOneLanguage(made), endedJobUpdates(made), heldAccounts(made), {
        connect: async (args?: { hotReload: boolean }) => {
          // With one of ours, the adapter opens none.
          made.pool ??= openPool(url, (message) => payload.logger.error(message))
          // What cannot be opened is an error now, not one of the first who reads.
          await made.pool.query('SELECT 1')
          await connect?.call(made, args)
        },
        destroy: async () => {
          await destroy?.call(made)
          const pool = made.pool as typeof made.pool | undefined
          made.pool = undefined as never
          if (pool) await Promise.race([pool.end(), pause(END_MS)])
        },
        migrate: async (args?: { migrations?: typeof migrations }) => {
          const log = (line: string) => payload.logger.info(line)
          await migratePostgres({ payload, migrations: args?.migrations ?? migrations, log })
        },
      }) as never
    },
  }
}

type Drizzle = PostgresAdapter['drizzle']
type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]
type TransactionConfig = Parameters<Drizzle['transaction']>[1]

interface TransactionTurns {
  /** Waits until one may begin. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
  /** Is called after each. */
  committed: () => void
}

/** What is inside another transaction waits for nobody, and is committed with that one. */
const INSIDE: TransactionTurns = { inTurn: (work) => work(), committed: () => undefined }

/** Gives a connection, and the transactions on it, what `Sql` promises of it. */
function withOwnWays(db: Drizzle, { committed, inTurn }: TransactionTurns): Drizzle {
  const transaction = db.transaction.bind(db)
  const ways = {
    run: (statement: SQL) => db.execute(statement),
    all: async (statement: SQL) => (await db.execute(statement)).rows,
    transaction: async <T>(work: (tx: Transaction) => Promise<T>, config?: TransactionConfig): Promise<T> => {
      const askedAt = performance.now()
      let begunAt = null as number | null
      measured('transaction', { step: 'asked' })
      const inside = (tx: Transaction) => withOwnWays(tx, INSIDE) as unknown as Transaction
      const run = (tx: Transaction) => {
        begunAt = performance.now()
        measured('transaction', { step: 'begun', waitedMs: begunAt - askedAt })
        return work(inside(tx))
      }
      const begun = callersOf(ways.transaction)
      try {
        const result = await inTurn(() => beginning.run(begun, () => transaction(run, config)))
        committed()
        return result
      } finally {
        const endedAt = performance.now()
        // One that got no connection waited all the same, and waits no more.
        if (begunAt === null) measured('transaction', { step: 'begun', waitedMs: endedAt - askedAt })
        measured('transaction', { step: 'ended', tookMs: endedAt - (begunAt ?? endedAt) })
      }
    },
  }
  return Object.assign(db, ways)
}
