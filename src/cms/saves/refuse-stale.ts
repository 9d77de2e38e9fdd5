import { APIError, type CollectionSlug, type GlobalSlug, type PayloadRequest, type Where } from 'payload'
import { BEGAN_WITH, isStale, versionMoment, type SaveConflict } from '@/domain/saves/version'
import { adminMessage } from '../fields/labels'
import { saverOf, staffName } from './last-save'

/** What is saved: a document of a collection, or a global. */
export type SaveTarget = { collection: CollectionSlug; id: number | string } | { global: GlobalSlug }

/** As long as Payload takes a lock for one (3.90.1). */
const LOCK_MS = 300_000
const CHECKED = 'saveChecked'

const CONFLICT = 409
const LOCKED = 423

const refusal = (req: PayloadRequest, status: number, conflict: SaveConflict): APIError => {
  return new APIError(wordsOf(conflict, req.i18n.language), status, { conflict }, true)
}

function wordsOf({ by, isOwn, kind }: SaveConflict, language: string): string {
  if (isOwn) return adminMessage('errors.savedMeanwhileByYou', language)
  if (by === null) {
    return kind === 'locked' ? adminMessage('errors.takenOverBySystem', language) : adminMessage('errors.savedMeanwhileBySystem', language)
  }
  return kind === 'locked'
    ? adminMessage('errors.takenOver', language, { name: by })
    : adminMessage('errors.savedMeanwhile', language, { name: by })
}

/** The moment of the newest version, draft or not, that whoever saves may read; null where there is none. */
async function newestVersion(req: PayloadRequest, target: SaveTarget): Promise<string | null> {
  const read = { depth: 0, draft: true, overrideAccess: false, req, select: { updatedAt: true } } as const
  const found =
    'global' in target
      ? await req.payload.findGlobal({ ...read, slug: target.global, select: { updatedAt: true } as never })
      : await req.payload.findByID({ ...read, ...target, disableErrors: true, select: { updatedAt: true } as never })
  return (found as { updatedAt?: string | null } | null)?.updatedAt ?? null
}

interface LockRow {
  id: number
  user?: { value: unknown } | null
}

/** Who else is at work on it, as the lock says; undefined where nobody is. */
async function otherAtWork(req: PayloadRequest, target: SaveTarget): Promise<unknown> {
  const about: Where[] =
    'global' in target
      ? [{ globalSlug: { equals: target.global } }]
      : [{ 'document.relationTo': { equals: target.collection } }, { 'document.value': { equals: target.id } }]
  const since = new Date(Date.now() - LOCK_MS).toISOString()
  const lock = await req.payload.db.findOne<LockRow>({
    collection: 'payload-locked-documents',
    where: { and: [...about, { updatedAt: { greater_than: since } }] },
    req,
  })
  const holder = lock?.user?.value
  return holder === req.user?.id ? undefined : holder
}

/**
 * Refuses a save that names the version it began with (see `BEGAN_WITH`) where somebody saved since, or
 * has taken over. One that names none is let through: those of the server, of imports and of scripts.
 * Runs within the transaction of the save, in its turn (decision 102). Decision 080.
 */
export async function refuseStale(req: PayloadRequest, target: SaveTarget): Promise<boolean> {
  const named = req.headers?.get(BEGAN_WITH)
  // What hooks save in the course of it began with nothing that somebody saw.
  if (!named || !req.user || req.context[CHECKED]) return false
  req.context[CHECKED] = true
  const began = versionMoment(named)
  if (!began) throw new APIError(adminMessage('errors.notUnderstood', req.i18n.language), 400, null, true)
  const newest = await newestVersion(req, target)
  if (!newest) return false
  const holder = await otherAtWork(req, target)
  if (holder !== undefined) {
    throw refusal(req, LOCKED, { kind: 'locked', by: await staffName(req, holder) })
  }
  if (!isStale(newest, began)) return true
  const place = 'global' in target ? (`globals/${target.global}` as const) : (`${target.collection}/${target.id}` as const)
  const saver = await saverOf(req, place, newest)
  const isOwn = saver?.id === req.user.id
  throw refusal(req, CONFLICT, { kind: 'stale', by: saver?.name ?? null, ...(isOwn && { isOwn }) })
}
