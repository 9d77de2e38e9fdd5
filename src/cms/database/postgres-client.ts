import { Socket } from 'node:net'
import pg from 'pg'
import type { Log } from './connection'
import { measured } from '../measured'
import { beginning, undoneListener } from './undone'

/** How long a transaction may stay open without asking anything of the database. */
const IDLE_MS = 30_000
/** How long one statement may take. */
const STATEMENT_MS = 300_000
/** A connection over which nothing came or went for so long is lost: the database would have ended the statement. */
const SILENCE_MS = STATEMENT_MS + 10_000
/** Whose host is gone while a statement runs is noticed by asking its network so often. */
const KEEP_ALIVE_MS = 10_000
/** What a transaction begins with whose statements take as long as they take: its silence is no loss either. */
export const LIMITLESS = 'set local statement_timeout = 0'
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

/**
 * Connections to the database at `url` (`postgres://…`). `log` is called with what is lost between two statements.
 * One that carries nothing for `silenceMs` is ended, with an error for whoever waits.
 */
export function openPool(url: string, log: Log, silenceMs = SILENCE_MS): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    idle_in_transaction_session_timeout: IDLE_MS,
    statement_timeout: STATEMENT_MS,
    options: NO_COMPILING,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    Client: clientWith(log, silenceMs),
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
 * A host that is gone answers nothing, not even an error: the socket is its own, to be ended when it is silent. The
 * driver's `query_timeout` ends the waiting alone, and the pool would give the connection to the next.
 */
const clientWith = (log: Log, silenceMs: number) =>
  class WatchedClient extends pg.Client {
    readonly #socket: Socket
    #begun: { stack?: string } | null = null
    #undone: ((reason: Error) => void) | undefined
    /** A transaction begins with its first statement: what is done before (pictures, files) may take its time. */
    #isToBegin = false

    constructor(config?: pg.ClientConfig) {
      const socket = new Socket()
      super({ ...config, stream: () => socket })
      this.#socket = socket.setTimeout(silenceMs)
      socket.on('timeout', () => socket.destroy(new Error(`The database has been silent for ${silenceMs / 1000} s`)))
      this.on('error', (error) => this.#lost(error))
    }

    override query(...args: unknown[]): never {
      const text = textOf(args[0])
      if (text === 'begin') return this.#begin() as never
      if (!this.#isToBegin) return this.#ask(text, args) as never
      this.#isToBegin = false
      // Without a statement there is nothing to store.
      if (text === 'commit' || text === 'rollback') return Promise.resolve((this.#begun = null)) as never
      // Asked in this order, answered in this order. What came after one that failed would be in no transaction.
      this.#ask('begin', ['begin']).catch((error: Error) => this.#socket.destroy(error))
      return this.#ask(text, args) as never
    }

    #ask(text: string, [statement, ...rest]: unknown[]): Promise<unknown> {
      if (text === LIMITLESS) this.#socket.setTimeout(0)
      const run = super.query as (...all: unknown[]) => Promise<pg.QueryResult>
      const asked = isStatement(statement) ? { ...statement, types } : statement
      const result = run.call(this, asked, ...rest.map((one) => (typeof one === 'function' ? timed(one as Callback) : one)))
      return text === 'commit' || text === 'rollback' ? this.#ended(result, text) : result
    }

    #begin(): Promise<unknown> {
      this.#begun = beginning.getStore() ?? {}
      this.#undone = undoneListener.getStore()
      this.#isToBegin = true
      return Promise.resolve()
    }

    async #ended(result: Promise<pg.QueryResult>, how: string): Promise<pg.QueryResult> {
      const done = await result
      this.#socket.setTimeout(silenceMs)
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
