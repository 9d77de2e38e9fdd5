import type { PayloadRequest } from 'payload'
import { isDoc } from '@/lib/documents'

/** A document or a global, as the key of what is known of its last save: `pages/12`, `globals/header`. */
export type SavedPlace = `${string}/${number | string}`

interface KeptValue {
  data: unknown
}

const keyOf = (place: SavedPlace) => `last-save/${place}`
const whereKey = (place: SavedPlace) => ({ key: { equals: keyOf(place) } })

/** Writes down, in the transaction of the save, who of the staff saved a place and when. */
export async function noteSave(req: PayloadRequest, place: SavedPlace): Promise<void> {
  if (!req.user) return
  const data = { key: keyOf(place), data: { user: req.user.id, at: new Date().toISOString() } }
  await req.payload.db.upsert({ collection: 'payload-kv', data, req, where: whereKey(place) })
}

/** Forgets who saved a place that is gone. */
export const forgetSave = (req: PayloadRequest, place: SavedPlace): Promise<unknown> =>
  req.payload.db.deleteMany({ collection: 'payload-kv', req, where: whereKey(place) })

/** A member of staff who saved something; the name is null for an account that is gone. */
interface Saver {
  id: unknown
  name: string | null
}

/**
 * Who of the staff saved the version of this moment; null where nobody of the staff did: an import or the
 * server itself.
 */
export async function saverOf(req: PayloadRequest, place: SavedPlace, version: string): Promise<Saver | null> {
  const row = await req.payload.db.findOne<KeptValue & { id: number }>({
    collection: 'payload-kv', req, where: whereKey(place),
  })
  const save = row?.data
  if (!isDoc(save) || String(save.at) < version) return null
  return { id: save.user, name: await staffName(req, save.user) }
}

/** What a member of staff is called; null for an account that is gone. */
export async function staffName(req: PayloadRequest, id: unknown): Promise<string | null> {
  const where = { id: { equals: id } }
  const account = await req.payload.db.findOne<{ id: number; name?: string }>({
    collection: 'users', req, where,
  })
  return account?.name ?? null
}
