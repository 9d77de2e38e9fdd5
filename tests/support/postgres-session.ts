import { execFileSync, spawn } from 'node:child_process'

/** What a test does beside the site with the databases of the Postgres of its step (`TEST_POSTGRES`). */
export function postgresSession(server: string) {
  const host = new URL(server).searchParams.get('host') ?? ''
  const psql = ['-h', host, '-U', 'postgres', '-Atq']
  return {
    sql: (database: string, statement: string): string =>
      execFileSync('psql', [...psql, '-c', statement, database], { stdio: ['ignore', 'pipe', 'ignore'] }).toString().trim(),
    urlOf: (database: string, role = 'postgres') => server.replace('//postgres@localhost/', `//${role}@localhost/${database}`),
    /** Makes a database by Postgres' own command, with options of it. */
    createDatabase: (database: string, options: string[]): void => {
      execFileSync('createdb', ['-h', host, '-U', 'postgres', ...options, database])
    },
    /** A connection that somebody keeps open; gives what ends it. */
    connect: async (database: string): Promise<() => void> => {
      const session = spawn('psql', [...psql, database], { stdio: ['pipe', 'pipe', 'ignore'] })
      session.stdin.write('SELECT 1;\n')
      await new Promise((resolve) => session.stdout.once('data', resolve))
      return () => session.kill()
    },
  }
}
