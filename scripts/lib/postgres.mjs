// @ts-check
import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installPackages } from './debian.mjs'
import { Failure } from './failure.mjs'
import { firstLine, run } from './process.mjs'

const DEBIAN = '/usr/lib/postgresql'
const START_MS = 30_000
/** What is here is thrown away: nothing needs to survive the machine. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'listen_addresses=', 'max_connections=200']

/** @typedef {{ uid: number, gid: number } | undefined} Owner */

/**
 * Runs `action` with the address of a Postgres of its own, `postgres://…` without a database, which is gone
 * afterwards. It listens on a socket in its folder. Installs Debian's packages where there is none.
 * @template T
 * @param {(server: string) => Promise<T>} action
 * @returns {Promise<T>}
 */
export async function withPostgres(action) {
  const bin = await findPostgres()
  const owner = await unprivileged()
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  try {
    const data = path.join(folder, 'data')
    const made = spawn(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if ((await ended(made)) !== 0) throw new Failure('Postgres could not make a database.', `Look at ${bin}/initdb.`)
    const settings = FAST.flatMap((one) => ['-c', one])
    const server = spawn(path.join(bin, 'postgres'), ['-D', data, '-k', folder, ...settings], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    try {
      const isReady = async () => (await run(path.join(bin, 'pg_isready'), ['-q', '-h', folder], { silent: true })) === 0
      for (const start = Date.now(); !(await isReady()); await pause(100)) {
        if (server.exitCode !== null || Date.now() - start > START_MS) throw new Failure('Postgres did not start.', `Look at ${bin}/postgres.`)
      }
      return await action(`postgres://postgres@localhost/?host=${encodeURIComponent(folder)}`)
    } finally {
      // It waits for nobody.
      server.kill('SIGQUIT')
      await ended(server)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number | null>}
 */
const ended = (child) =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => {
        child.once('exit', resolve)
        child.once('error', () => resolve(1))
      })
    : Promise.resolve(child.exitCode)

/** The folder of the newest Postgres of the system. */
async function findPostgres() {
  const found = newest() ?? ((await install()) ? newest() : null)
  if (found) return found
  throw new Failure('No Postgres was found and none could be installed.', 'Install the package postgresql and run the tests again.')
}

function install() {
  process.stdout.write('No Postgres found. Installing it …\n')
  return installPackages(['postgresql'])
}

function newest() {
  if (!existsSync(DEBIAN)) return null
  const versions = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
  const folders = versions.map((version) => path.join(DEBIAN, version, 'bin'))
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null
}

/**
 * Postgres does not run as root: then it is the user of its package.
 * @returns {Promise<Owner>}
 */
async function unprivileged() {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = await Promise.all(['-u', '-g'].map((which) => firstLine('id', [which, 'postgres'])))
  return { uid: Number(uid), gid: Number(gid) }
}
