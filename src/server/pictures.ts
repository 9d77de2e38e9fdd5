import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import send from 'send'
import { isHere } from '@/cms/media/local-copy'
import { TRY_AGAIN } from '@/lib/private'
import { refuse } from './refuse'
import { isRead, pathOf, type Step } from './step'

const FILE = /^\/media\/([0-9a-f]{20}\/(?:w(?:100|400|600|1360)|p\d{1,3})\.(avif|webp))$/
const FOR_EVER = 'public, max-age=31536000, immutable'
const MOST_BYTES = 48 * 1024 * 1024
/** A picture that was deleted is not sent for longer. */
const TTL_MS = 60_000

const pictureAt = async (file: string): Promise<Buffer | undefined> =>
  (await isHere(file)) ? readFile(file).catch(() => undefined) : undefined

/** The two ways in which pictures are answered. */
export interface Pictures {
  /** What is in memory, before anything else is done for a request. Decision 111. */
  cached: Step
  /** What is in the folder, in parts too, or not at all to who has it. */
  read: Step
}

/**
 * Serves encoded pictures below `/media/`, `secured` with headers by their type. Their address carries a hash
 * of them, so browsers keep them for ever; those asked for often stay in memory. What is no picture is
 * handed on; one that is in a bucket that is away is a 503. Spec §9.
 */
export function pictures(folder: string, secured: (of: { type: string }) => Record<string, string>): Pictures {
  const root = path.resolve(folder)
  const stored = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES, ttl: TTL_MS, sizeCalculation: ({ length }) => length + 100,
    // One that comes slowly is sent, also if others have taken its place in memory meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (name) => pictureAt(path.join(root, name)),
  })
  const headersOf = ({ name, type }: AskedPicture): Record<string, string> => ({
    'Content-Type': type, 'Cache-Control': FOR_EVER, ETag: `"${name}"`, 'Accept-Ranges': 'bytes',
    ...secured({ type }),
  })
  const sendBytes = ({ method }: IncomingMessage, response: ServerResponse, asked: AskedPicture, bytes: Buffer): void => {
    response.writeHead(200, [...Object.entries(headersOf(asked)).flat(), 'Content-Length', String(bytes.length)])
    response.end(method === 'HEAD' ? undefined : bytes)
  }
  return {
    cached: (request, response, next) => {
      const asked = pictureOf(request)
      const known = asked && !isPartial(request) && stored.get(asked.name)
      if (known) sendBytes(request, response, asked, known)
      else next()
    },
    read: (request, response, next) => {
      const asked = pictureOf(request)
      if (!asked) return next()
      stored.fetch(asked.name).then((bytes) => {
        if (!bytes) return next()
        if (!isPartial(request)) return sendBytes(request, response, asked, bytes)
        for (const [header, value] of Object.entries(headersOf(asked))) response.setHeader(header, value)
        send(request, asked.name, { root, etag: false, cacheControl: false }).pipe(response)
      }, () => refuse(request, response, { status: 503, headers: TRY_AGAIN }))
    },
  }
}

interface AskedPicture {
  name: string
  type: string
}

function pictureOf(request: IncomingMessage): AskedPicture | null {
  const [, name, kind] = (isRead(request) && FILE.exec(pathOf(request))) || []
  return name === undefined ? null : { name, type: `image/${kind}` }
}

/** Whether somebody asks for a part, or only for what one has not yet. */
const isPartial = ({ headers }: IncomingMessage): boolean =>
  (headers.range ?? headers['if-none-match']) !== undefined
