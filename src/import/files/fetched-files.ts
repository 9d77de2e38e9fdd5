import type { BasePayload } from 'payload'
import { insertRows } from '@/cms/database/bulk'
import { listOf } from '@/cms/database/dialect'
import { and, asc, eq, gt, inArray, isNull, or } from '@/cms/database/drizzle'
import { inTransaction } from '@/cms/database/transaction'
import { committedSql, tableOf, type TableNamed } from '@/cms/database/sql'
import type { Validators } from './answer'

/** What an address gave when it was last fetched whole. */
export interface Fetched extends Validators {
  hash: string
  /** ISO date-time. */
  fetchedAt: string
}

/** Rows that one transaction writes, removes or one query reads. */
const BATCH = 1000

/** What the addresses of a source's feed gave, in the database. */
export class FetchedFiles {
  readonly #payload: BasePayload
  readonly #source: number
  readonly #table: TableNamed<'feed_files'>
  #noted = new Map<string, Fetched>()

  constructor(payload: BasePayload, source: number) {
    this.#payload = payload
    this.#source = source
    this.#table = tableOf(payload, 'feed_files')
  }

  /** What was stored of these addresses. */
  async read(addresses: readonly string[]): Promise<Map<string, Fetched>> {
    const { address, etag, fetchedAt, hash, lastModified, source } = this.#table
    const rows = await committedSql(this.#payload)
      .select({ address, etag, fetchedAt, hash, lastModified })
      .from(this.#table)
      .where(and(eq(source, this.#source), inArray(address, listOf(addresses))))
    return new Map(rows.map(({ address: name, ...fetched }) => [name, fetched]))
  }

  /** Takes down what an address gave; `save` stores it. */
  note(address: string, fetched: Fetched): void {
    this.#noted.set(address, fetched)
  }

  /** Stores what was noted since the last time. */
  async save(): Promise<void> {
    const noted = [...this.#noted]
    this.#noted = new Map()
    if (noted.length === 0) return
    const rows = noted.map(([address, fetched]) => ({ source: this.#source, address, ...fetched }))
    await inTransaction(this.#payload, ({ sql }) =>
      insertRows(sql, this.#table, rows, {
        key: ['source', 'address'],
        update: ['hash', 'etag', 'lastModified', 'fetchedAt'],
      }),
    )
  }

  /** Removes the rows of addresses that the feed no longer names, and those of deleted sources. */
  async removeAllBut(addresses: ReadonlySet<string>): Promise<void> {
    const { address, id, source } = this.#table
    const mine = or(eq(source, this.#source), isNull(source))
    let last = 0
    for (;;) {
      const rows = await committedSql(this.#payload)
        .select({ id, address, source })
        .from(this.#table)
        .where(and(mine, gt(id, last)))
        .orderBy(asc(id))
        .limit(BATCH)
      if (rows.length === 0) return
      last = rows.at(-1)?.id ?? last
      const gone = rows.filter((row) => row.source === null || !addresses.has(row.address))
      if (gone.length === 0) continue
      await inTransaction(this.#payload, ({ sql }) =>
        sql.delete(this.#table).where(inArray(id, listOf(gone.map((row) => row.id)))),
      )
    }
  }
}
