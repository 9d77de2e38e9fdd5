import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { checkPort } from '../../../scripts/lib/port.mjs'

let server: Server | undefined

afterEach(() => server?.close())

/** A port on which something listens, on one address only when `host` names it. */
async function usedPort(host?: string): Promise<number> {
  const listening = createServer()
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, host, resolve))
  return (listening.address() as AddressInfo).port
}

describe('checkPort', () => {
  it.each([undefined, '127.0.0.1'])('names a port in use on %s and the way out', async (host) => {
    const port = await usedPort(host)
    await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use`)
    await expect(checkPort(port)).rejects.toThrow(`PORT=${port + 1} npm start`)
    await expect(checkPort(port, 'npm run dev')).rejects.toThrow('npm run dev')
  })

  it('accepts a free port', async () => {
    const port = await usedPort()
    await new Promise((resolve) => server?.close(resolve))
    await expect(checkPort(port)).resolves.toBeUndefined()
  })

  it('asks the one address that a server listens on', async () => {
    const port = await usedPort('127.0.0.1')
    await expect(checkPort(port, 'npm start', '127.0.0.2')).resolves.toBeUndefined()
    await expect(checkPort(port, 'npm start', '127.0.0.1')).rejects.toThrow(`Port ${port} is in use`)
  })

  it('names an address that is none of this machine', async () => {
    const port = await usedPort('127.0.0.1')
    await expect(checkPort(port, 'npm start', '192.0.2.1')).rejects.toThrow('HOST=192.0.2.1 is no address of this machine')
  })

  it.each(['abc', '-1', '70000', '3000.5'])('leaves %s to the environment check', async (port) => {
    await expect(checkPort(port)).resolves.toBeUndefined()
  })
})
