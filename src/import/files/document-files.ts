import { createHash } from 'node:crypto'
import { ValidationError, type BasePayload } from 'payload'
import { inTransaction } from '@/cms/database/transaction'
import { sendFirst } from '@/cms/media/sent-files'
import { isMeasurable, NOT_MEASURABLE } from '@/cms/media/encode'
import { RefusedFile } from './answer'
import { fileName, readHashes, type FileKind } from './file-store'

/** What the first bytes of an accepted document are. */
const KINDS = [
  { start: '25504446', ending: 'pdf', mimetype: 'application/pdf' },
  { start: 'ffd8ff', ending: 'jpg', mimetype: 'image/jpeg' },
  { start: '89504e47', ending: 'png', mimetype: 'image/png' },
]

/** Documents: PDF, JPEG and PNG. */
export async function documentFiles(payload: BasePayload): Promise<FileKind> {
  return {
    hashOf: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    rows: await readHashes(payload, 'documents'),
    isComplete: () => true,
    store: async (bytes, hash, address) => {
      const { ending, mimetype } = kindOf(bytes)
      const plain = { data: bytes, mimetype, name: fileName(address, ending), size: bytes.length }
      const file = await sendFirst(payload.collections.documents.config.upload.staticDir ?? '', plain)
      const { result } = await inTransaction(payload, ({ transactionID }) =>
        payload.create({
          collection: 'documents',
          data: { sourceHash: hash },
          file,
          depth: 0,
          req: { transactionID },
        }),
      ).catch((error: unknown) => {
        // The CMS looks further into a file than its first bytes.
        throw error instanceof ValidationError ? new RefusedFile('a damaged document') : error
      })
      return result.id
    },
  }
}

function kindOf(bytes: Buffer): (typeof KINDS)[number] {
  if (bytes.length === 0) throw new RefusedFile('an empty file')
  const kind = KINDS.find(({ start }) => bytes.toString('hex', 0, start.length / 2) === start)
  if (!kind) throw new RefusedFile('not a document in PDF, JPEG or PNG')
  if (kind.ending !== 'pdf' && !isMeasurable(bytes)) throw new RefusedFile(NOT_MEASURABLE)
  return kind
}
