import { LibsqlError, type InStatement, type ResultSet, type Transaction } from '@libsql/client'
import { measured } from '../measured'
import { notifyCommit } from './commits'
import { mayEndTransaction } from './errors'
import { callersOf, type Undone } from './undone'
import type { WriteConnection } from './write-connection'

/** How long a transaction may hold the database without asking anything of it. */
const IDLE_MS = 30_000

const ended = (message: string) => new LibsqlError(message, 'TRANSACTION_CLOSED')

/**
 * A transaction that takes its turn with its first statement: what happens between its beginning
 * and that statement keeps nobody waiting. One that nobody ends is undone 30 s after its last
 * statement, and the place where it was begun logged; whatever comes for it later is refused. SQLite
 * undoes some by itself. `undone` is called after either, with the reason.
 */
export class WriteTransaction implements Transaction {
  readonly #writer: WriteConnection
  readonly #undone: Undone | undefined
  readonly #begun = callersOf(WriteTransaction)
  #started: Promise<void> | null = null
  #begunAt = 0
  #endTurn: () => void = () => undefined
  #watchdog: NodeJS.Timeout | undefined
  #ended: LibsqlError | null = null

  constructor(writer: WriteConnection, undone?: Undone) {
    this.#writer = writer
    this.#undone = undone
  }

  get closed(): boolean {
    return this.#ended !== null
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    await this.#start()
    this.#refuseEnded()
    this.#watchdog?.refresh()
    try {
      return await this.#writer.execute(statement)
    } catch (error) {
      if (mayEndTransaction(error)) await this.#undo(`It was undone: ${String(error)}`)
      throw error
    }
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const results: ResultSet[] = []
    for (const statement of statements) results.push(await this.execute(statement))
    return results
  }

  /** Refused: the driver would end the transaction after it. */
  executeMultiple(): Promise<void> {
    return Promise.reject(new LibsqlError('One statement at a time', 'NOT_SUPPORTED'))
  }

  /** Commits. What the database refuses to commit is undone, and the reason thrown. */
  async commit(): Promise<void> {
    await this.#started
    this.#refuseEnded()
    const isEmpty = this.#started === null
    this.#ended = ended('The transaction has ended')
    if (isEmpty) return
    await this.#finish(() => this.#writer.commit())
    notifyCommit()
  }

  async rollback(): Promise<void> {
    await this.#started?.catch(() => undefined)
    await this.#rollBack(ended('The transaction has ended'))
  }

  close(): void {
    void this.rollback()
  }

  #start(): Promise<void> {
    this.#refuseEnded()
    this.#started ??= this.#begin()
    return this.#started
  }

  async #begin(): Promise<void> {
    const askedAt = performance.now()
    measured('transaction', { step: 'asked' })
    this.#endTurn = await this.#writer.turn()
    try {
      await this.#writer.begin()
    } catch (error) {
      this.#ended = ended('The transaction could not begin')
      this.#endTurn()
      throw error
    } finally {
      this.#begunAt = performance.now()
      measured('transaction', { step: 'begun', waitedMs: this.#begunAt - askedAt })
    }
    this.#watchdog = setTimeout(() => void this.#abandon(), IDLE_MS)
    this.#watchdog.unref()
  }

  async #abandon(): Promise<void> {
    const message = `A transaction was left open for ${IDLE_MS / 1000} s and was undone`
    this.#writer.log(`${message}. It was begun here:\n${this.#begun.stack}`)
    await this.#undo(message)
  }

  async #undo(message: string): Promise<void> {
    if (this.#ended) return
    const reason = ended(message)
    await this.#rollBack(reason)
    this.#undone?.(reason)
  }

  async #rollBack(reason: LibsqlError): Promise<void> {
    if (this.#ended) return
    this.#ended = reason
    if (this.#started) await this.#finish(() => this.#writer.rollback())
  }

  async #finish(end: () => Promise<void>): Promise<void> {
    clearTimeout(this.#watchdog)
    try {
      await end()
    } finally {
      measured('transaction', { step: 'ended', tookMs: performance.now() - this.#begunAt })
      this.#endTurn()
    }
  }

  #refuseEnded(): void {
    if (this.#ended) throw this.#ended
  }
}
