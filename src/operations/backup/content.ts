import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { IMAGE_WIDTHS } from '@/lib/image-url'
import { UPLOAD_FOLDERS } from '@/lib/upload-folders'

/** A file that a row of the database names, by its path in the media folder, and its bytes where the row tells them. */
export interface NamedFile {
  path: string
  bytes: number | null
}

/** What a database holds. */
export interface DatabaseContent {
  migrations: string[]
  /** The number of rows of each table. */
  rows: Record<string, number>
  /** Files that rows name. */
  files: NamedFile[]
}

/** What is done with a database that is kept apart and brought back, by the kind of the database. */
export interface DatabaseBackup {
  dialect: string
  /** The name of the file that a backup holds it in. */
  file: string
  /** Copies the database as it is at one moment into a new file, while others write. */
  copy: (target: string) => Promise<void>
  /** What is in a copy. Throws for one that is damaged. */
  inspect: (copy: string) => Promise<DatabaseContent>
  /** The names of the migrations that this version of the site knows. */
  knownMigrations: () => string[]
  /** Whether there is anybody's content in it now. Throws where a running site has it open. */
  isFilled: () => Promise<boolean>
  /** Puts a copy in its place; what stood there stays beside it, with `mark` in its name. Gives where, null where nothing stood. */
  replace: (copy: string, mark: string) => Promise<string | null>
}

/** What stands in the folder of an encoded picture. */
const ENCODED = ['picture.json', ...IMAGE_WIDTHS.flatMap((width) => [`w${width}.avif`, `w${width}.webp`])]

const MIGRATION = /^(\d.*)\.ts$/

/** The names of the migrations for a kind of database; none where it has no folder. */
export function migrationsFor(dialect: string): string[] {
  const folder = path.resolve('migrations', dialect)
  return existsSync(folder) ? readdirSync(folder).flatMap((name) => MIGRATION.exec(name)?.[1] ?? []) : []
}

/** The files that a row of a table with uploads names. */
export function filesOfRow(table: string, row: { filename?: unknown; filesize?: unknown; hash?: unknown }): NamedFile[] {
  const folder = Object.entries(UPLOAD_FOLDERS).find(([name]) => name === table)?.[1]
  const { filename, filesize, hash } = row
  const original = folder && typeof filename === 'string' ? [{ path: `${folder}/${filename}`, bytes: filesize === null ? null : Number(filesize) }] : []
  const encoded = table === 'media' && typeof hash === 'string' ? ENCODED.map((name) => ({ path: `${hash}/${name}`, bytes: null })) : []
  return [...original, ...encoded]
}
