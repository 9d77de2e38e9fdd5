// @module-tag slow
import { spawn } from 'node:child_process'
import { Agent, request as send } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'

interface Answer {
  status: number
  body: string
  connection: string | undefined
}

/** A server in a process of its own, and what it said so far. */
async function stoppable(...args: number[]) {
  const child = spawn(process.execPath, ['tests/support/stopping.mjs', ...args.map(String)])
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => {
    agent.destroy()
    child.kill('SIGKILL')
  })
  let said = ''
  const listeners = new Set<() => void>()
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString()
    listeners.forEach((listener) => listener())
  })
  const says = (pattern: RegExp): Promise<string> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = pattern.exec(said)
        if (found) resolve(found[1] ?? '')
      }
      listeners.add(look)
      look()
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const port = await says(/port (\d+)/)
  const get = (path: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      send({ agent, path, port }, (response) => {
        let body = ''
        response.on('data', (data: Buffer) => (body += data.toString()))
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body, connection: response.headers.connection }))
      }).on('error', reject).end()
    })
  return { child, ended, get, says, said: () => said.split('\n').slice(1, -1) }
}

/** Resolves once the server knows that it stops. */
async function stopping(get: (path: string) => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await get('/health/ready')
    if (answer.status !== 200) return answer
  }
}

it('what is under way when it is told to stop is answered whole, though it promised to keep the connection, and it leaves with 0', async () => {
  const { child, ended, get, said, says } = await stoppable(0, 20_000)
  const slow = get('/slow?1000')
  await says(/halfway/)
  child.kill('SIGTERM')
  expect(await slow).toEqual({ status: 200, body: 'first half, second half', connection: 'keep-alive' })
  expect(await ended).toBe(0)
  expect(said()).toEqual(['halfway', 'finished', 'left', 'closed'])
})

it('is not ready from that moment on, but lives and answers, and keeps no connection', async () => {
  const { child, ended, get } = await stoppable(1500, 20_000)
  expect(await get('/')).toMatchObject({ status: 200, connection: 'keep-alive' })
  child.kill('SIGTERM')
  const ready = await stopping(get)
  expect(ready).toEqual({ status: 503, body: '{"status":"failing","failing":"stopping"}', connection: 'close' })
  expect(await get('/health/live')).toMatchObject({ status: 200, body: '{"status":"ok"}' })
  expect(await get('/')).toEqual({ status: 200, body: 'second half', connection: 'close' })
  expect(await ended).toBe(0)
})

it('answers as long as the work of its timers goes on', async () => {
  const { child, ended, get, said, says } = await stoppable(0, 20_000, 1500)
  child.kill('SIGINT')
  await stopping(get)
  expect(await get('/')).toMatchObject({ status: 200 })
  await says(/finished/)
  expect(await ended).toBe(0)
  expect(said()).toEqual(['finished', 'left', 'closed'])
})

it('what does not end is broken off, and it writes down what it counted and says so by leaving with 1', async () => {
  const { child, ended, get, said, says } = await stoppable(0, 700)
  const slow = get('/slow?60000').catch((error: NodeJS.ErrnoException) => error.code)
  await says(/halfway/)
  child.kill('SIGTERM')
  expect(await slow).toBe('ECONNRESET')
  expect(await ended).toBe(1)
  expect(said()).toContain('left')
})

it('a terminal that closes stops it as well as Ctrl-C', async () => {
  const { child, ended, get, said, says } = await stoppable(0, 20_000)
  const slow = get('/slow?500')
  await says(/halfway/)
  child.kill('SIGHUP')
  expect(await slow).toMatchObject({ status: 200, body: 'first half, second half' })
  expect(await ended).toBe(0)
  expect(said()).toEqual(['halfway', 'finished', 'left', 'closed'])
})

it('signals that come at once are one; a later one ends it', async () => {
  const { child, ended, get, said } = await stoppable(60_000, 90_000)
  child.kill('SIGINT')
  child.kill('SIGTERM')
  await stopping(get)
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(child.exitCode).toBe(null)
  child.kill('SIGINT')
  expect(await ended).toBe(1)
  expect(said()).not.toContain('left')
})
