import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { sql } from '@/cms/database/drizzle'

/**
 * What the generator writes when a table gets a new required column `grade`, foreign keys and all.
 */
export async function rebuild(table: string, { db }: MigrateUpArgs): Promise<void> {
  const rows = <T>(text: string) => db.all<T>(sql.raw(text))
  const [{ sql: text } = { sql: '' }] = await rows<{ sql: string }>(
    `SELECT sql FROM sqlite_master WHERE name = '${table}' AND type = 'table'`,
  )
  const columns = (await rows<{ name: string }>(`PRAGMA table_info(${table})`))
    .map(({ name }) => `\`${name}\``)
    .join(', ')
  const changed = text.replace(
    /^CREATE TABLE [`"]?\w+[`"]?\s*\(/,
    `CREATE TABLE \`__new_${table}\` (\`grade\` text DEFAULT 'b' NOT NULL,`,
  )
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql.raw(changed))
  await db.run(
    sql.raw(`INSERT INTO \`__new_${table}\`(${columns}) SELECT ${columns} FROM \`${table}\``),
  )
  await db.run(sql.raw(`DROP TABLE \`${table}\``))
  await db.run(sql.raw(`ALTER TABLE \`__new_${table}\` RENAME TO \`${table}\``))
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
