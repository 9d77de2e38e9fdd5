// @ts-check
import { run } from './process.mjs'

/**
 * Installs packages of Debian, with the lists of what there is brought up to date.
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed
 */
export async function installPackages(packages) {
  const [command, before] = process.getuid?.() === 0 ? ['apt-get', []] : ['sudo', ['-n', 'apt-get']]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run(command, [...before, 'update'], { env })
  return (await run(command, [...before, 'install', '-y', '--no-install-recommends', ...packages], { env })) === 0
}
