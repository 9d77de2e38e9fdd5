import { createHash } from 'node:crypto'
import { ValidationError, type BasePayload } from 'payload'
import type { ReadFile } from './read-file'
import { RefusedFile } from './refused-file'
import { fileName, readHashes, storeFiles, type StoredFiles, type Wanted } from './stored-files'
import { inTransaction } from './transaction'

/** What the first bytes of an accepted document are. */
const KINDS = [
  { start: '25504446', ending: 'pdf', mimetype: 'application/pdf' },
  { start: 'ffd8ff', ending: 'jpg', mimetype: 'image/jpeg' },
  { start: '89504e47', ending: 'png', mimetype: 'image/png' },
]

const sourceHash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Stores the documents that a feed names (PDF, JPEG, PNG) and gives their rows by address. */
export async function storeDocuments<Place>(
  payload: BasePayload,
  wanted: Wanted<Place>[],
  read: ReadFile,
  onFile: () => Promise<void>,
): Promise<StoredFiles<Place>> {
  const known = await readHashes(payload, 'documents')
  const store = async (bytes: Buffer, hash: string, address: string): Promise<number> => {
    const kind = KINDS.find(({ start }) => bytes.toString('hex', 0, start.length / 2) === start)
    if (!kind) throw new RefusedFile('not a document in PDF, JPEG or PNG')
    const { ending, mimetype } = kind
    const file = { data: bytes, mimetype, name: fileName(address, ending), size: bytes.length }
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
  }
  return storeFiles(wanted, known, read, { hashOf: sourceHash, store }, onFile)
}
