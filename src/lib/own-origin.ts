import { env, type Env } from './env'

const EVERY_ADDRESS = new Set(['0.0.0.0', '::'])

/**
 * Where this very server answers, past whatever stands in front of it: `http://`, the address that it listens on and its
 * port, without a slash at the end. One that listens on every address is asked on the loopback.
 */
export function ownOrigin({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'> = env()): string {
  const host = HOST === null || EVERY_ADDRESS.has(HOST) ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}
