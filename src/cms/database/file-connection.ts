import {
  LibsqlError,
  type InArgs,
  type InStatement,
  type InValue,
  type ResultSet,
  type Row,
  type Value,
} from '@libsql/client'
import Database from 'libsql'
import { LRUCache } from 'lru-cache'
import { databaseFile } from './database-file'

/** Characters of the statements that stay prepared; SQLite takes some ten bytes for each. */
const MOST_PREPARED = 1_000_000
/** What may change the columns that a prepared statement has. */
const CHANGES_SCHEMA = /(?:^|;)\s*(?:ALTER|CREATE|DROP)\b/i

const NO_ROWS = {
  columns: [], columnTypes: [], rows: [], rowsAffected: 0, lastInsertRowid: undefined,
  toJSON: () => ({}),
} satisfies ResultSet

type MakeRow = (cells: unknown[]) => Row

interface Prepared {
  statement: Database.Statement
  /** Null for one that finds nothing. */
  found: { columns: string[]; makeRow: MakeRow } | null
}

/**
 * A connection to the database file at `url`, which is made when it is missing. It answers like the
 * local client of `@libsql/client`, which spends more on making rows than SQLite on finding them.
 * Decision 062.
 */
export class FileConnection {
  readonly #database: Database.Database
  /** By their text: preparing one takes longer than most take to run. */
  readonly #prepared = new LRUCache<string, Prepared>({ maxSize: MOST_PREPARED, sizeCalculation: (_, { length }) => length + 1 })

  constructor(url: string) {
    this.#database = withDriverErrors(() => new Database(databaseFile(url)))
  }

  /** Runs a statement. Whole numbers are exact up to 2^53. */
  async execute(statement: InStatement): Promise<ResultSet> {
    const { sql, args = [] } = typeof statement === 'string' ? { sql: statement } : statement
    return withDriverErrors(() => this.#execute(sql, argumentsOf(args)))
  }

  /** Runs statements parted by semicolons. A transaction that they leave open is undone. */
  async executeMultiple(sql: string): Promise<void> {
    try {
      withDriverErrors(() => this.#database.exec(sql))
    } finally {
      this.#forgetAfter(sql)
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK')
    }
  }

  close(): void {
    this.#database.close()
  }

  #execute(sql: string, args: unknown): ResultSet {
    const { statement, found } = this.#prepare(sql)
    try {
      if (found) return { ...NO_ROWS, columns: found.columns, rows: (statement.all(args) as unknown[][]).map(found.makeRow) }
      const { changes, lastInsertRowid } = statement.run(args)
      return { ...NO_ROWS, rowsAffected: changes, lastInsertRowid: BigInt(lastInsertRowid) }
    } catch (error) {
      // One that did not end is not begun again: it may be open still (see `WriteConnection`).
      this.#prepared.delete(sql)
      throw error
    } finally {
      this.#forgetAfter(sql)
    }
  }

  #forgetAfter(sql: string): void {
    if (CHANGES_SCHEMA.test(sql)) this.#prepared.clear()
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    const columns = statement.reader ? statement.raw(true).columns().map(({ name }) => name) : null
    const prepared = { statement, found: columns && { columns, makeRow: rowKind(columns) } }
    this.#prepared.set(sql, prepared)
    return prepared
  }
}

/** A row keeps its cells by place, out of sight: two columns may have one name. */
class Cells {
  readonly #cells: unknown[]

  constructor(cells: unknown[]) {
    this.#cells = cells
  }

  static at(row: Cells, place: number): unknown {
    return row.#cells[place]
  }
}

/**
 * Makes rows of these columns: the cells by name, and by place on a prototype that all of them
 * share. Of two columns with one name the first is meant.
 */
function rowKind(columns: string[]): MakeRow {
  class StoredRow extends Cells {}
  Object.defineProperty(StoredRow.prototype, 'length', { value: columns.length })
  for (const place of columns.keys()) {
    Object.defineProperty(StoredRow.prototype, place, {
      get(this: Cells) {
        return Cells.at(this, place)
      },
    })
  }
  const named = [...columns.entries()].filter(
    ([place, name]) => name !== 'length' && columns.indexOf(name) === place,
  )
  return (cells) => {
    const row = new StoredRow(cells) as unknown as Row
    for (const [place, name] of named) row[name] = cells[place] as Value
    return row
  }
}

function argumentsOf(args: InArgs): unknown[] {
  if (!Array.isArray(args)) throw new LibsqlError('Arguments go by their place', 'NOT_SUPPORTED')
  return args.map(argumentOf)
}

/** A value as the database takes it. Throws for what would silently become another or none. */
function argumentOf(value: InValue): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.valueOf()
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value)))
    throw new TypeError(`The database cannot store ${value}`)
  return value
}

/** Does `work`; its errors are those of the client, whose code and message Payload reads. */
function withDriverErrors<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error
    throw new LibsqlError(error.message, error.code, error.rawCode, error)
  }
}
