// @module-tag slow
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'

/** What Docker runs in a container of the site to learn whether it is well. */
const [program = '', ...args] = JSON.parse(/AS app\n[^]*?HEALTHCHECK [^\n]*\\\n\s*CMD (\[.*\])/.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]') as string[]

const codeOf = (env: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const asked = execFile(program === 'node' ? process.execPath : program, args, { env: env as unknown as NodeJS.ProcessEnv })
    asked.on('exit', (code) => resolve(code ?? -1))
  })

/** Answers `/health/ready`, and nothing else, on one address of this machine. */
async function served<T>(host: string, status: number, use: (port: string) => Promise<T>): Promise<T> {
  const server = createServer(({ url }, response) => response.writeHead(url === '/health/ready' ? status : 404).end())
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  try {
    return await use(String((server.address() as AddressInfo).port))
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

it.each([
  ['127.0.0.1', { HOST: '' }],
  ['127.0.0.1', { HOST: '0.0.0.0' }],
  ['127.0.0.2', { HOST: '127.0.0.2' }],
  ['localhost', { HOST: 'localhost' }],
])('a server that listens on %s is asked there: %j', async (host, env) => {
  expect(await served(host, 200, (PORT) => codeOf({ ...env, PORT }))).toBe(0)
  expect(await served(host, 503, (PORT) => codeOf({ ...env, PORT }))).toBe(1)
})

it('one that does not answer is not well', async () => {
  const PORT = await served('127.0.0.1', 200, (port) => Promise.resolve(port))
  expect(await codeOf({ PORT })).toBe(1)
})
