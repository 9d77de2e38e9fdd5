// @ts-check
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { installPackages } from './debian.mjs'
import { Failure } from './failure.mjs'
import { firstLine } from './process.mjs'

const DEBIAN = '/usr/lib/postgresql'

/**
 * Where a Postgres may come from, so that the order can be tried without one.
 * @typedef {object} Sources
 * @property {() => string | null} debian the folder of the newest that packages brought
 * @property {() => Promise<string | null>} inPath the folder of the one in PATH
 * @property {() => Promise<boolean>} install
 */

/**
 * The folder of the programs of a Postgres: the newest of Debian's packages, which are not in PATH; otherwise that
 * of PATH; otherwise the package is installed.
 * @param {Sources} [sources]
 * @returns {Promise<string>}
 */
export async function findPostgres(sources = machine) {
  const found = sources.debian() ?? (await sources.inPath()) ?? ((await sources.install()) ? sources.debian() : null)
  if (found) return found
  throw new Failure('No Postgres was found and none could be installed.', 'Install the package postgresql and run the tests again.')
}

/** @type {Sources} */
const machine = {
  debian: newest,
  inPath: async () => {
    const initdb = await firstLine('sh', ['-c', 'command -v -- initdb'])
    return initdb && path.dirname(initdb)
  },
  install: () => {
    process.stdout.write('No Postgres found. Installing it …\n')
    return installPackages(['postgresql'])
  },
}

function newest() {
  if (!existsSync(DEBIAN)) return null
  const versions = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
  const folders = versions.map((version) => path.join(DEBIAN, version, 'bin'))
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null
}
