import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { withPostgres } from '../../scripts/lib/postgres.mjs'
import { findProgram } from './find-program'
import { freePort } from './free-port'
import { postgresSession } from './postgres-session'
import { startRedis, type RedisServer } from './redis-server'
import { startS3 } from './s3-server'
import { shippedNginx } from './shipped-nginx'

/** One process of the site. */
export interface Instance {
  url: string
  /** The server's process. */
  process: ChildProcess
  /** Ends it without a word, as a machine that loses its power. */
  kill: () => Promise<void>
  /** Asks it to stop, and waits until it has. */
  leave: () => Promise<void>
  start: () => Promise<void>
}

/** A site of two processes behind the nginx that ships, each with a folder of its own. They share a Postgres, a Redis and a bucket. */
export interface Instances {
  url: string
  both: [Instance, Instance]
  redis: RedisServer
  /** The first cell that a statement finds in their database; empty for none. */
  cell: (statement: string) => string
  stop: () => Promise<void>
}

/** A site on one machine: its database is a file. */
interface Content {
  DATABASE_URL: string
  MEDIA_DIR: string
  PAYLOAD_SECRET: string
}

const START_WITHIN_MS = 60_000
const BUCKET = 'site'
const run = promisify(execFile)

/** Serves the production build on a copy of what a site on one machine has, as the documents say that it is moved. */
export async function startInstances(content: Content): Promise<Instances> {
  const program = await findProgram('nginx')
  await findProgram('openssl')
  const dir = await mkdtemp(path.join(tmpdir(), 'instances-'))
  const [front, http, https, ...ports] = [await freePort(), await freePort(), await freePort(), await freePort(), await freePort()]
  const url = `http://localhost:${front}`
  const [postgres, redis, s3] = await Promise.all([startPostgres(), startRedis(), startS3(BUCKET)])
  const { sql, urlOf } = postgresSession(postgres.server)
  const database = 'postgres'
  const bucket = { S3_BUCKET: BUCKET, S3_ENDPOINT: s3.endpoint, S3_ACCESS_KEY_ID: 'test', S3_SECRET_ACCESS_KEY: 'test' }
  const env: NodeJS.ProcessEnv = {
    ...process.env, ...content, ...bucket, DATABASE_URL: urlOf(database), NODE_ENV: 'production',
    SITE_URL: url, REDIS_URL: redis.url, TRUSTED_PROXIES: '1',
  }
  const script = (name: string, ...args: string[]) => run(process.execPath, ['--import', './scripts/lib/tsx.mjs', `scripts/${name}.ts`, ...args], { env })
  await Promise.all([script('copy-database', '--from', content.DATABASE_URL, '--to', urlOf(database)), script('send-files')])
  const both = ports.map((port) => instance({ ...env, PORT: String(port), MEDIA_DIR: path.join(dir, `files-${port}`) })) as [Instance, Instance]
  await Promise.all(both.map((one) => one.start()))
  const config = shippedNginx({ dir, sites: ports, http, https, plain: front, built: '.next/static' })
  const nginx = spawn(program, ['-c', config, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] })
  await answering(url, nginx)
  const stop = async (): Promise<void> => {
    await Promise.all(both.map((one) => one.kill()))
    const ended = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await Promise.all([ended, redis.stop(), s3.stop(), postgres.stop()])
    await rm(dir, { recursive: true, force: true })
  }
  return { url, both, redis, cell: (statement) => sql(database, statement), stop }
}

/** A Postgres of its own, until it is stopped. */
async function startPostgres(): Promise<{ server: string; stop: () => Promise<void> }> {
  let stop = (): void => {}
  let ended: Promise<void> = Promise.resolve()
  const server = await new Promise<string>((begun, failed) => {
    ended = withPostgres(
      (address) =>
        new Promise<void>((resolve) => {
          stop = resolve
          begun(address)
        }),
    )
    ended.catch(failed)
  })
  return {
    server,
    stop: () => {
      stop()
      return ended
    },
  }
}

function instance(env: NodeJS.ProcessEnv): Instance {
  const url = `http://localhost:${env.PORT}`
  const end = (signal: 'SIGKILL' | 'SIGTERM') => async (): Promise<void> => {
    const { process } = made
    if (process.exitCode !== null || process.signalCode !== null) return
    const ended = once(process, 'exit')
    process.kill(signal)
    await ended
  }
  const serve = () => spawn(process.execPath, ['src/server/main.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const made: Instance = {
    url,
    process: serve(),
    kill: end('SIGKILL'),
    leave: end('SIGTERM'),
    start: async () => {
      if (made.process.exitCode !== null || made.process.signalCode !== null) made.process = serve()
      await answering(url, made.process)
    },
  }
  return made
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS
  while (Date.now() < deadline && server.exitCode === null) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}
