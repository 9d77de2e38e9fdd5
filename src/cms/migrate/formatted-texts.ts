import { sql } from '../database/drizzle'
import type { Sql } from '../database/sql'
import { writtenText } from '@/domain/rich-text/written-text'

type Database = Pick<Sql, 'all' | 'run'>

/** Where the texts of listings stand that were HTML and are formatted texts: published ones and versions. */
const TEXTS: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ['properties_locales', ['description']],
  ['_properties_v_locales', ['version_description']],
  ['projects_locales', ['description', 'situation', 'technical']],
  ['_projects_v_locales', ['version_description', 'version_situation', 'version_technical']],
]

const AT_ONCE = 500

interface StoredText {
  id: number
  text: string
}

/**
 * Moves the texts of listings to what the editor stores, in every language and version, some hundred rows
 * at a time. What is one already stays; what says nothing becomes nothing.
 */
export async function formatListingTexts(db: Database): Promise<void> {
  for (const [table, columns] of TEXTS) {
    for (const column of columns) await formatColumn(db, sql.identifier(table), sql.identifier(column))
  }
}

type Name = ReturnType<typeof sql.identifier>

async function formatColumn(db: Database, table: Name, column: Name): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db.all<StoredText>(
      sql`SELECT id, ${column} AS text FROM ${table}
        WHERE id > ${last} AND ${column} IS NOT NULL ORDER BY id LIMIT ${AT_ONCE}`,
    )
    for (const { id, text } of rows) {
      if (isFormatted(text)) continue
      const formatted = writtenText(text)
      await db.run(sql`UPDATE ${table} SET ${column} = ${formatted && JSON.stringify(formatted)} WHERE id = ${id}`)
    }
    const [end] = rows.slice(-1)
    if (!end || rows.length < AT_ONCE) return
    last = end.id
  }
}

function isFormatted(text: string): boolean {
  if (!text.startsWith('{')) return false
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'root' in value
  } catch {
    return false
  }
}
