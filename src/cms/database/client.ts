import {
  LibsqlError,
  type Client,
  type InStatement,
  type Replicated,
  type ResultSet,
  type Transaction,
} from '@libsql/client'
import { measured } from '../measured'
import { connect, type Log } from './connection'
import { isReadOnly } from './errors'
import { keepDatabaseToOwner } from './file-modes'
import { ReadConnection } from './read-connection'
import { undoneListener } from './undone'
import { WriteTransaction } from './write-transaction'
import { WriteConnection } from './write-connection'

/**
 * Opens the database at `url` (`file:…`): one connection that writes and one that reads, both open
 * until it is closed. `log` is called with what holds up writing, and with files of the database that
 * others can read.
 */
export async function openClient(url: string, log: Log): Promise<Client> {
  keepDatabaseToOwner(url, log)
  const writer = new WriteConnection(() => connect(url, log), log)
  const reader = new ReadConnection(() => connect(url, log, ['PRAGMA query_only = ON']), log)
  // What cannot be opened is an error now, not one of the first who reads.
  await reader.execute('SELECT 1')
  return new FileClient(writer, reader)
}

const refused = (what: string) =>
  Promise.reject(new LibsqlError(`No ${what} here`, 'NOT_SUPPORTED'))

/** What Payload's adapter asks of the database, by the interface of its driver. */
class FileClient implements Client {
  readonly protocol = 'file'
  closed = false
  readonly #writer: WriteConnection
  readonly #reader: ReadConnection

  constructor(writer: WriteConnection, reader: ReadConnection) {
    this.#writer = writer
    this.#reader = reader
  }

  /**
   * Runs a statement outside a transaction. It is tried on the connection that reads, which refuses
   * what writes; so nothing has to be known of its SQL.
   */
  async execute(statement: InStatement): Promise<ResultSet> {
    const askedAt = performance.now()
    try {
      return await this.#reader.execute(statement)
    } catch (error) {
      if (!isReadOnly(error)) throw error
    } finally {
      measured('query', { tookMs: performance.now() - askedAt })
    }
    return this.#writer.alone((connection) => connection.execute(statement))
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const transaction = new WriteTransaction(this.#writer)
    try {
      const results = await transaction.batch(statements)
      await transaction.commit()
      return results
    } catch (error) {
      await transaction.rollback()
      throw error
    }
  }

  /** Refused: migrations have a connection of their own. */
  migrate(): Promise<ResultSet[]> {
    return refused('migrate')
  }

  /** Every transaction may write, whatever its mode. */
  transaction(): Promise<Transaction> {
    return Promise.resolve(new WriteTransaction(this.#writer, undoneListener.getStore()))
  }

  executeMultiple(sql: string): Promise<void> {
    return this.#writer.alone((connection) => connection.executeMultiple(sql))
  }

  /** Refused: a file is no replica. */
  sync(): Promise<Replicated> {
    return refused('sync')
  }

  close(): void {
    if (this.closed) return
    this.closed = true
    this.#reader.close()
    this.#writer.close()
  }
}
