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
 * Seen in libsql 0.4.7, whose statements cannot be closed: one that was prepared and met a busy
 * database stays open, and beside it no transaction can be committed. `exec` leaves none. So the
 * database is asked for by `executeMultiple`, which is `exec` and undoes the transaction it began,
 * and a connection on which another process came between is given up.
 */
export class WriteConnection {
  readonly #turns = pLimit(1)
  #connection: FileConnection | null = null
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
  async alone<T>(work: (connection: FileConnection) => Promise<T>): Promise<T> {
    const done = await this.turn()
    try {
      return await this.#whenFree(work)
    } finally {
      done()
    }
  }

  /** Begins a transaction, in a turn, once no other process writes. */
  async begin(): Promise<void> {
    await this.#whenFree((connection) => connection.execute(BEGIN))
  }

  /** Runs a statement in the transaction that is open. */
  async execute(statement: InStatement): Promise<ResultSet> {
    return (this.#connection ?? (await this.#connected())).execute(statement)
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

  #whenFree<T>(work: (connection: FileConnection) => Promise<T>): Promise<T> {
    return whenFree(async () => {
      const connection = await this.#connected()
      await connection.executeMultiple(BEGIN)
      try {
        return await work(connection)
      } catch (error) {
        // Another process came between: the statement that was refused stays open.
        if (isBusy(error)) this.#drop()
        throw error
      }
    }, this.log)
  }

  async #connected(): Promise<FileConnection> {
    if (this.#closed) throw new LibsqlError('The client is closed', 'CLIENT_CLOSED')
    this.#connection ??= await this.open()
    return this.#connection
  }

  #drop(): void {
    this.#connection?.close()
    this.#connection = null
  }
}
