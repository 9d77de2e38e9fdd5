// @ts-check
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { databasePath, isPostgres } from './writable.mjs'

/**
 * Whether the database at `url` has had every migration of `root` and has an account, which is made
 * last: then nothing is to be prepared, and the CMS need not be loaded to find that out. False too
 * where that cannot be told.
 * @param {string} url `file:…` or `postgres://…`
 * @param {string} root
 */
export async function isPrepared(url, root) {
  try {
    const { hasAccount, done } = await (isPostgres(url) ? askPostgres(url) : askFile(databasePath(url, root)))
    const folder = isPostgres(url) ? 'migrations/postgres' : 'migrations/sqlite'
    return hasAccount && migrationNames(path.join(root, folder)).every((name) => done.has(name))
  } catch {
    return false
  }
}

const MIGRATED = 'SELECT name FROM payload_migrations'
const ACCOUNT = 'SELECT id FROM users LIMIT 1'

/**
 * @typedef {{ hasAccount: boolean, done: Set<string> }} Answer
 * @typedef {{ name: string }[]} Names
 */

/**
 * @param {string} file
 * @returns {Promise<Answer>}
 */
async function askFile(file) {
  if (!existsSync(file)) throw new Error(`No file ${file}`)
  // Not installed yet where this file is loaded.
  const { default: Database } = await import('libsql')
  const database = new Database(file, { readonly: true })
  try {
    const rows = /** @type {Names} */ (database.prepare(MIGRATED).all())
    return { hasAccount: database.prepare(ACCOUNT).get() !== undefined, done: namesIn(rows) }
  } finally {
    database.close()
  }
}

/**
 * @param {string} url
 * @returns {Promise<Answer>}
 */
async function askPostgres(url) {
  const { default: pg } = await import('pg')
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    const { rows } = await database.query(MIGRATED)
    return { hasAccount: (await database.query(ACCOUNT)).rows.length > 0, done: namesIn(/** @type {Names} */ (rows)) }
  } finally {
    await database.end()
  }
}

/** @param {Names} rows */
const namesIn = (rows) => new Set(rows.map(({ name }) => name))

/** @param {string} folder */
const migrationNames = (folder) =>
  readdirSync(folder)
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
