// @ts-check
import { existsSync } from 'node:fs'
import { installPackages } from './debian.mjs'
import { firstLine } from './process.mjs'

const BROTLI = 'libnginx-mod-http-brotli-static'

/** What tests start and ask, by the packages of Debian; each is a program of that name, and one a module of nginx. */
const PACKAGES = ['nginx', BROTLI, 'openssl', 'redis-server']

/** Where packages put what servers run; who is no administrator may have it outside PATH. */
export const SERVERS = '/usr/sbin'

/**
 * Where packages come from, so that it can be tried without a system that lacks them.
 * @typedef {object} Sources
 * @property {(name: string) => Promise<boolean>} has whether it is there
 * @property {(names: string[]) => Promise<boolean>} install
 */

/**
 * Installs what tests start, where it is missing, before several of them need it at once. Without nginx the tests of
 * its configuration are skipped, which is said.
 * @param {Sources} [sources]
 */
export async function provideForTests(sources = machine) {
  const here = await Promise.all(PACKAGES.map(sources.has))
  const missing = PACKAGES.filter((_, index) => !here[index])
  if (missing.length === 0) return
  process.stdout.write(`Not here: ${missing.join(', ')}. Installing …\n`)
  // A system that has not all of them may have some.
  if (!(await sources.install(missing))) for (const one of missing) await sources.install([one])
  if (await sources.has('nginx')) return
  process.stdout.write('There is no nginx and none could be installed: the configuration in deploy/nginx is not tried.\n')
}

/** @type {Sources} */
const machine = {
  has: async (name) =>
    name === BROTLI
      ? existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')
      : (await firstLine('sh', ['-c', `PATH="$PATH:${SERVERS}"; command -v -- "$1"`, 'sh', name])) !== null,
  install: installPackages,
}
