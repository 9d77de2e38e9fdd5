import type { BasePayload } from 'payload'
import { committedSql, tableOf } from '../sql'
import type { ReadFile } from './read-file'
import { RefusedFile } from './refused-file'

/** An address of a feed with the first thing that names it. */
export interface Wanted<Place> {
  address: string
  place: Place
}

/** What became of the files that a feed names. */
export interface StoredFiles<Place> {
  /** Rows by address. */
  ids: Map<string, number>
  stored: number
  known: number
  refused: { place: Place; address: string; reason: string }[]
}

interface Keeper {
  hashOf: (bytes: Buffer) => string
  /** Stores a new file and gives its row; what is not of the right kind throws `RefusedFile`. */
  store: (bytes: Buffer, hash: string, address: string) => Promise<number>
}

/** Two at a time: one waits for the disk or the network while the other encodes. */
const WORKERS = 2

/**
 * Stores the files that a feed names, each content once: what is stored already, under whatever
 * address, is used again. Files that may not or cannot be read are left out.
 */
export async function storeFiles<Place>(
  wanted: Wanted<Place>[],
  known: Map<string, number>,
  read: ReadFile,
  keeper: Keeper,
  onFile: () => Promise<void>,
): Promise<StoredFiles<Place>> {
  const result: StoredFiles<Place> = { ids: new Map(), stored: 0, known: 0, refused: [] }
  const rows = new Map<string, Promise<number>>()
  const once = (hash: string, store: () => Promise<number>): Promise<number> => {
    const row = rows.get(hash) ?? store()
    rows.set(hash, row)
    return row
  }
  const storeOne = async ({ address, place }: Wanted<Place>): Promise<void> => {
    try {
      const bytes = await read(address)
      const hash = keeper.hashOf(bytes)
      const before = known.get(hash)
      const isNew = before === undefined && !rows.has(hash)
      const id = before ?? (await once(hash, () => keeper.store(bytes, hash, address)))
      result.ids.set(address, id)
      result[isNew ? 'stored' : 'known'] += 1
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error
      result.refused.push({ place, address, reason: error.message })
    }
    await onFile()
  }
  const queue = wanted.values()
  const worker = async (): Promise<void> => {
    for (const one of queue) await storeOne(one)
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  return result
}

/** The rows of stored files by the hash of their content. */
export async function readHashes(
  payload: BasePayload,
  collection: 'media' | 'documents',
): Promise<Map<string, number>> {
  const table = tableOf(payload, collection)
  const hash = collection === 'media' ? table.hash : table.sourceHash
  const rows = (await committedSql(payload).select({ id: table.id, hash }).from(table)) as {
    id: number
    hash: string | null
  }[]
  return new Map(rows.flatMap((row) => (row.hash ? [[row.hash, row.id]] : [])))
}

/** A plain file name from the end of an address, with the ending that its content has. */
export function fileName(address: string, ending: string): string {
  const last = address.replace(/[?#].*$/, '').split('/').at(-1) ?? ''
  const name = last.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N}_-]+/gu, '-')
  return `${name.slice(0, 80) || 'file'}.${ending}`
}
