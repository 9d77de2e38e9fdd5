// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { alone } from './alone.mjs'
import { run } from './process.mjs'
import { sourceHash } from './source-hash.mjs'
import { onlyWhatRuns } from './standalone.mjs'

/** @param {string} root */
const stamp = (root) => path.join(root, '.next/source-hash')

/** @param {string} root */
const nextProgram = (root) => path.join(root, 'node_modules/next/dist/bin/next')

/**
 * Whether there is a finished production build of exactly the present sources; where it is asked for, the folder of images too.
 * @param {string} root
 * @param {boolean} [standalone]
 */
export function isBuilt(root, standalone = false) {
  if (!existsSync(path.join(root, '.next/BUILD_ID')) || !existsSync(stamp(root))) return false
  if (standalone && !existsSync(path.join(root, '.next/standalone'))) return false
  return readFileSync(stamp(root), 'utf8').trim() === sourceHash(root)
}

const JOIN = path.join(import.meta.dirname, '../join-sheets.ts')

/** What a shell says of a command that was told to end. */
const TERMINATED = 143

/**
 * Builds for production unless the present sources are built already, one process of this machine at a time. Gives the
 * exit code.
 * @param {string} root
 * @param {import('./process.mjs').RunOptions} [options]
 */
export async function buildIfNeeded(root, options = {}) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...options.env, NODE_ENV: 'production' }
  const isDone = () => isBuilt(root, env.BUILD_STANDALONE === '1')
  const unlessDone = async () => (isDone() ? sayBuilt() : build(root, { ...options, env }))
  if (isDone()) return sayBuilt()
  const onWait = () => void process.stdout.write('Another process builds these sources: waiting for it …\n')
  // What Next leaves in place as it begins a build.
  const lock = path.join(root, '.next/cache/build.lock')
  return (await alone(lock, unlessDone, { onWait, signal: options.signal })) ?? TERMINATED
}

function sayBuilt() {
  process.stdout.write('These sources are built already.\n')
  return 0
}

/**
 * The stamp is taken before and written after, so that an interrupted build, or one whose sources
 * changed meanwhile, counts as none.
 * @param {string} root
 * @param {import('./process.mjs').RunOptions} options
 */
async function build(root, options) {
  const hash = sourceHash(root)
  rmSync(stamp(root), { force: true })
  const code = await run(process.execPath, [nextProgram(root), 'build'], { ...options, cwd: root })
  if (code !== 0) return code
  onlyWhatRuns(root)
  const joined = await run(process.execPath, ['--import', import.meta.resolve('tsx'), JOIN], { ...options, cwd: root })
  if (joined !== 0) return joined
  // Packages are there only now: the first command of a fresh clone installs them.
  const { compressFiles } = await import('./compress-files.mjs')
  await compressFiles(path.join(root, '.next/static'))
  writeFileSync(stamp(root), `${hash}\n`)
  return 0
}
