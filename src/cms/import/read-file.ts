import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { fetchFile } from './fetch-file'
import { pictureSource } from './feed/picture-source'
import { FILE_LIMIT, RefusedFile } from './refused-file'

/** Reads what an address of a feed names; what may not or cannot be read throws `RefusedFile`. */
export type ReadFile = (address: string) => Promise<Buffer>

interface Places {
  /** The feed's folder; nothing outside it is read, not even through a link. */
  folder: string
  /** Names of hosts that may be asked, such as `pictures.example` or `localhost:8080`. */
  hosts: readonly string[]
  /** Which network addresses may be asked; only the open internet unless said otherwise. */
  isAllowed?: (address: string) => boolean
}

/** A reader of files in a feed's folder and on the hosts that its source allows. Spec §7. */
export function feedReader({ folder, hosts, isAllowed }: Places): ReadFile {
  const allowed = new Set(hosts.map((host) => host.trim().toLowerCase()))
  return async (address) => {
    const source = pictureSource(address)
    if (source.kind === 'refused') throw new RefusedFile(source.reason)
    if (source.kind === 'file') return readInside(folder, source.path)
    const url = new URL(source.url)
    if (!allowed.has(url.host) && !(url.port === '' && allowed.has(url.hostname))) {
      throw new RefusedFile(`the source does not allow the host ${url.host}`)
    }
    return fetchFile(url, isAllowed)
  }
}

async function readInside(folder: string, relative: string): Promise<Buffer> {
  const root = await realpath(folder)
  const file = await realpath(path.join(root, relative)).catch(() => {
    throw new RefusedFile('no such file')
  })
  if (!file.startsWith(root.endsWith(path.sep) ? root : root + path.sep)) {
    throw new RefusedFile("outside the feed's folder")
  }
  const found = await stat(file)
  if (!found.isFile()) throw new RefusedFile('not a file')
  if (found.size > FILE_LIMIT) throw new RefusedFile('larger than 25 MB')
  return readFile(file)
}
