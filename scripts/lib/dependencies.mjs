// @ts-check
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { installNeeded } from './lockfile.mjs'
import { run } from './process.mjs'

/**
 * Installs the locked packages, those for development too, when they are not there yet.
 * @param {string} root
 */
export async function installDependencies(root) {
  if (!existsSync(path.join(root, 'package-lock.json'))) {
    throw new Failure('package-lock.json is missing.', 'Restore it: git checkout package-lock.json')
  }
  if (!installNeeded(root)) return
  process.stdout.write('Installing packages …\n')
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const code = await run('npm', args, { cwd: root })
  if (code !== 0) {
    throw new Failure(
      'The packages could not be installed (npm says why above).',
      'Check the network, the free disk space and who owns node_modules, then run it again.',
    )
  }
}
