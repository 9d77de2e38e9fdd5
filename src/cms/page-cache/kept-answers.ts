import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'

/** As quick as gzip and a fifth smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The ways in which a page may travel, the best first. */
export const CODINGS = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof CODINGS)[number]

/** A page as it leaves: its headers, and its HTML in the forms that were asked for. */
export interface Answer {
  headers: Record<string, string>
  brotli: Buffer
  gzip?: Buffer
  plain?: Buffer
}

/** Compresses a page once for everybody, and names it for browsers that have it already. */
export function answerOf(html: string, headers: Answer['headers']): Answer {
  const brotli = brotliCompressSync(html, BROTLI)
  const name = createHash('sha256').update(brotli).digest('base64url').slice(0, 22)
  return { headers: { ...headers, etag: `W/"${name}"` }, brotli }
}

/** Ten times the size of what is compressed: for the pages that robots ask for over and over. */
const MOST_PLAIN = 32
const plain: Answer[] = []

/** The HTML of a page in one of its forms; the last few stay uncompressed. */
export function bodyOf(answer: Answer, coding: Coding): Buffer {
  if (coding === 'br') return answer.brotli
  if (coding === 'gzip') return (answer.gzip ??= gzipSync(answer.plain ?? brotliDecompressSync(answer.brotli)))
  if (answer.plain) return answer.plain
  plain.push(answer)
  if (plain.length > MOST_PLAIN) delete plain.shift()?.plain
  return (answer.plain = brotliDecompressSync(answer.brotli))
}

interface Kept {
  answer: Answer
  until: number
}

/** Of Brotli; gzip, where it was asked for, is about as much again. */
const MOST_BYTES = 24 * 1024 * 1024
/** Pages change by themselves too, at midnight for one: Next knows when, and is asked again. */
const KEPT_FOR_MS = 60_000

/** Next may give a page from before a change once more: it is looked at again after 1.5 s. */
const SETTLES_MS = 2000

/**
 * The pages last asked for, whole and compressed, at most 24 MiB and a minute each. Every change of
 * content drops them all: which of them show it is known to
 * Next, which draws only those anew.
 */
export class KeptAnswers {
  private readonly kept = new Map<string, Kept>()
  private bytes = 0
  private drops = 0
  private closedUntil = 0

  /** Stands for the state of the content: an answer made in another is not kept. */
  get state(): number {
    return this.drops
  }

  /** The answer to an address, or undefined where none is kept. */
  of(address: string, now = Date.now()): Answer | undefined {
    const found = this.kept.get(address)
    if (!found) return undefined
    this.forget(address, found)
    if (found.until <= now) return undefined
    this.put(address, found)
    return found.answer
  }

  /** Keeps an answer that was begun in a state, and lets go of what was asked for longest ago. */
  keep(address: string, answer: Answer, state: number, now = Date.now()): void {
    if (state !== this.drops || now < this.closedUntil) return
    const before = this.kept.get(address)
    if (before) this.forget(address, before)
    this.put(address, { answer, until: now + KEPT_FOR_MS })
    for (const [oldest, kept] of this.kept) {
      if (this.bytes <= MOST_BYTES) break
      this.forget(oldest, kept)
    }
  }

  /** Lets go of everything: the content has changed. Keeps nothing until that has settled. */
  drop(now = Date.now()): void {
    this.drops += 1
    this.closedUntil = now + SETTLES_MS
    this.kept.clear()
    this.bytes = 0
  }

  private put(address: string, kept: Kept): void {
    this.kept.set(address, kept)
    this.bytes += kept.answer.brotli.length
  }

  private forget(address: string, kept: Kept): void {
    this.kept.delete(address)
    this.bytes -= kept.answer.brotli.length
  }
}

// On `globalThis`: the server's start and the endpoints are separate bundles.
const KEY = Symbol.for('estate.kept-answers')
const holder = globalThis as { [KEY]?: KeptAnswers }

/** The kept pages of this process. */
export const keptAnswers = (): KeptAnswers => (holder[KEY] ??= new KeptAnswers())
