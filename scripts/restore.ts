import path from 'node:path'
import { parseArgs } from 'node:util'
import { FilesNotRestored, restore } from '../src/operations/backup/restore'
import { env } from '../src/lib/env'
import { loadEnvFile } from './lib/env-file.mjs'

const USAGE = 'npm run restore -- BACKUP [--force]'

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean', default: false } } })
  const [backup, ...others] = positionals
  if (!backup || others.length > 0) throw new Error(`Say which backup: ${USAGE}`)
  loadEnvFile('.env')
  const { DATABASE_URL, MEDIA_DIR } = env()
  const log = (line: string): boolean => process.stdout.write(`${line}\n`)
  const options = { url: DATABASE_URL, mediaDir: path.resolve(MEDIA_DIR), backup: path.resolve(backup), force: values.force, log }
  const { madeAt, missing } = await restore(options)
  for (const one of missing) log(`Missing since before the backup: ${one}`)
  log(`Restored: the site as it was at ${madeAt}. Start it.`)
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${error instanceof FilesNotRestored ? '' : 'Nothing was restored. '}${message}\n`)
  process.exitCode = 1
}
