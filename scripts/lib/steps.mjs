// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { buildIfNeeded } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { countPlaywright, countStep, countVitest } from './counts.mjs'
import { findDeadCode } from './dead-code.mjs'
import { withPostgres } from './postgres.mjs'
import { run } from './process.mjs'
import { prepareContent, ROOT } from './ready.mjs'
import { provideForTests, SERVERS } from './test-programs.mjs'

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {import('./process.mjs').RunOptions} RunOptions
 * @typedef {{ name: string, run: (options: RunOptions) => Promise<Counts> }} Step
 */

/**
 * A program of node_modules, run without npx so that signals reach it.
 * @param {string} file
 * @param {string[]} args
 * @param {RunOptions} options
 */
const program = (file, args, options) =>
  run(process.execPath, [path.join(ROOT, 'node_modules', file), ...args], {
    ...options,
    cwd: ROOT,
  })

/**
 * The rules, and what TypeScript itself finds: the linter's checker reads the sources once for both.
 * @type {Step}
 */
export const typesAndLint = {
  name: 'Types and lint',
  run: async (options) => {
    const routes = await program('next/dist/bin/next', ['typegen'], options)
    return countStep(routes || (await program('oxlint/bin/oxlint', ['--deny-warnings', '.'], options)))
  },
}

/** @type {Step} */
export const deadCode = {
  name: 'Dead code',
  run: async (options) => countStep(await findDeadCode(ROOT, options)),
}

/** @type {Step} */
export const unit = { name: 'Unit', run: (options) => vitest('unit*', options) }

/**
 * Without those that are marked as slow, which take half of the time.
 * @type {Step}
 */
export const quickUnit = { name: 'Unit, the quick ones', run: (options) => vitest('unit*', options, ['--tags-filter=!slow']) }

/** @type {Step} */
export const integration = {
  name: 'Integration',
  run: async (options) => {
    await provideForTests()
    return vitest('integration*', { ...options, env: withServers(options) })
  },
}

/**
 * The same on Postgres, without the files that are about SQLite itself (`tests/support/one-database.mjs`).
 * @type {Step}
 */
export const integrationOnPostgres = {
  name: 'Integration on Postgres',
  run: (options) =>
    withPostgres((server) => {
      const env = { ...withServers(options), TEST_POSTGRES: server }
      return vitest('integration*', { ...options, env })
    }),
}

/** @type {Step} */
export const build = {
  name: 'Production build',
  run: (options) =>
    inTemporaryFolder(async (folder) =>
      countStep(await buildIfNeeded(ROOT, { ...options, env: { ...testEnvironment(folder, options), ...once(), BUILD_STANDALONE: '1' } })),
    ),
}

/** Where nothing was built yet, nothing will be built again: keeping what was made takes a third of the time. */
const once = () => (existsSync(path.join(ROOT, '.next/cache')) ? {} : { BUILD_ONCE: '1' })

/**
 * The demo that the journeys are made on, left in a folder with what was said of it, and in a database.
 * @param {string} folder
 * @param {string} [database] its address; without one it is a file in the folder
 * @returns {Step}
 */
export const demo = (folder, database) => ({
  name: 'Demo content',
  run: async (options) => {
    /** @type {string[]} */
    const lines = []
    const onLine = (/** @type {string} */ line) => {
      lines.push(line)
      options.onLine?.(line)
    }
    /** @type {NodeJS.ProcessEnv} */
    const env = { ...(options.env ?? process.env), ...contentIn(folder, database), NODE_ENV: 'production', DEMO: '1' }
    const code = await prepareContent({ ...options, env, onLine })
    writeFileSync(path.join(folder, 'prepare.log'), lines.join('\n'))
    return countStep(code)
  },
})

/**
 * Journeys in a browser on the built site with the demo that stands in a folder.
 * @param {string} content
 * @param {string} [database] where that has its database, when it is no file in the folder
 * @returns {Step}
 */
export const endToEnd = (content, database) => ({
  name: 'End to end',
  run: async (options) => {
    const chromium = await findChromium()
    process.stdout.write(`Chromium: ${chromium}\n`)
    return inTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'e2e.json')
      const env = {
        ...testEnvironment(folder, options),
        CHROMIUM_PATH: chromium,
        E2E_CONTENT: content,
        E2E_DATABASE_URL: database,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      }
      // One that passes when tried again is named as flaky at the end of the list: a race to be looked for.
      const args = ['test', '--reporter=list,json', '--retries=1']
      const code = await program('@playwright/test/cli.js', args, { ...options, env })
      return countStep(code, readReport(file, countPlaywright))
    })
  },
})

/**
 * The environment of tests that start servers of the system.
 * @param {RunOptions} options
 * @returns {NodeJS.ProcessEnv}
 */
function withServers({ env = process.env }) {
  return { ...env, PATH: `${env.PATH}:${SERVERS}` }
}

/**
 * @param {string} project
 * @param {RunOptions} options
 * @param {string[]} [filters] which of its tests, where not all
 */
const vitest = (project, options, filters = []) =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'vitest.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const args = ['run', '--project', project, ...filters, ...reporters]
    const code = await program('vitest/vitest.mjs', args, options)
    return countStep(code, readReport(file, countVitest))
  })

/**
 * The environment of tests: nothing of it is the developer's own database, pictures or secret.
 * @param {string} folder
 * @param {RunOptions} options
 * @returns {NodeJS.ProcessEnv}
 */
const testEnvironment = (folder, options) => ({
  ...(options.env ?? process.env),
  ...contentIn(folder),
})

/**
 * Where content stands that is made in a folder.
 * @param {string} folder
 * @param {string} [database]
 */
const contentIn = (folder, database = `file:${path.join(folder, 'site.db')}`) => ({
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  DATABASE_URL: database,
  MEDIA_DIR: path.join(folder, 'media'),
  // Nothing here weighs pictures, and encoding them took most of the time.
  PICTURE_EFFORT: '0',
})

/**
 * @template T
 * @param {(folder: string) => Promise<T>} action gets a folder that is gone afterwards
 * @returns {Promise<T>}
 */
export async function inTemporaryFolder(action) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'))
  try {
    return await action(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @template T
 * @param {string} file
 * @param {(report: T) => Counts} count
 * @returns {Counts | null}
 */
function readReport(file, count) {
  if (!existsSync(file)) return null
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
