import { LibsqlError, type InStatement, type ResultSet } from '@libsql/client'
import pLimit from 'p-limit'
import { whenFree, type Log } from './connection'
import { isBusy } from './errors'
import type { FileConnection } from './file-connection'

const BEGIN = 'BEGIN IMMEDIATE'

/**
 * The one connection that writes. Who writes takes a turn first; turns come in the order they were
 * asked for.
 *
 * Read in @libsql/client 0.14.0: `transaction()` gives its connection away and opens another, and
 * `execute()` leaves a statement that met a busy database open, beside which no transaction can be
 * committed. `executeMultiple()` leaves none, and undoes a transaction that it began.
 */
export class WriteConnection {
  readonly #turns = pLimit(1)
  #client: FileConnection | null = null
  #closed = false

  /** `open` makes the connection, and makes it again when one is spoilt. */
  constructor(
    readonly open: () => Promise<FileConnection>,
    readonly log: Log,
  ) {}

  /** Waits for a turn and gives the function that ends it. */
  turn(): Promise<() => void> {
    return new Promise((granted) => {
      void this.#turns(() => new Promise<void>((done) => granted(done)))
    })
  }

  /** Runs `work` in a turn of its own, outside a transaction, once no other process writes. */
  async alone<T>(work: (client: FileConnection) => Promise<T>): Promise<T> {
    const done = await this.turn()
    try {
      return await this.#whenFree(work)
    } finally {
      done()
    }
  }

  /** Begins a transaction, in a turn, once no other process writes. */
  async begin(): Promise<void> {
    await this.#whenFree((client) => client.execute(BEGIN))
  }

  /** Runs a statement in the transaction that is open. */
  async execute(statement: InStatement): Promise<ResultSet> {
    return (this.#client ?? (await this.#connected())).execute(statement)
  }

  /** Commits the open transaction. One that cannot be committed is undone, and the reason thrown. */
  async commit(): Promise<void> {
    try {
      await this.execute('COMMIT')
    } catch (error) {
      await this.rollback()
      // What was in the way of this one would be in the way of the next.
      this.#drop()
      throw error
    }
  }

  /** Undoes the open transaction. */
  async rollback(): Promise<void> {
    // Where it fails, SQLite undid it before, or a new connection has none.
    await this.execute('ROLLBACK').catch(() => this.#drop())
  }

  close(): void {
    this.#closed = true
    this.#drop()
  }

  #whenFree<T>(work: (client: FileConnection) => Promise<T>): Promise<T> {
    return whenFree(async () => {
      const client = await this.#connected()
      await client.executeMultiple(BEGIN)
      try {
        return await work(client)
      } catch (error) {
        // Another process came between: the statement that was refused stays open.
        if (isBusy(error)) this.#drop()
        throw error
      }
    }, this.log)
  }

  async #connected(): Promise<FileConnection> {
    if (this.#closed) throw new LibsqlError('The client is closed', 'CLIENT_CLOSED')
    this.#client ??= await this.open()
    return this.#client
  }

  #drop(): void {
    this.#client?.close()
    this.#client = null
  }
}
