import { rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import {
  APIError,
  MissingFile,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { formatBytes } from '@/i18n/format-bytes'
import { readerLanguage } from '@/i18n/languages'
import { afterCommit, afterRollback } from '../database/open-transactions'
import { adminMessage } from '../fields/labels'
import { waitToSave } from '../saves/in-turn'
import { holdFile, putBack, releaseFile } from './held-files'

/**
 * Refuses a new document without a file: Payload would fetch one from an address that was sent. One
 * file for many documents is refused too: each has its own.
 */
export const requireFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { id, duplicateFromID } = args as { id?: number; duplicateFromID?: number | null }
  if (operation === 'create' && !req.file && duplicateFromID == null) throw new MissingFile(req.t)
  if (operation === 'update' && req.file && id === undefined) {
    throw new APIError(adminMessage('errors.notUnderstood', req.i18n.language), 400)
  }
}

/** What is written about a file, as JSON: a few texts in four languages. */
const DATA_LENGTH = 64_000
const TOO_LARGE = 413

/**
 * Refuses more data beside a file than anybody writes about it: forms with a file are not looked at
 * before Payload has read them. Decision 063.
 */
export const requireLittleData: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return
  const { data = null } = args as { data?: unknown }
  if (JSON.stringify(data).length <= DATA_LENGTH) return
  const { language } = req.i18n
  const most = formatBytes(DATA_LENGTH, readerLanguage(language))
  throw new APIError(adminMessage('errors.bodyTooLarge', language, { most }), TOO_LARGE)
}

/** What else a save writes. */
const SPARE_BYTES = 8 * 1024 * 1024

/**
 * Refuses a file that the disk has no room for: the error that Payload makes of it does not tell why.
 */
export const requireRoom =
  (directory: string): CollectionBeforeOperationHook =>
  async ({ operation, req }) => {
    // What is read beside an upload is asked for with the same request.
    if (!req.file?.size || (operation !== 'create' && operation !== 'update')) return
    const disk = await statfs(directory).catch(() => null)
    if (!disk || disk.bavail * disk.bsize >= req.file.size + SPARE_BYTES) return
    throw Object.assign(new Error(`No room for ${req.file.size} bytes`), { code: 'ENOSPC' })
  }

/**
 * Keeps a document's file until the change is committed: Payload removes the file before that, and
 * a transaction that is undone would leave a row without it. Which file that is, is asked in the turn of the save:
 * what another has just replaced would come back without a row.
 */
export const holdReplaced =
  (directory: string): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, req }) => {
    const { id } = args as { id?: number }
    if (operation !== 'update' || id === undefined) return
    await waitToSave(req, collection.slug)
    await hold(directory, collection.slug, id, req)
  }

/** The same for a document that is deleted. */
export const holdDeleted =
  (directory: string): CollectionBeforeDeleteHook =>
  ({ collection, id, req }) =>
    hold(directory, collection.slug, id, req)

/** Removes the file of an upload that is not committed. */
export const removeUncommitted =
  (directory: string): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const [before, after] = [nameOf(originalDoc?.filename), nameOf(data.filename)]
    if (req.file && after && after !== before) {
      await afterRollback(req, () => rm(path.join(directory, after), { force: true }))
    }
    return data
  }

const nameOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? path.basename(value) : null

async function hold(
  directory: string,
  collection: CollectionSlug,
  id: number | string,
  req: PayloadRequest,
): Promise<void> {
  const place = { collection, req, where: { id: { equals: id } } }
  const doc = await req.payload.db.findOne<{ id: number; filename?: string | null }>(place)
  const name = nameOf(doc?.filename)
  const held = name && (await holdFile(directory, name))
  if (!held) return
  await afterRollback(req, () => putBack(held))
  await afterCommit(req, () => releaseFile(held))
}
