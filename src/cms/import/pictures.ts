import path from 'node:path'
import { ValidationError, type BasePayload } from 'payload'
import sharp from 'sharp'
import { env } from '@/lib/env'
import { encodePicture, pictureHash } from '../media/encode'
import type { ReadFile } from './read-file'
import { RefusedFile } from './refused-file'
import { fileName, readHashes, storeFiles, type StoredFiles, type Wanted } from './stored-files'
import { inTransaction } from './transaction'

/** The formats that are taken, with the ending of their files. */
const FORMATS: Record<string, { ending: string; mimetype: string }> = {
  jpeg: { ending: 'jpg', mimetype: 'image/jpeg' },
  png: { ending: 'png', mimetype: 'image/png' },
  webp: { ending: 'webp', mimetype: 'image/webp' },
  heif: { ending: 'avif', mimetype: 'image/avif' },
}

/**
 * Stores the pictures that a feed names and gives their rows by address. A picture whose content
 * is stored already is neither encoded nor stored again.
 */
export async function storePictures<Place>(
  payload: BasePayload,
  wanted: Wanted<Place>[],
  read: ReadFile,
  onFile: () => Promise<void>,
): Promise<StoredFiles<Place>> {
  const known = await readHashes(payload, 'media')
  const store = (bytes: Buffer, _hash: string, address: string) => storeOne(payload, bytes, address)
  return storeFiles(wanted, known, read, { hashOf: pictureHash, store }, onFile)
}

async function storeOne(payload: BasePayload, bytes: Buffer, address: string): Promise<number> {
  const { ending, mimetype } = await formatOf(bytes)
  // Encoded before the transaction, so that the database is not locked meanwhile.
  await encodePicture(bytes, path.resolve(env().MEDIA_DIR)).catch(() => {
    throw new RefusedFile('not a picture that can be read')
  })
  const name = fileName(address, ending)
  const { result } = await inTransaction(payload, ({ transactionID }) =>
    payload.create({
      collection: 'media',
      data: {},
      file: { data: bytes, mimetype, name, size: bytes.length },
      depth: 0,
      req: { transactionID },
    }),
  ).catch((error: unknown) => {
    throw error instanceof ValidationError ? new RefusedFile('a damaged picture') : error
  })
  return result.id
}

async function formatOf(bytes: Buffer): Promise<{ ending: string; mimetype: string }> {
  const metadata = await sharp(bytes).metadata().catch(() => null)
  const format = FORMATS[metadata?.format ?? '']
  const isHevc = metadata?.format === 'heif' && metadata.compression !== 'av1'
  if (!format || isHevc) throw new RefusedFile('not a picture in JPEG, PNG, WebP or AVIF')
  return format
}
