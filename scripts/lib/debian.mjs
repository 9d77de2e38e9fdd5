// @ts-check
import { Failure } from './failure.mjs'
import { firstLine, run } from './process.mjs'

/**
 * Where a program is that tests start; where it is missing the package of Debian that has it is installed.
 * @param {string} name as in `redis-server`
 * @param {string} [folder] where it may be beside PATH
 * @returns {Promise<string>}
 */
export async function findProgram(name, folder = '/usr/sbin') {
  const present = () => firstLine('sh', ['-c', `PATH="$PATH:${folder}"; command -v -- "$1"`, 'sh', name])
  const known = await present()
  if (known) return known
  process.stdout.write(`No ${name} found. Installing it …\n`)
  await installPackages([name])
  const installed = await present()
  if (installed) return installed
  throw new Failure(`No ${name} was found and none could be installed.`, `Install it: apt-get install ${name}`)
}

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
