import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { sql } from '@/cms/database/drizzle'
import { migrateDatabase } from '@/cms/migrate/run'
import { migrations } from '../../../migrations/sqlite'

/** One of two processes that migrate `DATABASE_URL` at once, with a last step that takes a second. */
const TAKES_MS = 1000

const slow = {
  name: '20990201_000000_slow',
  up: async ({ db }: MigrateUpArgs) => {
    await db.run(sql.raw('CREATE TABLE slow (id integer)'))
    await pause(TAKES_MS)
  },
}

async function migrate(): Promise<void> {
  await import('lexical')
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config })
  const url = process.env.DATABASE_URL ?? ''
  await untilBothCame(`${url.replace('file:', '')}.came`)
  const options = { payload, url, migrations: [...migrations, slow], log: () => undefined }
  process.stdout.write(`done ${await migrateDatabase(options)}\n`)
  process.exit(0)
}

async function untilBothCame(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, String(process.pid)), '')
  while (readdirSync(folder).length < 2) await pause(5)
}

void migrate()
