import { readdir } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { ValidationError, type BasePayload } from 'payload'
import sharp, { type Metadata } from 'sharp'
import { inTransaction } from '@/cms/database/transaction'
import { encodePicture, pictureHash } from '@/cms/media/encode'
import { env } from '@/lib/env'
import { RefusedFile } from './answer'
import { fileName, readHashes, type FileKind } from './file-store'

/** The formats that are taken, with the ending of their files. */
const FORMATS: Record<string, { ending: string; mimetype: string }> = {
  jpeg: { ending: 'jpg', mimetype: 'image/jpeg' },
  png: { ending: 'png', mimetype: 'image/png' },
  webp: { ending: 'webp', mimetype: 'image/webp' },
  heif: { ending: 'avif', mimetype: 'image/avif' },
}

/** Each encodes on several threads already. */
const ENCODED_TOGETHER = 2

/** Pictures: media whose encoded files stand in a folder named by their hash. */
export async function pictureFiles(payload: BasePayload): Promise<FileKind> {
  const directory = path.resolve(env().MEDIA_DIR)
  const rows = await readHashes(payload, 'media')
  const folders = new Set(await readdir(directory).catch(() => []))
  const limit = pLimit(ENCODED_TOGETHER)
  return {
    hashOf: pictureHash,
    rows,
    isComplete: (hash) => folders.has(hash),
    store: (bytes, _hash, address, row) =>
      limit(async () => {
        const format = await formatOf(bytes)
        // Encoded before the transaction, so that the database is not locked meanwhile.
        await encodePicture(bytes, directory).catch(() => {
          throw new RefusedFile('not a picture that can be read')
        })
        return row ?? create(payload, bytes, fileName(address, format.ending), format.mimetype)
      }),
  }
}

async function create(
  payload: BasePayload,
  data: Buffer,
  name: string,
  mimetype: string,
): Promise<number> {
  const { result } = await inTransaction(payload, ({ transactionID }) =>
    payload.create({
      collection: 'media',
      data: {},
      file: { data, mimetype, name, size: data.length },
      depth: 0,
      req: { transactionID },
    }),
  ).catch((error: unknown) => {
    throw error instanceof ValidationError ? new RefusedFile('a damaged picture') : error
  })
  return result.id
}

async function formatOf(bytes: Buffer): Promise<{ ending: string; mimetype: string }> {
  const metadata = await metadataOf(bytes)
  const format = FORMATS[metadata?.format ?? '']
  const isHevc = metadata?.format === 'heif' && metadata.compression !== 'av1'
  if (!format || isHevc) throw new RefusedFile('not a picture in JPEG, PNG, WebP or AVIF')
  return format
}

/** Null for what sharp cannot read; for an empty file it throws before there is a promise. */
async function metadataOf(bytes: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(bytes).metadata()
  } catch {
    return null
  }
}
