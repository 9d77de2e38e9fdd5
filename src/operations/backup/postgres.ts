import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { UPLOAD_FOLDERS } from '@/lib/upload-folders'
import { filesOfRow, migrationsFor, type DatabaseBackup, type DatabaseContent } from './content'

/** The content is in this schema; what a restore put aside is in others. */
const SCHEMA = 'public'
const COPY = /^COPY (?:"?public"?)\.("?)([^"\s]+)\1 \((.*)\) FROM stdin;$/
const ESCAPES: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f', v: '\v' }

/** How a Postgres database, a `postgres://…`, is kept apart and brought back: by Postgres' own programs. */
export function postgresBackup(url: string): DatabaseBackup {
  const environment = { ...process.env, ...connectionOf(url) }
  const query = async (sql: string): Promise<string> =>
    (await run('psql', ['--no-psqlrc', '--tuples-only', '--no-align', '--quiet', '--set=ON_ERROR_STOP=1', '--command', sql], environment)).trim()
  return {
    dialect: 'postgres',
    file: 'site.dump',
    copy: async (target) => {
      const options = ['--format=custom', '--no-owner', '--no-privileges', `--schema=${SCHEMA}`]
      await run('pg_dump', [...options, `--file=${target}`], environment)
    },
    inspect,
    knownMigrations: () => migrationsFor('postgres'),
    isFilled: async () => {
      const others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
      if ((await query(others)) !== '0') throw new Error('The site is running, or something else uses its database: stop it first')
      if ((await query(`SELECT to_regclass('${SCHEMA}.users')`)) === '') return false
      return (await query(`SELECT EXISTS (SELECT FROM ${SCHEMA}.users)`)) === 't'
    },
    replace: async (copy, mark) => {
      const tables = await query(`SELECT count(*) FROM pg_tables WHERE schemaname = '${SCHEMA}'`)
      const aside = tables === '0' ? null : mark.replaceAll(/[^a-z0-9]/gi, '_').toLowerCase()
      if (aside) await query(`BEGIN; ALTER SCHEMA ${SCHEMA} RENAME TO ${aside}; CREATE SCHEMA ${SCHEMA}; COMMIT`)
      try {
        await bringBack(copy, environment)
      } catch (error) {
        if (aside) await query(`BEGIN; DROP SCHEMA ${SCHEMA} CASCADE; ALTER SCHEMA ${aside} RENAME TO ${SCHEMA}; COMMIT`)
        throw error
      }
      return aside && `the schema ${aside}`
    },
  }
}

/** Restores all of a copy or nothing, into the schema that is there. */
async function bringBack(copy: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'restore-'))
  try {
    const list = path.join(folder, 'entries')
    const entries = (await run('pg_restore', ['--list', copy], environment)).split('\n')
    await writeFile(list, entries.filter((line) => !/ SCHEMA - /.test(line)).join('\n'))
    const options = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges', `--use-list=${list}`]
    await run('pg_restore', [...options, `--dbname=${environment.PGDATABASE ?? ''}`, copy], environment)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Where the programs connect to, in variables: what stands in a command is seen by everybody on the machine. */
function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const given = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}

/**
 * Runs a program and gives what it prints, or hands on each line of it. Throws with what it says of an error,
 * and where it is not installed.
 */
async function run(program: string, args: string[], env: NodeJS.ProcessEnv, onLine?: (line: string) => void): Promise<string> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [said, complaint] = ['', '']
  child.stderr.on('data', (data: Buffer) => (complaint += data.toString()))
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', () => reject(new Error(`${program} is not installed: install the client of Postgres`)))
    child.once('close', resolve)
  })
  ended.catch(() => undefined)
  // A text may hold the signs that end a line elsewhere.
  for await (const part of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    said += part
    if (!onLine) continue
    const lines = said.split('\n')
    said = lines.pop() ?? ''
    lines.forEach(onLine)
  }
  if ((await ended) !== 0) throw new Error(`${program} failed: ${complaint.trim()}`)
  return said
}

/** Reads a copy as a whole: rows stand in it as lines, with tabs between their columns. */
async function inspect(copy: string): Promise<DatabaseContent> {
  const content: DatabaseContent = { migrations: [], rows: {}, files: [] }
  let table: { name: string; columns: string[] } | null = null
  const take = (line: string): void => {
    if (!table) {
      const [, , name = '', columns = ''] = COPY.exec(line) ?? []
      if (!name) return
      table = { name, columns: columns.split(', ').map((column) => column.replaceAll('"', '')) }
      content.rows[name] = 0
    } else if (line === '\\.') table = null
    else {
      content.rows[table.name] = (content.rows[table.name] ?? 0) + 1
      addRow(content, table, line)
    }
  }
  await run('pg_restore', ['--data-only', '--file=-', copy], process.env, take).catch((error: unknown) => {
    throw new Error(`The copy of the database is damaged: ${(error as Error).message}`, { cause: error })
  })
  return content
}

function addRow(content: DatabaseContent, { name, columns }: { name: string; columns: string[] }, line: string): void {
  if (!(name in UPLOAD_FOLDERS) && name !== 'payload_migrations') return
  const row = Object.fromEntries(line.split('\t').map((cell, at) => [columns[at] ?? '', cellOf(cell)]))
  if (name === 'payload_migrations') content.migrations.push(row.name ?? '')
  else content.files.push(...filesOfRow(name, row))
}

/** A cell of the text format of COPY. */
const cellOf = (cell: string): string | null =>
  cell === '\\N' ? null : cell.replaceAll(/\\(.)/g, (_, sign: string) => ESCAPES[sign] ?? sign)
