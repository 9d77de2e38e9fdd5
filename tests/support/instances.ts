import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from './find-program'
import { freePort } from './free-port'
import { startRedis, type RedisServer } from './redis-server'

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

/** A site of two processes behind nginx, which share a database, a folder of files and a Redis. */
export interface Instances {
  url: string
  both: [Instance, Instance]
  redis: RedisServer
  stop: () => Promise<void>
}

interface Content {
  DATABASE_URL: string
  MEDIA_DIR: string
  PAYLOAD_SECRET: string
}

const START_WITHIN_MS = 60_000

/** Serves the production build on content that is there already. */
export async function startInstances(content: Content): Promise<Instances> {
  const dir = await mkdtemp(path.join(tmpdir(), 'instances-'))
  const [front, ...ports] = [await freePort(), await freePort(), await freePort()]
  const url = `http://localhost:${front}`
  const redis = await startRedis()
  const env: NodeJS.ProcessEnv = { ...process.env, ...content, NODE_ENV: 'production', SITE_URL: url, REDIS_URL: redis.url, TRUSTED_PROXIES: '1' }
  const both = ports.map((port) => instance({ ...env, PORT: String(port) })) as [Instance, Instance]
  await Promise.all(both.map((one) => one.start()))
  const nginx = await startNginx(dir, front, ports)
  await answering(url, nginx)
  const stop = async (): Promise<void> => {
    await Promise.all(both.map((one) => one.kill()))
    nginx.kill('SIGKILL')
    await redis.stop()
    await rm(dir, { recursive: true, force: true })
  }
  return { url, both, redis, stop }
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

/** What of the shipped configuration matters here: a request that one process did not answer goes to the other. */
async function startNginx(dir: string, port: number, ports: number[]): Promise<ChildProcess> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    path.join(dir, 'nginx.conf'),
    `daemon off; pid nginx.pid; error_log stderr emerg; worker_processes 1;
    events { worker_connections 1024; }
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')}
      upstream site {
        ${ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ')}
        keepalive 16;
      }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://site;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_connect_timeout 1s;
          proxy_next_upstream error timeout;
          proxy_next_upstream_tries 2;
        }
      }
    }`,
  )
  const program = await findProgram('nginx')
  return spawn(program, ['-p', dir, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
}
