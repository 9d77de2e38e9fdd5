// @ts-check
import path from 'node:path'
import { run } from './process.mjs'

/** What nothing uses at all, then what tests alone use. */
const RUNS = [[], ['--production']]

/**
 * Names what nothing uses in the project of a folder, and what only its tests and benches use.
 * Gives an exit code, 0 where there is neither.
 * @param {string} root
 * @param {import('./process.mjs').RunOptions} [options]
 */
export async function findDeadCode(root, options) {
  const knip = path.join(root, 'node_modules/knip/bin/knip.js')
  let worst = 0
  for (const mode of RUNS) {
    const args = [knip, '--no-progress', ...mode]
    worst = Math.max(worst, await run(process.execPath, args, { ...options, cwd: root }))
  }
  return worst
}
