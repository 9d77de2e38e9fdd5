import { existsSync } from 'node:fs'
import { databaseFile } from './database-file'
import { isPostgresUrl } from './which'

const NO_TABLE = /no such table|relation "\w+" does not exist/

type FindRow = (statement: string) => Promise<boolean>

/** One row of any of these is somebody's content. */
const CONTENT = ['users', 'pages', 'properties']

/**
 * Whether the database at `url` (`file:…` or `postgres://…`) holds no staff, no page and no property: its file is
 * missing, it was never migrated or never used. Makes nothing. Throws for a file that is no database and where
 * Postgres cannot be asked. Spec §1.
 */
export const isEmptyDatabase = (url: string): Promise<boolean> => (isPostgresUrl(url) ? isEmptyPostgres(url) : isEmptyFile(url))

async function isEmptyFile(url: string): Promise<boolean> {
  if (!existsSync(databaseFile(url))) return true
  const { FileConnection } = await import('./file-connection')
  const connection = new FileConnection(url)
  try {
    return await holdsNothing(async (statement) => (await connection.execute(statement)).rows.length > 0)
  } finally {
    connection.close()
  }
}

async function isEmptyPostgres(url: string): Promise<boolean> {
  const { default: pg } = await import('pg')
  const connection = new pg.Client({ connectionString: url })
  await connection.connect()
  try {
    return await holdsNothing(async (statement) => (await connection.query(statement)).rows.length > 0)
  } finally {
    await connection.end()
  }
}

async function holdsNothing(findRow: FindRow): Promise<boolean> {
  try {
    for (const table of CONTENT) if (await findRow(`SELECT 1 FROM ${table} LIMIT 1`)) return false
    return true
  } catch (error) {
    if (error instanceof Error && NO_TABLE.test(error.message)) return true
    throw error
  }
}

/** How a database is called in a sentence: without its password. */
function nameOf(url: string): string {
  if (!isPostgresUrl(url)) return databaseFile(url)
  const { host, pathname } = new URL(url)
  return `${pathname.slice(1)} at ${host}`
}

/**
 * Throws where the database at `url` is empty and nobody said that it should be: a data folder that is
 * not mounted looks like a site that was never filled, and must not become one. Decision 070.
 */
export async function refuseEmptyDatabase(url: string): Promise<void> {
  if (!(await isEmptyDatabase(url))) return
  throw new Error(
    [
      `The database ${nameOf(url)} is empty.`,
      'If your site should be in it, its folder is not mounted or DATABASE_URL is wrong:',
      'correct that and start again; nothing was changed.',
      'To begin a new, empty site:  NEW_SITE=1 npm start',
      'To show the demo:            DEMO=1 npm start',
    ].join('\n  '),
  )
}
