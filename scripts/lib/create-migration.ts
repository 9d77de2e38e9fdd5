import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { repairMigration, type MigratedSchema } from '../../src/operations/generated-migration'
import { loadConfig } from '../load-payload'

const EMPTY: MigratedSchema = { tables: {} }

/** Writes the migration of one database from its last stored schema to the present one, named by its argument. */
process.env.PAYLOAD_MIGRATING = 'true'
const { getPayload } = await import('payload')
const payload = await getPayload({ config: await loadConfig(), disableDBConnect: true })
const folder = payload.db.migrationDir
const before = schemaFiles().at(-1)
await payload.db.createMigration({
  payload,
  migrationName: process.argv[2] ?? 'change',
  forceAcceptWarning: true,
})
const after = schemaFiles().at(-1)
// What a generator gets wrong, it does for SQLite.
if (after && after !== before && payload.db.name === 'sqlite') {
  const file = path.join(folder, after.replace(/json$/, 'ts'))
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, repairMigration(text, before ? schemaOf(before) : EMPTY, schemaOf(after)))
}
process.exit(0)

function schemaFiles(): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.json')).sort()
}

function schemaOf(name: string): MigratedSchema {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as MigratedSchema
}
