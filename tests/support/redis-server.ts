import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { findProgram } from '../../scripts/lib/debian.mjs'

export interface RedisServer {
  url: string
  /** Stops its process, or lets it go on: it answers nobody meanwhile. */
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void
  stop: () => Promise<void>
}

/** A free port of this machine. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** A real Redis, in memory, on a port of its own or a given one. */
export async function startRedis(port?: number): Promise<RedisServer> {
  const own = port ?? (await freePort())
  const program = await findProgram('redis-server')
  const args = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Redis ended with ${code}`)))
    child.stdout.on('data', (data: Buffer) => data.includes('Ready to accept connections') && resolve())
  })
  return {
    url: `redis://127.0.0.1:${own}`,
    signal: (signal) => void child.kill(signal),
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGCONT')
      child.kill('SIGKILL')
      await ended
    },
  }
}
