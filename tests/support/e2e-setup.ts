import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port'
import { startMailServer } from './mail-server'

const run = promisify(execFile)
const START_WITHIN_MS = 30_000
const PREPARE = ['--import', './scripts/lib/tsx.mjs', 'scripts/prepare.ts']

/**
 * Serves the production build on a demo of its own, as `npm start` would: on the one that stands in
 * the folder `E2E_CONTENT` and in the database `E2E_DATABASE_URL`, else on one that is seeded now; its mails go to a server of this process. An address that stands in `E2E_URL`
 * already is used as it is. Leaves the address in `E2E_URL`, the folder in `E2E_DIR` and the
 * administrator in `E2E_EMAIL` and `E2E_PASSWORD`.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return undefined
  const ready = process.env.E2E_CONTENT
  const dir = ready ?? (await mkdtemp(path.join(tmpdir(), 'e2e-')))
  const port = await freePort()
  // Tests are processes of their own: they read there what has arrived.
  const mails = await startMailServer(0, {}, ({ mail, to }) => appendFileSync(`${dir}/received.jsonl`, `${JSON.stringify({ to, text: mail.text })}\n`))
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'Orlinde <noreply@orlinde.example>',
    NODE_ENV: 'production',
    DEMO: '1',
    PORT: String(port),
    DATABASE_URL: process.env.E2E_DATABASE_URL ?? `file:${dir}/site.db`,
    MEDIA_DIR: `${dir}/media`,
    SITE_URL: `http://localhost:${port}`,
    PAYLOAD_SECRET: 'a secret for end-to-end tests only',
  }
  const prepared = ready
    ? await readFile(path.join(ready, 'prepare.log'), 'utf8')
    : (await run(process.execPath, PREPARE, { env, maxBuffer: 1e8 })).stdout
  const server = spawn(process.execPath, ['src/server/main.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (data: Buffer) => log.push(data.toString()))
  }
  const url = `http://localhost:${port}`
  await answers(url, server, log)
  Object.assign(process.env, {
    E2E_URL: url,
    E2E_DIR: dir,
    E2E_EMAIL: /E-mail:\s+(\S+)/.exec(prepared)?.[1],
    E2E_PASSWORD: /Password:\s+(\S+)/.exec(prepared)?.[1],
    E2E_ENV: JSON.stringify({
      PORT: env.PORT,
      DATABASE_URL: env.DATABASE_URL,
      MEDIA_DIR: env.MEDIA_DIR,
      PAYLOAD_SECRET: env.PAYLOAD_SECRET,
    }),
  })
  return async () => {
    server.kill('SIGTERM')
    await mails.stop()
    await writeFile('test-results/server.log', log.join('')).catch(() => {})
    if (!ready) await rm(dir, { recursive: true, force: true })
  }
}

async function answers(url: string, server: ChildProcess, log: string[]): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS
  while (Date.now() < deadline && server.exitCode === null) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The site did not start:\n${log.join('')}`)
}
