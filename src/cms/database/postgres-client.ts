import pg from 'pg'
import type { Log } from './connection'
import { measured } from '../measured'
import { beginning, undoneListener } from './undone'

/** How long a transaction may stay open without asking anything of the database. */
const IDLE_MS = 30_000
/** How long one statement may take. */
const STATEMENT_MS = 300_000
/** How long is waited for a connection, of this process or of the database. */
const CONNECT_MS = 30_000
/** Postgres gives a hundred unless it is told otherwise: four servers have theirs. */
const MOST_CONNECTIONS = 20
/**
 * So many of them may be in transactions, which wait for each other: a visitor's form finds one beside a dozen
 * saves of staff, and what is read beside or shown to visitors has the rest.
 */
export const MOST_TRANSACTIONS = 14

/** A document is read by one statement with dozens of others in it: to compile that takes longer than to run it. */
const NO_COMPILING = '-c jit=off'

const { builtins } = pg.types

/** What is stored as a number is one, what is a moment is written like in SQLite, and JSON stays the text it is there. */
const PARSERS: Partial<Record<number, (text: string) => unknown>> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
  [builtins.JSON]: (text) => text,
  [builtins.JSONB]: (text) => text,
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') => PARSERS[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** Connections to the database at `url` (`postgres://…`). `log` is called with what is lost between two statements. */
export function openPool(url: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    idle_in_transaction_session_timeout: IDLE_MS,
    statement_timeout: STATEMENT_MS,
    options: NO_COMPILING,
    Client: clientWith(log),
  })
  // A connection that nobody uses may be lost: the next is a new one.
  pool.on('error', (error) => log(`A connection to the database was lost: ${error.message}`))
  return pool
}

interface Statement {
  text: string
}

/**
 * A connection that answers in the shapes that SQLite does, and watches its transactions. One that nobody ends is
 * undone by the database 30 s after its last statement: the place where it was begun is logged, `undoneListener` told,
 * and whatever comes for it later refused. A commit of what the database has given up is an error, not a success.
 */
const clientWith = (log: Log) =>
  class WatchedClient extends pg.Client {
    #begun: { stack?: string } | null = null
    #undone: ((reason: Error) => void) | undefined

    constructor(config?: string | pg.ClientConfig) {
      super(config)
      this.on('error', (error) => this.#lost(error))
    }

    override query(...args: unknown[]): never {
      const [statement, ...rest] = args
      const text = textOf(statement)
      if (text === 'begin') this.#begin()
      const run = super.query as (...all: unknown[]) => unknown
      const asked = isStatement(statement) ? { ...statement, types } : statement
      const result = run.call(this, asked, ...rest.map((one) => (typeof one === 'function' ? timed(one as Callback) : one)))
      if (result instanceof Promise && (text === 'commit' || text === 'rollback')) return this.#ended(result, text) as never
      return result as never
    }

    #begin(): void {
      this.#begun = beginning.getStore() ?? {}
      this.#undone = undoneListener.getStore()
    }

    async #ended(result: Promise<pg.QueryResult>, how: string): Promise<pg.QueryResult> {
      const done = await result
      this.#begun = null
      this.#undone = undefined
      // The database answers so where a statement before failed: nothing is stored.
      if (how === 'commit' && done.command === 'ROLLBACK') throw new Error('The database had given up the transaction')
      return done
    }

    #lost(error: Error): void {
      const begun = this.#begun
      if (!begun) return
      this.#begun = null
      const message = `A transaction was undone: ${error.message}`
      log(`${message}. It was begun here:\n${begun.stack}`)
      this.#undone?.(new Error(message))
    }
  }

type Callback = (...answer: unknown[]) => void

/** A pool hands a callback on with a statement that is in no transaction. */
function timed(callback: Callback): Callback {
  const askedAt = performance.now()
  return (...answer) => {
    measured('query', { tookMs: performance.now() - askedAt })
    callback(...answer)
  }
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value && !('submit' in value)

const textOf = (value: unknown): string => (isStatement(value) ? value.text : typeof value === 'string' ? value : '').trim().toLowerCase()
