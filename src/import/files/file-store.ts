import pLimit from 'p-limit'
import type { BasePayload } from 'payload'
import type { FeedPlace, Warning } from '../parse/types'
import type { FileCounts } from '../result'
import { and, asc, desc, eq, isNotNull, isNull, sql as raw } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { LISTINGS, shownIn, type Uploads } from '@/cms/media/shown-in'
import { isWebAddress } from '@/lib/is-web-address'
import { Forbidden, RefusedFile } from './answer'
import type { FetchedFiles, Fetched } from './fetched-files'
import type { FeedFileReader } from './file-reader'
import { GivenUp, type Hosts } from './hosts'

/** How one kind of file is recognised and stored. */
export interface FileKind {
  hashOf: (bytes: Buffer) => string
  /** Rows by the hash of their content. */
  rows: Map<string, number>
  /** Whether the files of a row are still there. */
  isComplete: (hash: string) => boolean
  /**
   * Stores content and gives its row, which is `row` where there is one. What is not of the right
   * kind throws `RefusedFile`.
   */
  store: (bytes: Buffer, hash: string, address: string, row: number | undefined) => Promise<number>
}

/**
 * The row of a file; or it is left out because of what the feed says, or its server did not give it
 * and nothing is known of it from before.
 */
export type FeedFileRow = number | 'left out' | 'unavailable'

interface Sources {
  read: FeedFileReader
  fetched: FetchedFiles
  hosts: Hosts
  /** Aborted when nothing more is to be fetched. */
  signal: AbortSignal
}

/** How long a file whose server names neither ETag nor Last-Modified is not asked for again. */
const FRESH_HOURS = 12

/** Files of the disk at a time: one is read while the other is encoded. */
const FROM_DISK = 2

const HOUR = 3_600_000

/**
 * The files of one kind that a feed names. Each address is asked once per import, each content
 * stored once.
 */
export class FileStore {
  readonly counts: FileCounts = { stored: 0, known: 0, leftOut: 0 }
  readonly warnings: Warning[] = []
  readonly #kind: FileKind
  readonly #sources: Sources
  readonly #rows = new Map<string, Promise<FeedFileRow>>()
  readonly #storing = new Map<string, Promise<number>>()
  readonly #fromDisk = pLimit(FROM_DISK)
  readonly #givenUp = new Map<string, Warning & { more: number }>()

  constructor(kind: FileKind, sources: Sources) {
    this.#kind = kind
    this.#sources = sources
  }

  /**
   * What stands at an address, or stood there before where its server does not give it now; what
   * cannot be fetched is a warning. `before` is what the address gave last time.
   */
  row(address: string, place: FeedPlace, before: Fetched | undefined): Promise<FeedFileRow> {
    const row = this.#rows.get(address) ?? this.#row(address, place, before)
    this.#rows.set(address, row)
    return row
  }

  async #row(address: string, place: FeedPlace, before?: Fetched): Promise<FeedFileRow> {
    const stored = before && this.#complete(before.hash)
    if (before && stored !== undefined && isFresh(before)) {
      this.counts.known += 1
      return stored
    }
    try {
      return await this.#turn(address, () => this.#fetch(address, before, stored))
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error
      this.counts.leftOut += 1
      const isAsked = isWebAddress(address) && !(error instanceof Forbidden)
      const outcome = isAsked ? (stored ?? 'unavailable') : 'left out'
      this.#warn(address, place, error, outcome === stored)
      return outcome
    }
  }

  #turn<T>(address: string, work: () => Promise<T>): Promise<T> {
    const { hosts, signal } = this.#sources
    const unlessStopped = (): Promise<T> => {
      signal.throwIfAborted()
      return work()
    }
    if (!isWebAddress(address)) return this.#fromDisk(unlessStopped)
    return hosts.take(new URL(address).host, unlessStopped)
  }

  async #fetch(address: string, before?: Fetched, stored?: number): Promise<number> {
    const answer = await this.#sources.read(address, stored === undefined ? null : (before ?? null))
    if (answer.kind === 'unchanged') {
      if (stored === undefined) throw new RefusedFile('is said to be unchanged, but was never seen')
      this.counts.known += 1
      return stored
    }
    const { bytes, etag, lastModified } = answer
    const hash = this.#kind.hashOf(bytes)
    const known = this.#complete(hash)
    const isNew = known === undefined && !this.#storing.has(hash)
    const row = known ?? (await this.#store(bytes, hash, address))
    this.counts[isNew ? 'stored' : 'known'] += 1
    const now = { hash, etag, lastModified, fetchedAt: new Date().toISOString() }
    if (isWebAddress(address) && isWorthNoting(now, before)) this.#sources.fetched.note(address, now)
    return row
  }

  #complete(hash: string): number | undefined {
    return this.#kind.isComplete(hash) ? this.#kind.rows.get(hash) : undefined
  }

  #store(bytes: Buffer, hash: string, address: string): Promise<number> {
    const { rows, store } = this.#kind
    const row = this.#storing.get(hash) ?? store(bytes, hash, address, rows.get(hash))
    this.#storing.set(hash, row)
    return row
  }

  #warn(address: string, place: FeedPlace, error: RefusedFile, hasStored: boolean): void {
    const outcome = hasStored ? 'kept as it was' : 'left out'
    const message = `${JSON.stringify(address)} ${outcome}: ${error.message}`
    const before = error instanceof GivenUp ? this.#givenUp.get(error.host) : undefined
    if (before) {
      before.more += 1
      before.message = `${before.message.replace(/ \(and \d+ more\)$/, '')} (and ${before.more} more)`
      return
    }
    const warning = { ...place, message, more: 0 }
    if (error instanceof GivenUp) this.#givenUp.set(error.host, warning)
    this.warnings.push(warning)
  }
}

/** True where asking would mean fetching it whole, and it was fetched not long ago. */
const isFresh = ({ etag, fetchedAt, lastModified }: Fetched): boolean =>
  etag === null &&
  lastModified === null &&
  Date.now() - Date.parse(fetchedAt) < FRESH_HOURS * HOUR

/** When it was fetched matters only where the server does not say whether it has changed. */
const isWorthNoting = (now: Fetched, before?: Fetched): boolean =>
  now.hash !== before?.hash ||
  now.etag !== before.etag ||
  now.lastModified !== before.lastModified ||
  (now.etag === null && now.lastModified === null)

/**
 * The rows of stored files by the hash of their content. Of several with the same, it is one that a listing
 * of a feed shows, so that listings keep theirs whatever staff upload; otherwise the first that was made.
 */
export async function readHashes(payload: BasePayload, collection: Uploads): Promise<Map<string, number>> {
  const sql = committedSql(payload)
  const table = tableOf(payload, collection)
  const hash = 'sourceHash' in table ? table.sourceHash : table.hash
  const isShown = LISTINGS.flatMap((listings) =>
    shownIn({ payload, sql }, listings, collection, (file, { source }) => and(eq(file, table.id), isNotNull(source))),
  )
  // What lies in the bin is shown nowhere: a listing gets a row of its own. The last of a hash is kept.
  const rows = await sql
    .select({ id: table.id, hash })
    .from(table)
    .where(isNull(table.deletedAt))
    .orderBy(asc(raw.join(isShown, raw` OR `)), desc(table.id))
  return new Map(rows.flatMap((row) => (row.hash ? [[row.hash, row.id]] : [])))
}

/** A plain file name from the end of an address, with the ending that its content has. */
export function fileName(address: string, ending: string): string {
  const last = address.replace(/[?#].*$/, '').split('/').at(-1) ?? ''
  const name = last.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N}_-]+/gu, '-')
  return `${name.slice(0, 80) || 'file'}.${ending}`
}
