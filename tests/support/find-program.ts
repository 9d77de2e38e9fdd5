import { installPackages } from '../../scripts/lib/debian.mjs'
import { Failure } from '../../scripts/lib/failure.mjs'
import { firstLine } from '../../scripts/lib/process.mjs'

/**
 * Where a program is that tests start, such as `redis-server`; where it is missing the package of Debian of
 * that name is installed. `folder` is where it may be beside PATH.
 */
export async function findProgram(name: string, folder = '/usr/sbin'): Promise<string> {
  const present = () => firstLine('sh', ['-c', `PATH="$PATH:${folder}"; command -v -- "$1"`, 'sh', name])
  const known = await present()
  if (known) return known
  process.stdout.write(`No ${name} found. Installing it …\n`)
  await installPackages([name])
  const installed = await present()
  if (installed) return installed
  throw new Failure(`No ${name} was found and none could be installed.`, `Install it: apt-get install ${name}`)
}
