import { createServer, request as ask, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

/** A body, whose length is announced unless it is given in parts. */
export type Sent = string | Buffer | Iterable<Buffer>

export interface Got {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: Buffer
}

export interface TestServer {
  url: string
  get: (path: string, headers?: Record<string, string>, method?: string, body?: Sent) => Promise<Got>
  close: () => Promise<void>
}

/** A server on a free port of this machine, and how to ask it as no browser would. */
export async function serverOf(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    get: (path, headers = {}, method = 'GET', body = '') =>
      new Promise((resolve, reject) => {
        const isWhole = typeof body === 'string' || Buffer.isBuffer(body)
        const length = isWhole && body.length > 0 && { 'content-length': Buffer.byteLength(body) }
        const asked = { host: '127.0.0.1', port, path, headers: { ...headers, ...length }, method, agent: false }
        const sent = ask(asked, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
          )
        })
        sent.on('error', reject)
        if (isWhole) sent.end(body)
        else Readable.from(body).pipe(sent)
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
