import { SourceDatabase, type SourceTable } from './source'
import { keptName, TargetDatabase, type TargetColumn, type TargetTable } from './target'
import { isSame, writtenAs, type StoredValue } from './values'

const ROWS_AT_ONCE = 500
const MOST_PROBLEMS = 200

/** The table in which Postgres notes its own migrations. */
const HISTORY = 'payload_migrations'
/** A row of any of these is somebody's content; migrations write some into others. */
const CONTENT = ['users', 'owners', 'leads', 'properties', 'projects', 'pages', 'articles', 'agencies', 'media', 'documents']

export interface CopyOptions {
  /** `file:…` */
  from: string
  /** `postgres://…` */
  to: string
  /** The migrations that the source must have had: all of this version. */
  migrations: readonly string[]
  /** Makes the tables of a target that has none. */
  migrate: () => Promise<void>
  /** Whether texts lose what Postgres cannot store; else that is a problem. */
  mend: boolean
  log: (line: string) => void
}

/** What was copied and compared. */
export interface CopyResult {
  tables: number
  rows: number
  /** Characters that were left out because Postgres cannot store them. */
  left: number
}

interface Pair {
  source: SourceTable
  target: TargetTable
  columns: TargetColumn[]
}

/**
 * Copies the SQLite database of a site into an empty Postgres database and compares every cell of every
 * row with what is stored there then, in one transaction: all of it stands there afterwards or nothing.
 * Throws, with what is in the way, where the source is in use or of another version, where the target is
 * not empty, or where anything would not be the same. Decision 103.
 */
export async function copyDatabase(options: CopyOptions): Promise<CopyResult> {
  const source = new SourceDatabase(options.from)
  const target = new TargetDatabase(options.to)
  try {
    refuseOther(source.migrations(), options.migrations)
    await target.open()
    if ((await target.tables()).length === 0) await options.migrate()
    await target.run('BEGIN')
    const tables = await target.tables()
    await refuseFilled(target, tables)
    const pairs = pairsOf(source.tables(), tables)
    // What migrations wrote stands in the source too, as it was made of there.
    await target.empty(pairs.map((pair) => pair.target.name))
    await target.deferReferences()
    const result = await copyAll(source, target, pairs, options)
    await target.checkReferences()
    await target.run('COMMIT')
    return result
  } finally {
    source.close()
    // Ends a transaction that was not committed.
    await target.close()
  }
}

function refuseOther(had: string[], all: readonly string[]): void {
  const missing = all.filter((name) => !had.includes(name))
  const unknown = had.filter((name) => !all.includes(name))
  if (missing.length > 0) throw new Error(`The database has not had every migration of this version: start the site once (${missing.join(', ')})`)
  if (unknown.length > 0) throw new Error(`The database is of a later version than this one (${unknown.join(', ')})`)
}

async function refuseFilled(target: TargetDatabase, tables: TargetTable[]): Promise<void> {
  for (const { name } of tables.filter((table) => CONTENT.includes(table.name))) {
    if ((await target.count(name)) === 0) continue
    throw new Error(`The database that is to be filled is not empty: there are rows in ${name}`)
  }
}

/** Each table with the one that takes its rows. Throws where the two databases are not of one form. */
function pairsOf(sources: SourceTable[], targets: TargetTable[]): Pair[] {
  const wrong: string[] = []
  const left = new Map(targets.filter(({ name }) => name !== HISTORY).map((table) => [table.name, table]))
  const pairs = sources.flatMap((source): Pair[] => {
    const target = left.get(keptName(source.name))
    left.delete(keptName(source.name))
    if (!target) {
      wrong.push(`table ${source.name}`)
      return []
    }
    const columns = source.columns.map((name) => target.columns.find((one) => one.name === keptName(name)))
    source.columns.forEach((name, place) => columns[place] ?? wrong.push(`column ${source.name}.${name}`))
    const unfilled = target.columns.filter((one) => !one.isOptional && !columns.includes(one))
    wrong.push(...unfilled.map(({ name }) => `column ${target.name}.${name}`))
    return [{ source, target, columns: columns.filter((one) => one !== undefined) }]
  })
  wrong.push(...[...left.keys()].map((name) => `table ${name}`))
  if (wrong.length > 0) throw new Error(`Only one of the two databases has:\n  ${wrong.join('\n  ')}`)
  return pairs
}

async function copyAll(source: SourceDatabase, target: TargetDatabase, pairs: Pair[], options: CopyOptions): Promise<CopyResult> {
  const problems: string[] = []
  const result = { tables: pairs.length, rows: 0, left: 0 }
  for (const pair of pairs) {
    let rows = 0
    for (const batch of source.rows(pair.source, ROWS_AT_ONCE)) {
      const { left, written } = writtenRows(pair, batch, { mend: options.mend, problems })
      // What is wrong is looked for to the end, so that it can be mended at once.
      if (problems.length === 0) await insertAndCompare(target, pair, written)
      rows += batch.length
      result.left += left
    }
    await target.continueNumbers(pair.target.name, source.lastNumber(pair.source.name))
    if (problems.length === 0) await compareCount(target, pair, rows)
    if (rows > 0 && problems.length === 0) options.log(`${pair.source.name}: ${rows} copied, every cell the same`)
    result.rows += rows
  }
  if (problems.length > 0) throw new Error(`Nothing was copied. What Postgres cannot hold:\n  ${shown(problems).join('\n  ')}`)
  return result
}

function writtenRows({ columns, source }: Pair, batch: StoredValue[][], { mend, problems }: { mend: boolean; problems: string[] }) {
  let left = 0
  const id = columns.findIndex(({ name }) => name === 'id')
  const written = batch.map((row) => {
    const texts = row.map((value, place) => {
      const column = columns[place] as TargetColumn
      const one = writtenAs(column, value, mend)
      if ('text' in one) {
        left += one.left ?? 0
        return one.text
      }
      problems.push(`${source.name}.${column.name}, of the row ${nameOf(row[id])}: ${one.problem}`)
      return null
    })
    return texts
  })
  return { left, written }
}

const nameOf = (id: StoredValue | undefined): string => (id instanceof Uint8Array ? Buffer.from(id).toString() : String(id))

async function insertAndCompare(target: TargetDatabase, { columns, target: { name } }: Pair, written: (string | null)[][]): Promise<void> {
  const id = columns.findIndex((column) => column.name === 'id')
  try {
    await target.insert(name, columns, written)
  } catch (error) {
    throw new Error(`Nothing was copied. Postgres refused rows of ${name}: ${(error as Error).message}`, { cause: error })
  }
  const stored = await target.read(name, columns, written.map((row) => String(row[id])))
  for (const row of written) {
    const found = stored.get(String(row[id]))
    const other = columns.find((column, place) => !found || !isSame(column, row[place] ?? null, found[place] ?? null))
    if (other) throw new Error(`Nothing was copied. ${name}.${other.name} of the row ${row[id]} is not the same in Postgres`)
  }
}

async function compareCount(target: TargetDatabase, { target: { name } }: Pair, rows: number): Promise<void> {
  const count = await target.count(name)
  if (count !== rows) throw new Error(`Nothing was copied. ${name} has ${count} rows in Postgres and not ${rows}`)
}

function shown(problems: string[]): string[] {
  const more = problems.length - MOST_PROBLEMS
  return [...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])]
}
