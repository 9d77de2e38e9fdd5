import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { handleEndpoints } from 'payload'
import { startCms } from '../../tests/support/cms'

const ACCOUNT = { email: 'bench@example.be', password: 'a long password' }

/** What the server says when it listens, as one line of JSON. */
export interface ApiServer {
  port: number
  /** Holds `site.db` and `media/`. */
  dir: string
  account: typeof ACCOUNT
  /** A property type, for what cannot be without one. */
  type: number
}

/** Serves the CMS's interface on a database of its own until the process is killed. */
export async function serveApi(): Promise<void> {
  const { payload, dir } = await startCms()
  const staff = { ...ACCOUNT, name: 'Bench', roles: ['administrator' as const] }
  await payload.create({ collection: 'users', data: staff })
  await payload.create({ collection: 'agencies', data: { name: 'Agency', agencyId: 1 } })
  const codes = { typeId: 99, webId: 99, kind: 'house' as const, iconClass: 1, showOrder: 1 }
  const type = await payload.create({ collection: 'types', data: { name: 'Maison', ...codes } })
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const said: ApiServer = { port, dir, account: ACCOUNT, type: type.id }
    process.stdout.write(`${JSON.stringify(said)}\n`)
  })
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { default: config } = await import('@payload-config')
  const { method = 'GET', url = '/' } = request
  const hasBody = method !== 'GET'
  const body = hasBody ? (Readable.toWeb(request) as ReadableStream<Uint8Array>) : undefined
  const headers = new Headers(request.headers as Record<string, string>)
  const given = { method, headers, body, duplex: 'half' } as RequestInit
  const answered = await handleEndpoints({
    config,
    request: new Request(`http://localhost${url}`, given),
  })
  response.writeHead(answered.status, Object.fromEntries(answered.headers))
  response.end(Buffer.from(await answered.arrayBuffer()))
}
