import { sqliteBackup } from './sqlite'

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
  /** Copies the database as it is at one moment into a new file, while others write; gives what is in the copy. */
  copy: (target: string) => Promise<DatabaseContent>
  /** What is in a copy. Throws for one that is damaged. */
  inspect: (copy: string) => Promise<DatabaseContent>
  /** The names of the migrations that this version of the site knows. */
  knownMigrations: () => string[]
  /** Whether there is anybody's content in it now. Throws where a running site has it open. */
  isFilled: () => Promise<boolean>
  /** Puts a copy in its place; what stood there stays beside it, with `mark` in its name. Gives where, null where nothing stood. */
  replace: (copy: string, mark: string) => Promise<string | null>
}

/** How the database at `url` is kept apart and brought back. */
export const databaseBackup = (url: string): DatabaseBackup => sqliteBackup(url)
