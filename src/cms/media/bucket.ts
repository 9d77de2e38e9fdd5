import type { S3Client } from '@aws-sdk/client-s3'
import { atMostEvery } from '@/lib/at-most-every'
import { CircuitBreaker } from '@/lib/circuit-breaker'
import type { Env } from '@/lib/env'
import { loggedError } from '@/lib/log-line'
import { slotOfProcess } from '@/lib/of-process'
import { writeEntry } from '../log/write-entry'

/** A file of the bucket: its name there, and when it was last put. */
export interface BucketFile {
  key: string
  putAt: Date
}

/** Where the files of several servers are: an S3-compatible store. Nobody but these servers reads it. All throw `FileAway`. */
export interface Bucket {
  /** Puts a file, in place of what bears its name. */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** A file; null where there is none. */
  get: (key: string) => Promise<Buffer | null>
  /** All files, some hundred at a time, in the order of their names. */
  list: () => AsyncIterable<BucketFile[]>
  /** Removes files; those that are gone already too. */
  remove: (keys: readonly string[]) => Promise<void>
}

/**
 * A file that may be there cannot be had now: its store failed or did not answer in time, or is not asked because it has
 * just failed; or this server's disk does not take the copy. Whoever asks is told to come again.
 */
export class FileAway extends Error {
  override readonly name = 'FileAway'
}

/** Told by its name: who asks may be of another bundle than the bucket, with a class of its own. */
export const isFileAway = (error: unknown): boolean => error instanceof Error && error.name === 'FileAway'

/** How long is waited for the store, in milliseconds. */
interface Patience {
  connectMs: number
  /** For a file to begin: somebody waits for it. */
  getMs: number
  /** For the next bytes, in either direction. A large file takes as long as the line needs. */
  quietMs: number
  /** So long nobody asks after a failure. */
  restMs: number
}

const PATIENCE: Patience = { connectMs: 2000, getMs: 5000, quietMs: 10_000, restMs: 2000 }
/** Whoever waits for what hung waits once more, not twice. */
const ATTEMPTS = 2
/** Wrong keys refuse whatever is asked: the log has one line of them now and then. */
const REFUSED_EVERY_MS = 60_000
/** What one request may remove. */
const REMOVED_AT_ONCE = 1000

/** Loaded with the first file that is asked for: without a bucket never. */
const s3 = () => import('@aws-sdk/client-s3')

type BucketSettings = Pick<Env, 'S3_ACCESS_KEY_ID' | 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_SECRET_ACCESS_KEY'>

async function clientOf(
  { S3_ACCESS_KEY_ID, S3_ENDPOINT, S3_REGION, S3_SECRET_ACCESS_KEY }: BucketSettings,
  { connectMs, quietMs }: Patience,
): Promise<S3Client> {
  const { S3Client } = await s3()
  const credentials =
    S3_ACCESS_KEY_ID !== null && S3_SECRET_ACCESS_KEY !== null
      ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
      : {}
  return new S3Client({
    region: S3_REGION,
    ...credentials,
    // Stores of others know neither hosts named by buckets nor the checksums of Amazon's.
    ...(S3_ENDPOINT !== null && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    // Without `throwOnRequestTimeout` a timeout is a line in the log, and the request goes on (read in 4.14).
    requestHandler: { connectionTimeout: connectMs, socketTimeout: quietMs, throwOnRequestTimeout: true },
  })
}

/** Whether an error tells that the store is away; what it refuses of one request says nothing about the others. */
function isOutage(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return ($metadata?.httpStatusCode ?? 500) >= 500
}

function bucketOf(Bucket: string, settings: BucketSettings, patience: Patience): Bucket {
  let client: Promise<S3Client> | null = null
  const connected = (): Promise<S3Client> => (client ??= clientOf(settings, patience))
  const breaker = new CircuitBreaker(patience.restMs, (isOpen, error) =>
    writeEntry(isOpen ? { level: 'error', msg: 'The bucket does not answer', err: loggedError(error) } : { level: 'info', msg: 'The bucket answers again' }),
  )
  const isRefusalSaid = atMostEvery(REFUSED_EVERY_MS)
  const asked = async <T>(ask: (client: S3Client) => Promise<T>): Promise<T> => {
    if (!breaker.letsThrough()) throw new FileAway('The bucket has just failed')
    try {
      const answer = await ask(await connected())
      breaker.answered()
      return answer
    } catch (error) {
      if (isOutage(error)) breaker.failed(error)
      else if (isRefusalSaid()) writeEntry({ level: 'error', msg: 'The bucket refuses what it is asked', err: loggedError(error) })
      throw new FileAway('The bucket does not answer', { cause: error })
    }
  }
  return {
    put: async (Key, Body) => {
      const { PutObjectCommand } = await s3()
      await asked((client) => client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length })))
    },
    get: async (Key) => {
      const { GetObjectCommand, NoSuchKey } = await s3()
      return asked(async (client) => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), { requestTimeout: patience.getMs })
          return Body ? Buffer.from(await Body.transformToByteArray()) : null
        } catch (error) {
          if (error instanceof NoSuchKey) return null
          throw error
        }
      })
    },
    list: async function* () {
      const { ListObjectsV2Command } = await s3()
      let next: string | undefined
      do {
        const page = await asked((client) => client.send(new ListObjectsV2Command({ Bucket, ContinuationToken: next })))
        yield (page.Contents ?? []).flatMap(({ Key, LastModified }) => (Key && LastModified ? [{ key: Key, putAt: LastModified }] : []))
        next = page.NextContinuationToken
      } while (next !== undefined)
    },
    remove: async (keys) => {
      const { DeleteObjectsCommand } = await s3()
      for (let at = 0; at < keys.length; at += REMOVED_AT_ONCE) {
        const Objects = keys.slice(at, at + REMOVED_AT_ONCE).map((Key) => ({ Key }))
        await asked((client) => client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })))
      }
    },
  }
}

const slot = slotOfProcess<Bucket | null>('bucket')

/** Says where the bucket of the site is; without a name there is none. */
export function connectBucket(settings: BucketSettings, patience = PATIENCE): void {
  slot.set(settings.S3_BUCKET === null ? null : bucketOf(settings.S3_BUCKET, settings, patience))
}

/** The bucket of the site; null where files are on the disk alone. */
export const bucket = (): Bucket | null => slot.get() ?? null
