import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { databaseFile } from './database-file'
import type { Log } from './connection'

const OWNER_ONLY = 0o600
const OWNER_ONLY_FOLDER = 0o700
const OTHERS = 0o077

/** What stands beside a database: SQLite's own files, and copies made before a migration. */
const BESIDE = /^(?:-wal|-shm|-journal|\.before-.+\.bak(?:\.part)?)?$/

/**
 * Sees to it that only their owner reads the database at `url` (`file:…`), SQLite's files beside it
 * and its copies: they hold password hashes and the addresses of homes. A file that is missing is
 * made, empty, because SQLite would make it for everybody; what it makes later takes its mode.
 */
export function keepDatabaseToOwner(url: string, log: Log): void {
  const file = databaseFile(url)
  const folder = path.dirname(file)
  const name = path.basename(file)
  try {
    makePrivate(file)
    for (const one of readdirSync(folder)) {
      if (one.startsWith(name) && BESIDE.test(one.slice(name.length))) {
        keepToOwner(path.join(folder, one), log)
      }
    }
  } catch {
    // SQLite says what is wrong with a folder or a file that cannot be opened.
  }
}

/**
 * Makes an empty file that only its owner reads, unless there is one. That one is not opened: closing
 * a file ends all locks that the process has on it, those of SQLite too, and the next process to
 * close the database would remove the log of writes of this one.
 */
export function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/**
 * Makes the folder at `folder` one that only its owner opens, whatever the modes of what is in it, and
 * makes it where it is missing. Where that cannot be, a line says so.
 */
export function keepFolderToOwner(folder: string, log: Log): void {
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
    keepToOwner(folder, log)
  } catch (error) {
    log(`The folder ${folder} cannot be made (${(error as NodeJS.ErrnoException).code})`)
  }
}

/**
 * Lets only the owner read a file or open a folder that is there. Where that cannot be, because it
 * is somebody else's, it stays as it is and a line says so.
 */
export function keepToOwner(file: string, log: Log): void {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode
  if (mode === undefined || (mode & OTHERS) === 0) return
  try {
    chmodSync(file, mode & ~OTHERS)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    log(`Others on this machine can read ${file}, and that cannot be changed (${code})`)
  }
}
