import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface BenchSite {
  url: string
  dir: string
  env: NodeJS.ProcessEnv
  /** Process of the server, for its memory and for killing it. */
  pid: number
  /** Of the administrator that the seed made. */
  email: string
  password: string
  restart: () => Promise<void>
  stop: () => void
}

const ANSWERS_WITHIN_MS = 60_000

/** The account that the seed makes. */
const ADMINISTRATOR = 'admin@site.example'

/**
 * The demo served by the production build on `port`, on a database of its own or a copy of a
 * seeded one that `BENCH_DATABASE_URL` and `BENCH_MEDIA_DIR` name. `more` joins the environment,
 * `nodeArgs` stand before the program.
 */
export async function benchSite(
  port: number,
  more: Record<string, string> = {},
  nodeArgs: string[] = [],
): Promise<BenchSite> {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const url = `http://localhost:${port}`
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
    PORT: String(port),
    SITE_URL: url,
    DATABASE_URL: process.env.BENCH_DATABASE_URL ?? `file:${dir}/site.db`,
    MEDIA_DIR: process.env.BENCH_MEDIA_DIR ?? `${dir}/media`,
    PAYLOAD_SECRET: 'a secret for benches only',
    ...more,
  }
  const script = (...args: string[]) => execFileSync('npx', ['tsx', ...args], { env }).toString()
  let said = script('scripts/prepare.ts')
  if (!said.includes('Password:')) said = script('scripts/password.ts', ADMINISTRATOR)
  const saidOf = (name: string) => new RegExp(`${name}:\\s+(\\S+)`).exec(said)?.[1] ?? ''
  const serve = () =>
    spawn(process.execPath, [...nodeArgs, 'src/server/main.mjs'], { env, stdio: 'ignore' })
  let server = serve()
  await answering(url)
  const site: BenchSite = {
    url, dir, env, pid: server.pid ?? 0,
    email: saidOf('E-mail'), password: saidOf('Password'),
    restart: async () => {
      server.kill('SIGKILL')
      await new Promise((resolve) => server.once('exit', resolve))
      server = serve()
      site.pid = server.pid ?? 0
      await answering(url)
    },
    stop: () => {
      server.kill('SIGKILL')
      rmSync(dir, { recursive: true, force: true })
    },
  }
  return site
}

async function answering(url: string): Promise<void> {
  const deadline = Date.now() + ANSWERS_WITHIN_MS
  while (Date.now() < deadline) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} does not answer`)
}
