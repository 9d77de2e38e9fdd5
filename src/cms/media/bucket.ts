import type { S3Client } from '@aws-sdk/client-s3'
import type { Env } from '@/lib/env'

/** A file of the bucket: its name there, and when it was last put. */
export interface BucketFile {
  key: string
  putAt: Date
}

/** Where the files of several servers are: an S3-compatible store. Nobody but these servers reads it. */
export interface Bucket {
  /** Puts a file, in place of what bears its name. */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** A file; null where there is none. Throws where the store does not answer. */
  get: (key: string) => Promise<Buffer | null>
  /** All files, some hundred at a time, in the order of their names. */
  list: () => AsyncIterable<BucketFile[]>
  /** Removes files; those that are gone already too. */
  remove: (keys: readonly string[]) => Promise<void>
}

const CONNECT_WITHIN_MS = 2000
const ANSWER_WITHIN_MS = 30_000
/** What one request may remove. */
const REMOVED_AT_ONCE = 1000

/** Loaded with the first file that is asked for: without a bucket never. */
const s3 = () => import('@aws-sdk/client-s3')

type BucketSettings = Pick<Env, 'S3_ACCESS_KEY_ID' | 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_SECRET_ACCESS_KEY'>

async function clientOf({ S3_ACCESS_KEY_ID, S3_ENDPOINT, S3_REGION, S3_SECRET_ACCESS_KEY }: BucketSettings): Promise<S3Client> {
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
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: ANSWER_WITHIN_MS },
  })
}

function bucketOf(Bucket: string, settings: BucketSettings): Bucket {
  let client: Promise<S3Client> | null = null
  const connected = (): Promise<S3Client> => (client ??= clientOf(settings))
  return {
    put: async (Key, Body) => {
      const { PutObjectCommand } = await s3()
      await (await connected()).send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length }))
    },
    get: async (Key) => {
      const { GetObjectCommand, NoSuchKey } = await s3()
      try {
        const { Body } = await (await connected()).send(new GetObjectCommand({ Bucket, Key }))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    list: async function* () {
      const { paginateListObjectsV2 } = await s3()
      for await (const { Contents = [] } of paginateListObjectsV2({ client: await connected() }, { Bucket })) {
        yield Contents.flatMap(({ Key, LastModified }) => (Key && LastModified ? [{ key: Key, putAt: LastModified }] : []))
      }
    },
    remove: async (keys) => {
      const { DeleteObjectsCommand } = await s3()
      for (let at = 0; at < keys.length; at += REMOVED_AT_ONCE) {
        const Objects = keys.slice(at, at + REMOVED_AT_ONCE).map((Key) => ({ Key }))
        await (await connected()).send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
      }
    },
  }
}

// On `globalThis`: pages, admin and the start of the server are separate bundles.
const KEY = Symbol.for('estate.bucket')
const holder = globalThis as { [KEY]?: Bucket | null }

/** Says where the bucket of the site is; without a name there is none. */
export function connectBucket(settings: BucketSettings): void {
  holder[KEY] = settings.S3_BUCKET === null ? null : bucketOf(settings.S3_BUCKET, settings)
}

/** The bucket of the site; null where files are on the disk alone. */
export const bucket = (): Bucket | null => holder[KEY] ?? null
