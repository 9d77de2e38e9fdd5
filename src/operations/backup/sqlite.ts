import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { databaseFile } from '@/cms/database/database-file'
import { isEmptyDatabase } from '@/cms/database/empty-database'
import { isBusy } from '@/cms/database/errors'
import { FileConnection } from '@/cms/database/file-connection'
import { makePrivate } from '@/cms/database/file-modes'
import { UPLOAD_TABLES } from '@/lib/upload-folders'
import { filesOfRow, migrationsFor, type DatabaseBackup, type DatabaseContent, type NamedFile } from './content'

const WAIT_MS = 60_000
/** SQLite's own files, which belong to the database beside them. */
const BESIDE = ['', '-wal', '-shm']

/** How a SQLite database, a `file:…`, is kept apart and brought back. */
export function sqliteBackup(url: string): DatabaseBackup {
  const file = databaseFile(url)
  return {
    dialect: 'sqlite',
    file: 'site.db',
    copy: async (target) => {
      if (!existsSync(file)) throw new Error(`There is no database ${file}`)
      // SQLite fills an empty file, and would make one that everybody reads.
      makePrivate(target)
      await withDatabase(file, async (connection) => {
        await connection.execute(`PRAGMA busy_timeout = ${WAIT_MS}`)
        await connection.execute({ sql: 'VACUUM INTO ?', args: [target] })
      })
    },
    inspect,
    knownMigrations: () => migrationsFor('sqlite'),
    isFilled: async () => {
      if (!existsSync(file)) return false
      await refuseInUse(file)
      // What cannot be read may be all that is left of something.
      return !(await isEmptyDatabase(url).catch(() => false))
    },
    replace: (copy, mark) => replace(file, copy, mark),
  }
}

async function withDatabase<T>(file: string, work: (connection: FileConnection) => Promise<T>): Promise<T> {
  const connection = new FileConnection(`file:${encodeURI(file).replaceAll('#', '%23').replaceAll('?', '%3F')}`)
  try {
    return await work(connection)
  } finally {
    connection.close()
  }
}

/** Looks at every page of a copy. */
const inspect = (copy: string): Promise<DatabaseContent> =>
  withDatabase(copy, async (connection) => {
    const all = async (sql: string): Promise<Record<string, unknown>[]> =>
      (await connection.execute(sql)).rows
    const [checked] = await all('PRAGMA integrity_check(1)').catch((error: Error) => [{ integrity_check: error.message }])
    if (checked?.integrity_check !== 'ok') throw new Error(`The copy of the database is damaged: ${String(checked?.integrity_check)}`)
    const tables = (await all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")).map(({ name }) => String(name))
    const rows: Record<string, number> = {}
    for (const table of tables.sort()) {
      const [counted] = await all(`SELECT count(*) AS rows FROM "${table}"`)
      rows[table] = Number(counted?.rows)
    }
    const migrations = tables.includes('payload_migrations') ? await all('SELECT name FROM payload_migrations ORDER BY id') : []
    const files: NamedFile[] = []
    for (const table of UPLOAD_TABLES.filter((name) => tables.includes(name))) {
      const columns = table === 'media' ? 'filename, filesize, hash' : 'filename, filesize'
      for (const row of await all(`SELECT ${columns} FROM "${table}"`)) files.push(...filesOfRow(table, row))
    }
    return { migrations: migrations.map(({ name }) => String(name)), rows, files }
  })

/**
 * Throws where another process has the database open: SQLite lets nobody leave the write-ahead log
 * meanwhile (sqlite.org/wal.html). Afterwards the database is one file.
 */
async function refuseInUse(file: string): Promise<void> {
  try {
    await withDatabase(file, (connection) => connection.execute('PRAGMA journal_mode = DELETE'))
  } catch (error) {
    if (isBusy(error)) throw new Error(`The site is running, or something else uses ${file}: stop it first`, { cause: error })
  }
}

async function replace(file: string, copy: string, mark: string): Promise<string | null> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.restoring`
  await rm(draft, { force: true })
  makePrivate(draft)
  await copyFile(copy, draft)
  const aside = existsSync(file) ? `${file}.${mark}` : null
  for (const suffix of aside ? BESIDE : []) {
    if (existsSync(`${file}${suffix}`)) await rename(`${file}${suffix}`, `${aside}${suffix}`)
  }
  await rename(draft, file)
  return aside
}
