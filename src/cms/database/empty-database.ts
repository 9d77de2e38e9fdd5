import { existsSync } from 'node:fs'
import { databaseFile } from './database-file'
import { FileConnection } from './file-connection'

const NO_TABLE = /no such table/

/** One row of any of these is somebody's content. */
const CONTENT = ['users', 'pages', 'properties']

/**
 * Whether the database at `url` (`file:…`) holds no staff, no page and no property: it is missing, was
 * never migrated or never used. Makes nothing. Throws for a file that is no database. Spec §1.
 */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  if (!existsSync(databaseFile(url))) return true
  const connection = new FileConnection(url)
  try {
    for (const table of CONTENT) {
      const { rows } = await connection.execute(`SELECT 1 FROM ${table} LIMIT 1`)
      if (rows.length > 0) return false
    }
    return true
  } catch (error) {
    if (error instanceof Error && NO_TABLE.test(error.message)) return true
    throw error
  } finally {
    connection.close()
  }
}

/**
 * Throws where the database at `url` is empty and nobody said that it should be: a data folder that is
 * not mounted looks like a site that was never filled, and must not become one. Decision 070.
 */
export async function refuseEmptyDatabase(url: string): Promise<void> {
  if (!(await isEmptyDatabase(url))) return
  throw new Error(
    [
      `The database ${databaseFile(url)} is empty.`,
      'If your site should be in it, its folder is not mounted or DATABASE_URL is wrong:',
      'correct that and start again; nothing was changed.',
      'To begin a new, empty site:  NEW_SITE=1 npm start',
      'To show the demo:            DEMO=1 npm start',
    ].join('\n  '),
  )
}
