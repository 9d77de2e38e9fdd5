import Database from 'libsql'
import { existsSync } from 'node:fs'
import { databaseFile } from '@/cms/database/database-file'
import { isBusy } from '@/cms/database/errors'
import type { StoredValue } from './values'

/** Tables of SQLite itself, and the history of migrations, which each database has its own of. */
const NOT_COPIED = /^(?:sqlite_|libsql_)|^payload_migrations$/

export interface SourceTable {
  name: string
  columns: string[]
}

/**
 * The SQLite database of a site, which nobody else has open meanwhile. Throws where it is missing, or
 * where anybody has it: the server of the site, an import.
 */
export class SourceDatabase {
  readonly #database: Database.Database

  constructor(url: string) {
    const file = databaseFile(url)
    if (!existsSync(file)) throw new Error(`There is no database ${file}`)
    this.#database = new Database(file)
    try {
      // In this mode a connection takes the file for itself, which fails where another has it open.
      this.#database.exec('PRAGMA locking_mode = EXCLUSIVE')
      this.#database.exec('BEGIN IMMEDIATE')
    } catch (error) {
      this.#database.close()
      if (!isBusy(error)) throw error
      throw new Error(`The database ${file} is in use: stop the site and its imports first`, { cause: error })
    }
  }

  /** The migrations that it has had. */
  migrations(): string[] {
    return this.#texts(`SELECT name FROM payload_migrations`)
  }

  tables(): SourceTable[] {
    const names = this.#texts(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`)
    return names
      .filter((name) => !NOT_COPIED.test(name))
      .map((name) => ({ name, columns: this.#texts(`SELECT name FROM pragma_table_info(${text(name)}) ORDER BY cid`) }))
  }

  /** How many numbers a table has given to rows, so that none is given again; 0 where that is not known. */
  lastNumber(table: string): number {
    const [known] = this.#texts(`SELECT name FROM sqlite_master WHERE name = 'sqlite_sequence'`)
    if (known === undefined) return 0
    const row = this.#database.prepare(`SELECT seq FROM sqlite_sequence WHERE name = ${text(table)}`).get()
    return Number((row as { seq?: number } | undefined)?.seq ?? 0)
  }

  /**
   * The rows of a table in the order in which they were made, so many at a time. Texts come as bytes: the
   * driver ends them at a NUL, and ends the process at what is no UTF-8.
   */
  *rows({ columns, name }: SourceTable, atOnce: number): Generator<StoredValue[][]> {
    const cells = columns.map((column) => `CASE typeof(${quoted(column)}) WHEN 'text' THEN CAST(${quoted(column)} AS BLOB) ELSE ${quoted(column)} END`)
    const select = `SELECT rowid, ${cells.join(', ')} FROM ${quoted(name)} WHERE rowid > ? ORDER BY rowid LIMIT ${atOnce}`
    for (let last = -1n << 63n; ; ) {
      const found = this.#database.prepare(select).safeIntegers(true).raw(true).all([last]) as [bigint, ...StoredValue[]][]
      if (found.length > 0) yield found.map(([, ...row]) => row)
      if (found.length < atOnce) return
      last = found.at(-1)?.[0] ?? last
    }
  }

  close(): void {
    this.#database.exec('ROLLBACK')
    this.#database.close()
  }

  #texts(select: string): string[] {
    return (this.#database.prepare(select).raw(true).all() as [string][]).map(([one]) => one)
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`
