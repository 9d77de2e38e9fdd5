// @ts-check
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { databasePath } from './writable.mjs'

/**
 * Whether the database at `url` has had every migration of `root` and has an account, which is made
 * last: then nothing is to be prepared, and the CMS need not be loaded to find that out. False too
 * where that cannot be told.
 * @param {string} url `file:…`
 * @param {string} root
 */
export async function isPrepared(url, root) {
  const file = databasePath(url, root)
  if (!existsSync(file)) return false
  try {
    // Not installed yet where this file is loaded.
    const { default: Database } = await import('libsql')
    const database = new Database(file, { readonly: true })
    try {
      const rows = /** @type {{ name: string }[]} */ (
        database.prepare('SELECT name FROM payload_migrations').all()
      )
      const done = new Set(rows.map(({ name }) => name))
      const hasAccount = database.prepare('SELECT id FROM users LIMIT 1').get() !== undefined
      return hasAccount && migrationNames(root).every((name) => done.has(name))
    } finally {
      database.close()
    }
  } catch {
    return false
  }
}

/** @param {string} root */
const migrationNames = (root) =>
  readdirSync(path.join(root, 'migrations/sqlite'))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
