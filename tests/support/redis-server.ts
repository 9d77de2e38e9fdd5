import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findProgram } from './find-program'
import { freePort } from './free-port'

export interface RedisServer {
  url: string
  /** Stops its process, or lets it go on: it answers nobody meanwhile. */
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void
  stop: () => Promise<void>
}

/** A real Redis, in memory, on a port of its own unless one is given. */
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
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGCONT')
      child.kill('SIGKILL')
      await ended
    },
  }
}
