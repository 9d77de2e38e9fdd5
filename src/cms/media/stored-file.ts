import { link, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import {
  MissingFile,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { afterCommit, afterRollback } from '../database/transactions'

/** Inside the folder of the files, so that a name can move between them at once. */
const HELD = '.until-commit'

/** Refuses a new document without a file: Payload would fetch one from an address that was sent. */
export const requireFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || req.file) return
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID != null
  if (!isCopy) throw new MissingFile(req.t)
}

/**
 * Keeps a document's file until its row is gone for good: Payload removes it before that, and a
 * transaction that is undone would leave a row without its file.
 */
export const holdDeleted =
  (directory: string): CollectionBeforeDeleteHook =>
  async ({ collection, id, req }) => {
    const place = { collection: collection.slug, req, where: { id: { equals: id } } }
    const doc = await req.payload.db.findOne<{ id: number; filename?: string | null }>(place)
    await hold(directory, doc?.filename, req)
  }

/** The same for a file that another takes the place of, and removes that one if it does not. */
export const holdReplaced =
  (directory: string): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    if (!req.file) return data
    const [before, after] = [nameOf(originalDoc?.filename), nameOf(data.filename)]
    if (after && after !== before) {
      await afterRollback(req, () => rm(path.join(directory, after), { force: true }))
    }
    await hold(directory, before, req)
    return data
  }

const nameOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? path.basename(value) : null

async function hold(directory: string, filename: unknown, req: PayloadRequest): Promise<void> {
  const name = nameOf(filename)
  if (!name) return
  const file = path.join(directory, name)
  const held = path.join(directory, HELD, `${String(await req.transactionID)}-${name}`)
  await mkdir(path.dirname(held), { recursive: true })
  const exists = await link(file, held).then(
    () => true,
    () => false,
  )
  if (!exists) return
  await afterCommit(req, () => rm(held, { force: true }))
  await afterRollback(req, () => rename(held, file))
}
