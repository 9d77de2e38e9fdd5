import { readdir } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { ValidationError, type BasePayload } from 'payload'
import { inTransaction } from '@/cms/database/transaction'
import {
  encodePicture,
  formatOf,
  pictureHash,
  UnreadablePicture,
  type UploadFormat,
} from '@/cms/media/encode'
import { bucket } from '@/cms/media/bucket'
import { sendFirst } from '@/cms/media/sent-files'
import { env } from '@/lib/env'
import { RefusedFile } from './answer'
import { fileName, readHashes, type FileKind } from './file-store'

/** The formats that are taken, with the ending of their files. */
const FORMATS: Record<UploadFormat, { ending: string; mimetype: string }> = {
  jpeg: { ending: 'jpg', mimetype: 'image/jpeg' },
  png: { ending: 'png', mimetype: 'image/png' },
  webp: { ending: 'webp', mimetype: 'image/webp' },
  avif: { ending: 'avif', mimetype: 'image/avif' },
}

/** Each encodes on several threads already. */
const ENCODED_TOGETHER = 2

/** Pictures: media whose encoded files stand in a folder named by their hash. */
export async function pictureFiles(payload: BasePayload): Promise<FileKind> {
  const directory = path.resolve(env().MEDIA_DIR)
  const rows = await readHashes(payload, 'media')
  const folders = new Set(await readdir(directory).catch(() => []))
  const isInBucket = bucket() !== null
  const limit = pLimit(ENCODED_TOGETHER)
  return {
    hashOf: pictureHash,
    rows,
    // Where there is a bucket the folder holds what was asked for; the rows name what is in the bucket.
    isComplete: (hash) => isInBucket || folders.has(hash),
    store: (bytes, _hash, address, row) =>
      limit(async () => {
        // Encoded before the transaction, so that the database is not locked meanwhile.
        await encodePicture(bytes, directory).catch(refuseUnreadable)
        const format = FORMATS[await formatOf(bytes)]
        return row ?? create(payload, bytes, fileName(address, format.ending), format.mimetype)
      }),
  }
}

/** A full disk is no fault of the picture. */
const refuseUnreadable = (error: unknown): never => {
  throw error instanceof UnreadablePicture ? new RefusedFile(error.message) : error
}

async function create(
  payload: BasePayload,
  data: Buffer,
  name: string,
  mimetype: string,
): Promise<number> {
  const file = await sendFirst(payload.collections.media.config.upload.staticDir ?? '', { data, mimetype, name, size: data.length })
  const { result } = await inTransaction(payload, ({ transactionID }) =>
    payload.create({
      collection: 'media',
      data: {},
      file,
      depth: 0,
      req: { transactionID },
    }),
  ).catch((error: unknown) => {
    throw error instanceof ValidationError ? new RefusedFile('a damaged picture') : error
  })
  return result.id
}
