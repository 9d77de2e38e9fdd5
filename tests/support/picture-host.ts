import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** What a picture host answers at a path; a function answers itself. */
export type Served =
  | { body: Buffer; etag?: string; lastModified?: string }
  | ((request: IncomingMessage, response: ServerResponse) => void)

export interface PictureHost {
  /** `localhost:4711`, as a source allows it. */
  name: string
  /** What stands at a path such as `/1.jpg`; any other is a 404. */
  files: Map<string, Served>
  /** The requests so far: path, condition and status. */
  log: { path: string; condition: string | undefined; status: number }[]
  urlOf: (path: string) => string
  stop: () => Promise<void>
}

/** A web server that answers conditional requests like any other, on a free port. */
export async function startPictureHost(): Promise<PictureHost> {
  const files: PictureHost['files'] = new Map()
  const log: PictureHost['log'] = []
  const server = createServer((request, response) => {
    const { headers, url: path = '' } = request
    const condition = headers['if-none-match'] ?? headers['if-modified-since']
    response.on('close', () => log.push({ path, condition, status: response.statusCode }))
    const served = files.get(path)
    if (!served) return void response.writeHead(404).end()
    if (typeof served === 'function') return served(request, response)
    const { body, etag, lastModified } = served
    if (etag) response.setHeader('etag', etag)
    if (lastModified) response.setHeader('last-modified', lastModified)
    if (condition && (condition === etag || condition === lastModified)) {
      response.writeHead(304).end()
    } else response.end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const name = `localhost:${(server.address() as AddressInfo).port}`
  return {
    name, files, log,
    urlOf: (path) => `http://${name}${path}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** A JPEG of one colour; each number below 16 million has a colour of its own. */
export const plainJpeg = (colour: number): Promise<Buffer> => {
  const background = { r: (colour >> 16) & 255, g: (colour >> 8) & 255, b: colour & 255 }
  return sharp({ create: { width: 24, height: 16, channels: 3, background } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
