import { setTimeout as pause } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { inTransaction, type Writer } from '@/cms/database/transaction'
import type { ImportedCollection } from '@/domain/feeds/feed-fields'
import type { Writing } from './listing-changes'

/** How long a batch should hold the write lock, in milliseconds: a third of what it may. */
const AIM = 100
const FIRST_BATCH = 20
const LARGEST_BATCH = 100

/** Longer than another process waits before it asks for the write lock again (`whenFree`), in milliseconds. */
const PAUSE = 20

/** A transaction in which a run writes listings of one kind. */
export interface Batch extends Writing {
  writer: Writer
  collection: ImportedCollection
}

/** Writes batches that grow and shrink with the time they take. */
export class Batches {
  longest = 0
  #size = FIRST_BATCH
  /** Ends when other writers have had time to come in; what the next batch writes is made meanwhile. */
  #pause: Promise<void> = Promise.resolve()

  constructor(
    readonly payload: BasePayload,
    /** The run that writes them. */
    readonly run: number,
    readonly onBatch: () => Promise<void>,
  ) {}

  get size(): number {
    return this.#size
  }

  /** Cuts a list into parts that fit into a batch each, as large as one may be when the part is asked for. */
  *parts<Item>(items: readonly Item[]): Generator<Item[]> {
    for (let start = 0; start < items.length; ) {
      const part = items.slice(start, start + this.#size)
      yield part
      start += part.length
    }
  }

  /** Writes `count` listings in one transaction, once other writers were let in after the last one. */
  async write(collection: ImportedCollection, count: number, work: (batch: Batch) => Promise<void>): Promise<void> {
    // Not after it: what is written is to be counted.
    await this.onBatch()
    await this.#pause
    const { held } = await inTransaction(
      this.payload,
      (writer) => work({ writer, collection, run: this.run, at: new Date().toISOString() }),
      'content',
    )
    this.longest = Math.max(this.longest, held)
    const fitting = Math.floor((count * AIM) / held)
    this.#size = Math.max(1, Math.min(fitting, this.#size * 2, LARGEST_BATCH))
    this.#pause = pause(PAUSE)
  }
}
