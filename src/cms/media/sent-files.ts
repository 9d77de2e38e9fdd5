import { randomBytes } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import {
  executeAccess,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
} from 'payload'
import { getSanitizedUploadFilename } from 'payload/shared'
import { afterRollback } from '../database/open-transactions'
import { bucket } from './bucket'
import { isHere, keyOf } from './local-copy'

/** What was sent, and the name under which. */
const sent = new WeakMap<Uint8Array, string>()

/** The letters of its own at the end of a name. */
const OWN_LETTERS = /-[0-9a-f]{10}(?=\.[^.]*$|$)/

/** So many letters of a name are kept: with those that are added, whatever they are, a disk takes it. */
const WORDS = 60

/**
 * Words that staff recognise, and letters that no other file has: what is stored never changes under its name. It is written
 * as Payload would write it, which leaves it as it is then.
 */
function nameOfItsOwn(name: string): string {
  const { ext, name: words } = path.parse(path.basename(name))
  return getSanitizedUploadFilename(`${[...words].slice(0, WORDS).join('')}-${randomBytes(5).toString('hex')}${ext}`)
}

/**
 * Sends a file that is about to be uploaded to the bucket, where there is one, and gives the file with the
 * name that it has there. To be awaited where no transaction is open: it takes as long as the network.
 */
export async function sendFirst<File extends { data: Uint8Array; name: string }>(directory: string, file: File): Promise<File> {
  const store = bucket()
  if (!store || sent.has(file.data)) return file
  const name = nameOfItsOwn(file.name)
  await store.put(keyOf(path.join(directory, name)), file.data)
  sent.set(file.data, name)
  return { ...file, name }
}

/**
 * Sends what is uploaded before the first statement of its transaction: whoever is told that it is stored
 * may lose this machine. What comes to nothing is swept away later.
 */
const sendUpload =
  (directory: string): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    if (!bucket() || !req.file || (operation !== 'create' && operation !== 'update')) return
    // Payload asks only afterwards.
    const { id, data } = args as { id?: number; data?: unknown }
    if (!overrideAccess) await executeAccess({ id, data, req }, collection.access[operation])
    const { name } = await sendFirst(directory, req.file)
    req.file.name = name
  }

/** What was sent for the copy that a request makes, and the name that Payload gives it. */
const copies = new WeakMap<object, { name: string; written?: string }>()

/**
 * Fetches the file of a document that is changed or copied: Payload may read it from the disk. That of a copy is sent too.
 * Asked outside the transaction of the save, which begins with its first statement.
 */
const fetchStored =
  (directory: string): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    const { data, id, duplicateFromID } = args as { data?: unknown; id?: number; duplicateFromID?: number | null }
    const source = duplicateFromID ?? (operation === 'update' ? id : undefined)
    const store = bucket()
    if (!store || source === undefined) return
    const doc = await req.payload.db.findOne<{ id: number; filename?: string | null }>({ collection: collection.slug, where: { id: { equals: source } } })
    if (!doc?.filename) return
    const file = path.join(directory, path.basename(doc.filename))
    // Where it does not come Payload says so, if it needs it.
    const isThere = await isHere(file).catch(() => false)
    if (!isThere || operation !== 'create') return
    if (!overrideAccess) await executeAccess({ data, req }, collection.access.create)
    const name = nameOfItsOwn(doc.filename.replace(OWN_LETTERS, ''))
    await store.put(keyOf(path.join(directory, name)), await readFile(file))
    copies.set(req, { name })
  }

/** What stands between an upload and its transaction, so that its file is in the bucket, where there is one. */
export const sentTo = (directory: string): CollectionBeforeOperationHook[] => [sendUpload(directory), fetchStored(directory)]

/** Gives a copy the name under which its file was sent. */
export const nameCopy =
  (directory: string): CollectionBeforeChangeHook =>
  async ({ data, req }) => {
    const copy = copies.get(req)
    if (!copy) return data
    const written = path.basename(String(data.filename))
    copies.set(req, { ...copy, written })
    await afterRollback(req, () => rm(path.join(directory, written), { force: true }))
    return { ...data, filename: copy.name }
  }

/** Calls the file of a copy on the disk as it was sent, and sends what was not: no file of a row is on one disk alone. */
export const sendRest =
  (directory: string): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const store = bucket()
    const { filename } = doc as { filename?: unknown }
    if (!store || typeof filename !== 'string' || filename === previousDoc?.filename) return doc
    const file = path.join(directory, path.basename(filename))
    const copy = copies.get(req)
    if (copy?.written !== undefined) await rename(path.join(directory, copy.written), file)
    const isSent = copy?.name === filename || (req.file && sent.get(req.file.data) === filename)
    if (!isSent) await store.put(keyOf(file), await readFile(file))
    return doc
  }
