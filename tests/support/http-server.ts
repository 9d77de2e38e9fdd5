import { createServer, request as ask, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Got {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: Buffer
}

export interface TestServer {
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Got>
  close: () => Promise<void>
}

/** A server on a free port of this machine, and how to ask it as no browser would. */
export async function serverOf(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    get: (path, headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        const asked = { host: '127.0.0.1', port, path, headers, method, agent: false }
        const sent = ask(asked, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
          )
        })
        sent.on('error', reject).end()
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
