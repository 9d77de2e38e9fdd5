import { rm } from 'node:fs/promises'
import path from 'node:path'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { adminMessage } from '../fields/labels'
import { recordChange } from '../freshness/changes'
import { encodePicture, isPictureHash } from './encode'

/** Encodes what was uploaded; a file that is no picture is refused in words. */
export const encodeUpload =
  (directory: string): CollectionBeforeChangeHook =>
  async ({ data, req }) => {
    if (!req.file?.data?.length) return data
    try {
      return { ...data, ...(await encodePicture(req.file.data, directory)) }
    } catch {
      throw new APIError(adminMessage('errors.notAPicture', req.i18n.language), 400)
    }
  }

/** Removes the encoded files of a deleted picture, unless another picture is the same file. */
export const removeEncoded =
  (directory: string): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await recordChange(req, [`media:${doc.id}`])
    await removeUnshared(directory, doc.hash, req)
    return doc
  }

/** Removes the encoded files of a picture whose file was replaced, on the same condition. */
export const removeReplaced =
  (directory: string): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    if (previousDoc?.hash !== doc.hash) await removeUnshared(directory, previousDoc?.hash, req)
    return doc
  }

async function removeUnshared(directory: string, hash: unknown, req: PayloadRequest) {
  // Whatever is stored: a name such as `..` would remove the folder of everything.
  if (!isPictureHash(hash)) return
  const { totalDocs } = await req.payload.count({
    collection: 'media',
    where: { hash: { equals: hash } },
    // Not `req` itself: Payload would change its language.
    req: { transactionID: req.transactionID },
  })
  if (totalDocs > 0) return
  await rm(path.join(directory, hash), { recursive: true, force: true })
}
