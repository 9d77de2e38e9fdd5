import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { executeAccess, type CollectionAfterChangeHook, type CollectionBeforeOperationHook } from 'payload'
import { bucket } from './bucket'
import { isHere, keyOf } from './local-copy'

/** What was sent, and the name under which. */
const sent = new WeakMap<Uint8Array, string>()

/** Words that staff recognise, and letters that no other file has: what is stored never changes under its name. */
function nameOfItsOwn(name: string): string {
  const { ext, name: words } = path.parse(path.basename(name))
  return `${words.slice(0, 80)}-${randomBytes(5).toString('hex')}${ext}`
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

/** Fetches the file of a document that is changed: Payload may read it from the disk. */
const fetchStored =
  (directory: string): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, req }) => {
    const { id, duplicateFromID } = args as { id?: number; duplicateFromID?: number | null }
    const source = duplicateFromID ?? (operation === 'update' ? id : undefined)
    if (!bucket() || source === undefined) return
    const place = { collection: collection.slug, req, where: { id: { equals: source } } }
    const doc = await req.payload.db.findOne<{ id: number; filename?: string | null }>(place)
    // Where it does not come Payload says so, if it needs it.
    if (doc?.filename) await isHere(path.join(directory, path.basename(doc.filename))).catch(() => false)
  }

/** What stands between an upload and its transaction, so that its file is in the bucket, where there is one. */
export const sentTo = (directory: string): CollectionBeforeOperationHook[] => [sendUpload(directory), fetchStored(directory)]

/** Sends what Payload has stored otherwise: the file of a copy. */
export const sendRest =
  (directory: string): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const store = bucket()
    const { filename } = doc as { filename?: unknown }
    if (!store || typeof filename !== 'string' || filename === previousDoc?.filename) return doc
    if (req.file && sent.get(req.file.data) === filename) return doc
    const file = path.join(directory, path.basename(filename))
    await store.put(keyOf(file), await readFile(file))
    return doc
  }
