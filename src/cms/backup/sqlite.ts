import { existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { databaseFile } from '../database/database-file'
import { isEmptyDatabase } from '../database/empty-database'
import { isBusy } from '../database/errors'
import { FileConnection } from '../database/file-connection'
import { makePrivate } from '../database/file-modes'
import type { DatabaseBackup, DatabaseContent, NamedFile } from './dialect'

const WAIT_MS = 60_000
const MIGRATION = /^(\d.*)\.ts$/
/** SQLite's own files, which belong to the database beside them. */
const BESIDE = ['', '-wal', '-shm']

/** Where rows name files of the media folder: the folder of each collection with uploads. */
const UPLOADS: Readonly<Record<string, string>> = { media: 'originals', documents: 'documents', videos: 'videos' }

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
      return inspect(target)
    },
    inspect,
    knownMigrations: () => readdirSync(path.resolve('migrations/sqlite')).flatMap((name) => MIGRATION.exec(name)?.[1] ?? []),
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
    for (const [table, folder] of Object.entries(UPLOADS)) {
      if (!tables.includes(table)) continue
      for (const { filename, filesize } of await all(`SELECT filename, filesize FROM "${table}" WHERE filename IS NOT NULL`)) {
        files.push({ path: `${folder}/${String(filename)}`, bytes: typeof filesize === 'number' ? filesize : null })
      }
    }
    const encoded = tables.includes('media') ? await all('SELECT DISTINCT hash FROM media WHERE hash IS NOT NULL') : []
    for (const { hash } of encoded) files.push({ path: `${String(hash)}/picture.json`, bytes: null })
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
