import {
  APIError,
  executeAccess,
  type BasePayload,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { inTransaction } from '../database/transaction'
import { afterCommit, afterRollback } from '../database/open-transactions'
import { adminMessage } from '../fields/labels'
import { recordChange } from '../change-log/changes'
import { encodePicture, HeicPicture, isEncoded, isPictureHash, removePicture, UnreadablePicture, type Encoded } from './encode'

/** What came of uploads that were encoded before their transaction. */
const encoded = new WeakMap<Uint8Array, Encoded>()

/**
 * Encodes what is uploaded before the first statement of its transaction, so that nobody waits for
 * it; a file that is no picture is refused in words. What comes to nothing leaves nothing.
 */
export const encodeBefore =
  (directory: string): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    const isUpload = operation === 'create' || operation === 'update'
    const bytes = req.file?.data
    if (!isUpload || !bytes) return
    // Payload asks only afterwards, and encoding is work.
    const { id, data } = args as { id?: number; data?: unknown }
    if (!overrideAccess) await executeAccess({ id, data, req }, collection.access[operation])
    const made = await encode(bytes, directory, req)
    encoded.set(bytes, made)
    // Whatever refuses the save, in its transaction or before its first statement.
    await afterRollback(req, () => removeUnshared(req.payload, directory, made.hash))
  }

/** Notes on a picture where its encoded files stand. A file that Payload read itself, for a copy or anew, is the one that was encoded. */
export const noteEncoded =
  (directory: string): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const bytes = req.file?.data
    if (!bytes) return data
    const before = encoded.get(bytes)
    if (!before && isPictureHash(originalDoc?.hash)) {
      const { hash, height, preview, width } = originalDoc as unknown as Encoded
      return { ...data, hash, height, preview, width }
    }
    // They went with the last other picture of the same bytes if that was deleted meanwhile.
    const stands = before && (await isEncoded(directory, before.hash))
    return { ...data, ...(stands ? before : await encode(bytes, directory, req)) }
  }

const encode = (bytes: Uint8Array, directory: string, req: PayloadRequest): Promise<Encoded> =>
  encodePicture(bytes, directory).catch((error: unknown) => {
    if (!(error instanceof UnreadablePicture)) throw error
    const { language } = req.i18n
    const isHeic = error instanceof HeicPicture
    throw new APIError(
      isHeic ? adminMessage('errors.heic', language) : adminMessage('errors.notAPicture', language),
      400,
    )
  })

/** Removes the encoded files of a deleted picture, unless another picture is the same file. */
export const removeEncoded =
  (directory: string): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await recordChange(req, [`media:${doc.id}`])
    await afterCommit(req, () => removeUnshared(req.payload, directory, doc.hash))
    return doc
  }

/** Removes the encoded files of a picture whose file was replaced, on the same condition. */
export const removeReplaced =
  (directory: string): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const before: unknown = previousDoc?.hash
    if (before !== doc.hash) {
      await afterCommit(req, () => removeUnshared(req.payload, directory, before))
    }
    return doc
  }

/** Under the lock of those who store one: nobody else is just storing a picture of the same bytes. */
async function removeUnshared(
  payload: BasePayload,
  directory: string,
  hash: unknown,
): Promise<void> {
  // Whatever is stored: a name such as `..` would remove the folder of everything.
  if (!isPictureHash(hash)) return
  await inTransaction(payload, async ({ transactionID }) => {
    const where = { hash: { equals: hash } }
    const { totalDocs } = await payload.count({ collection: 'media', where, trash: true, req: { transactionID } })
    if (totalDocs > 0) return
    await removePicture(directory, hash)
  }, 'content')
}
