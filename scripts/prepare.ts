import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { databaseFile } from '../src/cms/database/database-file'
import { refuseEmptyDatabase } from '../src/cms/database/empty-database'
import { migrateToNewest } from '../src/operations/migrate-to-newest'
import { isPostgresUrl } from '../src/cms/database/which'
import { progressOn } from '../src/lib/progress'
import { seedDemo } from '../demo/seed'
import { seedOwners } from '../demo/seed-owners'
import { firstAdministrator, type Credentials } from '../src/operations/staff-password'
import { env, whenEmpty } from '../src/lib/env'
import { loadConfig } from './load-payload'

const RULE = '─'.repeat(64)

/**
 * Makes the content ready: migrates, seeds an empty database, makes the first account. In production
 * an empty database is seeded, or begun without the demo, only where that is said. Decision 070.
 */
async function prepare(): Promise<void> {
  // No server of a developer is to be told about changes of the configuration.
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  const config = await loadConfig()
  const url = env().DATABASE_URL
  if (whenEmpty(env()) === 'refused') await refuseEmptyDatabase(url)
  if (!isPostgresUrl(url)) mkdirSync(path.dirname(databaseFile(url)), { recursive: true, mode: 0o700 })
  const progress = progressOn(process.stdout)
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config })
  const done = await migrateToNewest({ payload, url, log: progress.line })
  if (done === 0) progress.line('Database: nothing to migrate')
  const isSeeded = whenEmpty(env()) === 'demo' && (await seedDemo({ payload, progress }))
  const owners = isSeeded ? await seedOwners(payload) : []
  const credentials = await firstAdministrator(payload)
  if (credentials) process.stdout.write(announcement(credentials))
  // Behind the administrator, whose lines programs read.
  for (const { email, language, password } of owners) process.stdout.write(`Demo owner (${language}), at /${language}/login/: ${email} ${password}\n`)
}

const announcement = ({ email, password }: Credentials): string =>
  [
    RULE,
    'Sign in at /admin as the administrator of this site:',
    '',
    `  E-mail:   ${email}`,
    `  Password: ${password}`,
    '',
    'The password is shown this once and stored nowhere: note it now.',
    'Forgotten? npm run password -- EMAIL',
    RULE,
    '',
  ].join('\n')

try {
  await prepare()
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
