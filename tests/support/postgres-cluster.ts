import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** The programs of the newest Postgres of this machine; null where there is none. */
export const postgresPrograms = (): string | null => {
  const [newest] = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : []
  const programs = newest ? path.join(DEBIAN, newest, 'bin') : ''
  return existsSync(path.join(programs, 'initdb')) ? programs : null
}

/** Postgres does not run as root: then it is the user of its package. */
const owner = () => {
  if (process.getuid?.() !== 0) return {}
  const id = (which: string): number => Number(execFileSync('id', [which, 'postgres']).toString())
  return { uid: id('-u'), gid: id('-g') }
}

/** Starts a Postgres of its own on a socket. */
export async function startPostgres(programs: string) {
  const user = owner()
  const host = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  if (user.uid !== undefined) chownSync(host, user.uid, user.gid)
  const data = path.join(host, 'data')
  const options = { ...user, cwd: host, stdio: 'ignore' as const }
  execFileSync(path.join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'], options)
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, '-k', host, '-c', 'listen_addresses=', '-c', 'fsync=off'], options)
  const sql = (database: string, statement: string): string =>
    execFileSync('psql', ['-h', host, '-U', 'postgres', '-Atqc', statement, database], { stdio: ['ignore', 'pipe', 'ignore'] }).toString().trim()
  for (;;) {
    try {
      sql('postgres', 'SELECT 1')
      break
    } catch {
      if (server.exitCode !== null) throw new Error('Postgres did not start')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return {
    sql,
    urlOf: (database: string) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host)}`,
    /** A connection that somebody keeps open; gives what ends it. */
    connect: async (database: string): Promise<() => void> => {
      const session = spawn('psql', ['-h', host, '-U', 'postgres', '-Atq', database], { stdio: ['pipe', 'pipe', 'ignore'] })
      session.stdin.write('SELECT 1;\n')
      await new Promise((resolve) => session.stdout.once('data', resolve))
      return () => session.kill()
    },
    stop: async (): Promise<void> => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGQUIT')
      await ended
      rmSync(host, { recursive: true, force: true })
    },
  }
}
