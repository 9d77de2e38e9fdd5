import { execFile, spawn } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port'

const run = promisify(execFile)
const TSX = 'node_modules/tsx/dist/cli.mjs'
const ANSWERS_WITHIN_MS = 60_000
export const METRICS_TOKEN = 'a token for tests only'

/** A site of its own in a folder, that is served and stopped as in production; on one address alone where `HOST` says so. */
export async function siteIn(dir: string, more: Record<string, string | undefined> = {}) {
  const port = await freePort()
  const url = `http://${more.HOST ?? 'localhost'}:${port}`
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port), SITE_URL: url, DATABASE_URL: `file:${path.join(dir, 'site.db')}`, MEDIA_DIR: path.join(dir, 'media'),
    PAYLOAD_SECRET: 'a secret for end-to-end tests only', METRICS_TOKEN, ...more,
  }
  return {
    url,
    env,
    /** Runs a script on the site's content and gives what it prints; what it prints of an error is thrown. */
    script: async (file: string, ...args: string[]): Promise<string> =>
      (await run(process.execPath, [TSX, file, ...args], { env, maxBuffer: 1e8 })).stdout,
    /** Serves it by a program of the project. */
    serve: async (program: string) => {
      const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] })
      let said = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()))
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
      const deadline = Date.now() + ANSWERS_WITHIN_MS
      for (;;) {
        const ready = await fetch(`${url}/health/ready`).catch(() => null)
        if (ready?.ok) break
        if (Date.now() > deadline || child.exitCode !== null) throw new Error(`The site did not start:\n${said}`)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      return { child, ended, said: () => said }
    },
  }
}
