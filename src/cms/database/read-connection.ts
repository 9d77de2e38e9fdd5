import { LibsqlError, type InStatement, type ResultSet } from '@libsql/client'
import { whenFree, type Log } from './connection'
import { isBusy } from './errors'
import type { FileConnection } from './file-connection'

/**
 * The one connection that reads. A statement that met a busy database stays open on it (see
 * `WriteConnection`), and what is read beside an open statement is the database as it was then: so
 * the connection is opened again.
 */
export class ReadConnection {
  #connection: FileConnection | null = null
  #opening: Promise<void> | null = null
  #closed = false

  /** `open` makes the connection, and makes it again when one is spoilt. */
  constructor(
    readonly open: () => Promise<FileConnection>,
    readonly log: Log,
  ) {}

  /** Runs a statement once no other process stands in its way. */
  execute(statement: InStatement): Promise<ResultSet> {
    return whenFree(async () => {
      // Another reader may drop it while this one waits, so it is looked for anew.
      while (!this.#connection) await (this.#opening ??= this.#open())
      const connection = this.#connection
      try {
        return await connection.execute(statement)
      } catch (error) {
        if (isBusy(error) && this.#connection === connection) this.#drop()
        throw error
      }
    }, this.log)
  }

  close(): void {
    this.#closed = true
    this.#drop()
  }

  async #open(): Promise<void> {
    try {
      this.#refuseClosed()
      const connection = await this.open()
      this.#connection = connection
      if (this.#closed) this.#drop()
      this.#refuseClosed()
    } finally {
      this.#opening = null
    }
  }

  #refuseClosed(): void {
    if (this.#closed) throw new LibsqlError('The client is closed', 'CLIENT_CLOSED')
  }

  #drop(): void {
    this.#connection?.close()
    this.#connection = null
  }
}
