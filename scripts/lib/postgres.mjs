// @ts-check
import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from './failure.mjs'
import { findPostgres } from './find-postgres.mjs'
import { firstLine, run } from './process.mjs'

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

/**
 * Postgres does not run as root: then it is the user of its package.
 * @returns {Promise<Owner>}
 */
async function unprivileged() {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = await Promise.all(['-u', '-g'].map((which) => firstLine('id', [which, 'postgres'])))
  return { uid: Number(uid), gid: Number(gid) }
}
