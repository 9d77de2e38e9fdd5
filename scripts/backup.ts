import path from 'node:path'
import { parseArgs } from 'node:util'
import { connectBucket } from '../src/cms/media/bucket'
import { isHere } from '../src/cms/media/local-copy'
import { env } from '../src/lib/env'
import { backUp } from '../src/operations/backup/backup'
import { loadEnvFile } from './lib/env-file.mjs'

const USAGE = 'npm run backup -- FOLDER [--keep NUMBER] [--days NUMBER]'

/** A whole number of at least 1; null where none is given. Throws for anything else. */
function numberOf(value: string | undefined, name: string): number | null {
  if (value === undefined) return null
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new Error(`--${name} takes a number from 1: ${USAGE}`)
  return Number(value)
}

try {
  const options = { keep: { type: 'string' }, days: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [folder, ...others] = positionals
  if (!folder || others.length > 0) throw new Error(`Say where to: ${USAGE}`)
  const retention = { keep: numberOf(values.keep, 'keep'), days: numberOf(values.days, 'days') }
  loadEnvFile('.env')
  connectBucket(env())
  const { DATABASE_URL, MEDIA_DIR, S3_BUCKET } = env()
  const log = (line: string): boolean => process.stdout.write(`${line}\n`)
  const places = { url: DATABASE_URL, mediaDir: path.resolve(MEDIA_DIR), folder: path.resolve(folder) }
  await backUp({ ...places, retention, log, bring: S3_BUCKET === null ? null : isHere })
} catch (error) {
  process.stderr.write(`No backup was made. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
