import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Writes the migrations from the last stored schemas to the present one, for each database, named by its argument.
 * No database is opened.
 */
const DATABASES = ['file:./data/site.db', 'postgres://localhost/site']

for (const DATABASE_URL of DATABASES) {
  const args = ['--import', './scripts/lib/tsx.mjs', fileURLToPath(new URL('lib/create-migration.ts', import.meta.url))]
  const { status } = spawnSync(process.execPath, [...args, process.argv[2] ?? 'change'], {
    stdio: 'inherit', env: { ...process.env, DATABASE_URL },
  })
  if (status !== 0) process.exit(1)
}
