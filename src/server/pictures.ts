import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import send from 'send'
import { isHere } from '@/cms/media/local-copy'
import { isRead, pathOf, type Step } from './step'

const FILE = /^\/media\/([0-9a-f]{20}\/(?:w(?:100|400|600|1360)|p\d{1,3})\.(avif|webp))$/
const FOR_EVER = 'public, max-age=31536000, immutable'
const MOST_BYTES = 48 * 1024 * 1024
/** A picture that was deleted is not sent for longer. */
const TTL_MS = 60_000

const pictureAt = async (file: string): Promise<Buffer | undefined> =>
  (await isHere(file)) ? readFile(file).catch(() => undefined) : undefined

/**
 * Serves encoded pictures below `/media/`. Their address carries a hash of them, so browsers keep
 * them for ever; those asked for often stay in memory. What is no picture is handed on. Spec §9.
 */
export function pictures(folder: string): Step {
  const root = path.resolve(folder)
  const stored = new LRUCache<string, Buffer>({
    ...{ maxSize: MOST_BYTES, ttl: TTL_MS, sizeCalculation: ({ length }) => length + 100 },
    fetchMethod: (name) => pictureAt(path.join(root, name)),
  })
  return (request, response, next) => {
    const [, name, type] = (isRead(request) && FILE.exec(pathOf(request))) || []
    if (name === undefined) return next()
    const headers = {
      'Content-Type': `image/${type}`,
      'Cache-Control': FOR_EVER,
      ETag: `"${name}"`,
    }
    const sendBytes = (bytes: Buffer): void => {
      response.writeHead(200, { ...headers, 'Accept-Ranges': 'bytes', 'Content-Length': bytes.length })
      response.end(request.method === 'HEAD' ? undefined : bytes)
    }
    const isPartial = request.headers.range ?? request.headers['if-none-match']
    const known = isPartial === undefined && stored.get(name)
    if (known) return sendBytes(known)
    stored.fetch(name).then((bytes) => {
      if (!bytes) return next()
      if (isPartial === undefined) return sendBytes(bytes)
      for (const [header, value] of Object.entries(headers)) response.setHeader(header, value)
      // Ranges and what a browser has already.
      send(request, name, { root, etag: false, cacheControl: false }).pipe(response)
    }, () => next())
  }
}
