import type {
  BasePayload,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { DAY_MS } from '@/lib/day-ms'
import { idOf, isDoc } from '@/lib/documents'
import { mayChange } from '../access/may-change'
import { background } from '../background'
import { inTransaction } from '../database/transaction'

const UNTOUCHED = 'untouched'
/**
 * What a browser left behind that crashed or had no connection. It may keep a text for this draft for thirty
 * days, which it can offer only while the draft is there.
 */
const LEFT_MS = 31 * DAY_MS

const keyOf = (slug: string, id: unknown): string => `${UNTOUCHED}/${slug}/${String(id)}`
const whereKey = (key: string) => ({ key: { equals: key } })

interface Noted {
  id: number
  key: string
  data: unknown
}

/**
 * Notes which drafts nobody has written anything in. Payload (3.90.1) makes a document of what saves itself
 * as soon as its form is opened, and has no way not to that lets drafts be incomplete: a form that is left
 * so takes its document along, by the address that is added here.
 */
export function followUntouched(collection: SanitizedCollectionConfig): void {
  if (!hasAutosaveEnabled(collection)) return
  const { hooks, slug } = collection
  const noteEmpty: CollectionBeforeOperationHook = ({ args, operation, req }) => {
    const { data, draft, duplicateFromID } = args as { data?: unknown; draft?: boolean; duplicateFromID?: unknown }
    if (operation !== 'create') return
    req.context[UNTOUCHED] = draft === true && duplicateFromID == null && isDoc(data) && Object.keys(data).length === 0
  }
  hooks.beforeOperation = [noteEmpty, ...(hooks.beforeOperation ?? [])]
  hooks.afterChange = [
    ...(hooks.afterChange ?? []),
    async ({ doc, operation, req }) => {
      const key = keyOf(slug, doc.id)
      const isEmpty = operation === 'create' && req.context[UNTOUCHED] === true
      const data = { key, data: { at: new Date().toISOString() } }
      if (isEmpty) await req.payload.db.upsert({ collection: 'payload-kv', data, req, where: whereKey(key) })
      else if (operation === 'update') await req.payload.db.deleteMany({ collection: 'payload-kv', req, where: whereKey(key) })
    },
  ]
  hooks.afterDelete = [
    ...(hooks.afterDelete ?? []),
    async ({ id, req }) => {
      await req.payload.db.deleteMany({ collection: 'payload-kv', req, where: whereKey(keyOf(slug, id)) })
    },
  ]
  collection.endpoints = [
    ...(collection.endpoints || []),
    { method: 'post', path: '/:id/leave', handler: async (req) => Response.json({ deleted: await leave(req, slug) }) },
  ]
}

/** Deletes a draft that somebody opened, wrote nothing in and left; gives whether it did. */
async function leave(req: PayloadRequest, slug: string): Promise<boolean> {
  const id = idOf(Number(req.routeParams?.id))
  if (!req.user || id === null || !(await mayChange(req, { document: { relationTo: slug, value: id } }))) return false
  return removeUntouched(req.payload, slug as CollectionSlug, id)
}

/** In one transaction under the lock of saves, so that none comes between. */
async function removeUntouched(payload: BasePayload, collection: CollectionSlug, id: number): Promise<boolean> {
  const { result } = await inTransaction(payload, async ({ transactionID }) => {
    const req = { transactionID }
    const where = whereKey(keyOf(collection, id))
    const noted = await payload.db.findOne<Noted>({ collection: 'payload-kv', req, where })
    if (!noted) return false
    await payload.delete({ collection, id, req, trash: true })
    return true
  }, 'content')
  return result
}

/**
 * Deletes what was opened and left by a browser that could not say so, and gives how much. What something leads
 * to by now stays, and is told of in the log.
 */
export async function removeLeftDrafts(payload: BasePayload, now = Date.now()): Promise<number> {
  const { docs } = await payload.db.find<Noted>({
    collection: 'payload-kv', pagination: false, where: { key: { like: `${UNTOUCHED}/` } },
  })
  let removed = 0
  for (const { data, key } of docs) {
    if (background().isStopping) break
    const [kind, slug, id] = key.split('/')
    const at = Date.parse(isDoc(data) ? String(data.at) : '')
    if (kind !== UNTOUCHED || !(at < now - LEFT_MS)) continue
    try {
      if (await removeUntouched(payload, slug as CollectionSlug, Number(id))) removed += 1
    } catch (error) {
      payload.logger.error({ err: error, msg: `The untouched draft ${slug} ${id} could not be deleted; trying again tomorrow` })
    }
  }
  return removed
}
