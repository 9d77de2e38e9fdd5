import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { typedHost } from '@/lib/typed-host'
import { pictureSource } from '../parse/media'
import { FILE_LIMIT, Forbidden, RefusedFile, type FileAnswer, type Validators } from './answer'
import type { WebClient } from './web-client'

/**
 * Reads what an address of a feed names; a web server is asked whether it differs from what
 * `known` names. What may not or cannot be read throws `RefusedFile`.
 */
export type FeedFileReader = (address: string, known: Validators | null) => Promise<FileAnswer>

interface FilePlaces {
  /** The feed's folder; nothing outside it is read, not even through a link. */
  folder: string
  /** Hosts that may be asked, as somebody typed them, such as `pictures.example` or `localhost:8080`. */
  hosts: readonly string[]
  client: WebClient
}

/** A reader of files in a feed's folder and on the hosts that its source allows. Spec §7. */
export function feedReader({ folder, hosts, client }: FilePlaces): FeedFileReader {
  const allowed = new Set(hosts.map(typedHost))
  return async (address, known) => {
    const source = pictureSource(address)
    if (source.kind === 'refused') throw new Forbidden(source.reason)
    if (source.kind === 'file') return unconditional(await readInside(folder, source.path))
    const url = new URL(source.url)
    if (!allowed.has(url.host) && !(url.port === '' && allowed.has(url.hostname))) {
      throw new Forbidden(`the source does not allow the host ${url.host}`)
    }
    return client.get(url, known)
  }
}

/** Content from where nothing can be asked conditionally. */
export const unconditional = (bytes: Buffer): FileAnswer => ({
  kind: 'content', bytes, etag: null, lastModified: null,
})

async function readInside(folder: string, relative: string): Promise<Buffer> {
  const root = await realpath(folder)
  const file = await realpath(path.join(root, relative)).catch(() => {
    throw new RefusedFile('no such file')
  })
  if (!file.startsWith(root.endsWith(path.sep) ? root : root + path.sep)) {
    throw new RefusedFile("outside the feed's folder")
  }
  return readWhole(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code ? new RefusedFile(`cannot be read (${error.code})`) : error
  })
}

async function readWhole(file: string): Promise<Buffer> {
  const found = await stat(file)
  if (!found.isFile()) throw new RefusedFile('not a file')
  if (found.size > FILE_LIMIT) throw new RefusedFile('larger than 25 MB')
  return readFile(file)
}
