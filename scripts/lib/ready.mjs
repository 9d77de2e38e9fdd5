// @ts-check
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installDependencies } from './dependencies.mjs'
import { ensureSecret, loadEnvFile } from './env-file.mjs'
import { Failure } from './failure.mjs'
import { checkNode } from './node-version.mjs'
import { checkPort } from './port.mjs'
import { run } from './process.mjs'
import { checkDatabaseWritable, checkMediaWritable } from './writable.mjs'

/**
 * @typedef {{ HOST: string | null, PORT: number, DATABASE_URL: string, MEDIA_DIR: string, SITE_URL: string }} SiteEnv
 */

/** @typedef {SiteEnv & { ownOrigin: string }} Ready what a server needs, and where it answers itself */

/** The folder of the project. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * Everything a server needs before it is built or started: the right Node, a secret, a free port,
 * the locked packages, a right environment and folders to write in. What fails quickly comes first.
 * @param {string} command the command that was run, for the advice
 * @returns {Promise<Ready>}
 */
export async function makeReady(command) {
  checkNode()
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  const envFile = path.join(ROOT, '.env')
  if (ensureSecret(envFile)) process.stdout.write('Wrote .env with a random secret.\n')
  loadEnvFile(envFile)
  await checkPort(process.env.PORT, command, process.env.HOST)
  await installDependencies(ROOT)
  const env = await checkedEnv()
  checkDatabaseWritable(env.DATABASE_URL, ROOT)
  checkMediaWritable(env.MEDIA_DIR, ROOT)
  return env
}

/** @returns {Promise<Ready>} */
async function checkedEnv() {
  const { tsImport } = await import('tsx/esm/api')
  const load = (/** @type {string} */ file) => tsImport(pathToFileURL(path.join(ROOT, file)).href, import.meta.url)
  const { parseEnv } = /** @type {{ parseEnv: (env: NodeJS.ProcessEnv) => SiteEnv }} */ (await load('src/lib/env.ts'))
  const { ownOrigin } = /** @type {{ ownOrigin: (env: SiteEnv) => string }} */ (await load('src/lib/own-origin.ts'))
  try {
    const env = parseEnv(process.env)
    return { ...env, ownOrigin: ownOrigin(env) }
  } catch (error) {
    throw new Failure(
      error instanceof Error ? error.message : String(error),
      'Correct the value in the environment or in .env; README.md lists what each one means.',
    )
  }
}

/**
 * Migrates the database and, when it is empty, seeds the demo. Gives the exit code.
 * @param {import('./process.mjs').RunOptions} [options]
 */
export const prepareContent = (options = {}) =>
  run(process.execPath, ['--import', './scripts/lib/tsx.mjs', 'scripts/prepare.ts'], { cwd: ROOT, ...options })

/** What is said when the content could not be prepared. */
export const contentFailure = () =>
  new Failure(
    'The database could not be prepared (the reason is above).',
    'Nothing is served from a half-prepared database. Correct the cause and start again.',
  )
