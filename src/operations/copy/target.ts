import pg from 'pg'
import { readAs, type ValueKind } from './values'

/** As much of a name as Postgres keeps, in bytes. */
const LONGEST_NAME = 63

export interface TargetColumn extends ValueKind {
  name: string
  /** What a text is cast to. */
  cast: string
  /** Whether a row may leave it out. */
  isOptional: boolean
}

export interface TargetTable {
  name: string
  columns: TargetColumn[]
}

interface ColumnRow {
  table_name: string
  column_name: string
  data_type: string
  udt_name: string
  is_nullable: string
  column_default: string | null
  labels: string[] | null
}

/** The Postgres database that a site moves to, over one connection. */
export class TargetDatabase {
  readonly #client: pg.Client

  constructor(url: string) {
    this.#client = new pg.Client({ connectionString: url })
  }

  async open(): Promise<void> {
    await this.#client.connect()
    await this.#client.query(`SET TIME ZONE 'UTC'`)
  }

  close(): Promise<void> {
    return this.#client.end()
  }

  async run(statement: string): Promise<void> {
    await this.#client.query(statement)
  }

  async tables(): Promise<TargetTable[]> {
    const { rows } = await this.#client.query<ColumnRow>(`
      SELECT c.table_name, c.column_name, c.data_type, c.udt_name, c.is_nullable, c.column_default,
        (SELECT array_agg(e.enumlabel::text) FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid
          JOIN pg_namespace n ON n.oid = t.typnamespace
          WHERE t.typname = c.udt_name AND n.nspname = c.udt_schema) AS labels
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
      ORDER BY c.table_name, c.ordinal_position`)
    const tables = new Map<string, TargetTable>()
    for (const row of rows) {
      const table = tables.get(row.table_name) ?? { name: row.table_name, columns: [] }
      tables.set(row.table_name, table)
      const cast = row.data_type === 'USER-DEFINED' ? quoted(row.udt_name) : row.data_type
      const isOptional = row.is_nullable === 'YES' || row.column_default !== null
      table.columns.push({ name: row.column_name, type: row.data_type, cast, labels: row.labels, isOptional })
    }
    return [...tables.values()]
  }

  async count(table: string): Promise<number> {
    const { rows } = await this.#client.query<{ count: string }>(`SELECT count(*) FROM ${quoted(table)}`)
    return Number(rows[0]?.count)
  }

  /** Removes every row of some tables, to which no others lead. */
  async empty(tables: readonly string[]): Promise<void> {
    await this.run(`TRUNCATE ${tables.map(quoted).join(', ')}`)
  }

  /** Has references looked at when the transaction ends: rows may come before what they lead to. */
  async deferReferences(): Promise<void> {
    await this.#alterReferences('DEFERRABLE')
    await this.run('SET CONSTRAINTS ALL DEFERRED')
  }

  /** Has them looked at now, and from now on as before. Throws where one leads to nothing. */
  async checkReferences(): Promise<void> {
    await this.run('SET CONSTRAINTS ALL IMMEDIATE')
    await this.#alterReferences('NOT DEFERRABLE')
  }

  /** Inserts rows, each cell as a text or null. */
  async insert(table: string, columns: readonly TargetColumn[], rows: readonly (string | null)[][]): Promise<void> {
    const names = columns.map(({ name }) => quoted(name)).join(', ')
    const cells = columns.map(({ cast }, place) => `c${place}::${cast}`).join(', ')
    const lists = columns.map((_, place) => `$${place + 1}::text[]`).join(', ')
    const aliases = columns.map((_, place) => `c${place}`).join(', ')
    const values = columns.map((_, place) => rows.map((row) => row[place] ?? null))
    await this.#client.query(
      `INSERT INTO ${quoted(table)} (${names}) SELECT ${cells} FROM unnest(${lists}) AS given(${aliases})`,
      values,
    )
  }

  /** What the rows of some ids hold now, by their id: each cell in the form that `isSame` compares. */
  async read(table: string, columns: readonly TargetColumn[], ids: readonly string[]): Promise<Map<string, (string | null)[]>> {
    const cells = columns.map((column) => readAs(column, quoted(column.name))).join(', ')
    const id = columns.find(({ name }) => name === 'id')
    const { rows } = await this.#client.query<(string | null)[]>({
      text: `SELECT id::text, ${cells} FROM ${quoted(table)} WHERE id = ANY($1::text[]::${id?.cast}[])`,
      values: [ids],
      rowMode: 'array',
    })
    return new Map(rows.map(([one, ...row]) => [String(one), row]))
  }

  /** Lets the numbers of a table's rows go on after the highest that it has, and after `last`. */
  async continueNumbers(table: string, last: number): Promise<void> {
    const { rows } = await this.#client.query<{ sequence: string | null }>(
      `SELECT pg_get_serial_sequence($1, 'id') AS sequence`,
      [quoted(table)],
    )
    const sequence = rows[0]?.sequence
    if (!sequence) return
    await this.#client.query(
      `SELECT setval($1, greatest($2::bigint, highest, 1), greatest($2::bigint, highest) > 0)
        FROM (SELECT coalesce(max(id), 0) AS highest FROM ${quoted(table)}) AS used`,
      [sequence, last],
    )
  }

  async #alterReferences(how: 'DEFERRABLE' | 'NOT DEFERRABLE'): Promise<void> {
    const { rows } = await this.#client.query<{ table: string; name: string }>(`
      SELECT conrelid::regclass::text AS table, conname AS name FROM pg_constraint
      WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY 1, 2`)
    for (const { name, table } of rows) await this.run(`ALTER TABLE ${table} ALTER CONSTRAINT ${quoted(name)} ${how}`)
  }
}

/** A name as Postgres keeps it. */
export const keptName = (name: string): string => Buffer.from(name).subarray(0, LONGEST_NAME).toString()

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
