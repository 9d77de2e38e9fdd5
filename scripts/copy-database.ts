import { parseArgs } from 'node:util'
import { copyDatabase } from '@/operations/copy/copy-database'
import { migrations } from '../migrations/sqlite'
import { loadEnvFile } from './lib/env-file.mjs'
import { loadConfig } from './load-payload'

const USAGE = 'npm run copy-database -- --to postgres://user:password@host/database [--from file:./data/site.db] [--drop-unstorable]'

const say = (line: string): boolean => process.stdout.write(`${line}\n`)

function readArguments(): { from: string; to: string; mend: boolean } {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, 'drop-unstorable': { type: 'boolean', default: false } },
  })
  loadEnvFile('.env')
  const { to } = values
  const from = values.from ?? process.env.DATABASE_URL ?? 'file:./data/site.db'
  if (!to || !/^postgres(?:ql)?:/.test(to)) throw new Error(`Say where to: ${USAGE}`)
  if (!from.startsWith('file:')) throw new Error(`${from.split(':')[0]} is not copied, only a SQLite database is: ${USAGE}`)
  return { from, to, mend: values['drop-unstorable'] }
}

/** As a server does that starts on the database. */
async function migrate(): Promise<void> {
  const config = await loadConfig()
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config })
  await payload.destroy()
}

try {
  const { from, mend, to } = readArguments()
  Object.assign(process.env, { DATABASE_URL: to, NODE_ENV: 'production', DISABLE_PAYLOAD_HMR: 'true' })
  const begun = performance.now()
  const names = migrations.map(({ name }) => name)
  const { left, rows, tables } = await copyDatabase({ from, to, mend, migrate, migrations: names, log: say })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  if (left > 0) say(`Left out of texts, because Postgres cannot store them: ${left} characters`)
  say(`Copied: ${rows} rows of ${tables} tables, each cell compared, in ${seconds} s. Set DATABASE_URL to the new database now.`)
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
