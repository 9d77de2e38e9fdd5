import { Forbidden, NotFound, saveVersion, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { idOf } from '@/lib/documents'
import { mayChange } from '../access/may-change'
import { readsNewestVersion } from '../access/newest-version'
import { eq } from '../database/drizzle'
import { lockFor } from '../database/locks'
import { columnOf, sqlOf, tableByName, tableNameOf } from '../database/sql'
import { inOwnTransaction } from '../database/transaction'
import { noteSave } from './last-save'
import { refuseStale } from './refuse-stale'

/**
 * `POST /api/pages/{id}/revert`: makes what is published of a document its newest version, in every language and
 * to the letter; the draft stays among the versions. Nothing is published by it, so no rule of publishing is
 * asked, and visitors see nothing new. 403 to whoever may not change it or read its draft, and where there is
 * none outside the bin; 404 where nothing is published; 409 and 423 as for any save. Decision 080.
 */
export async function revert(req: PayloadRequest, collection: SanitizedCollectionConfig): Promise<Response> {
  const { slug } = collection
  const { payload } = req
  const id = idOf(req.routeParams?.id)
  const mayRevert = id !== null && (await mayChange(req, { document: { relationTo: slug, value: id } }))
  if (!mayRevert || !(await readsNewestVersion(req, slug, id))) throw new Forbidden(req.t)
  const doc = await inOwnTransaction(req, async () => {
    await lockFor(req, 'content')
    await refuseStale(req, { collection: slug, id })
    const where = { id: { equals: id }, _status: { equals: 'published' } }
    const published = await payload.db.findOne({ collection: slug, req, where })
    if (!published) throw new NotFound(req.t)
    // Payload (3.90.1) takes a draft that is newer than what is published for the newest version, by these moments.
    const updatedAt = new Date().toISOString()
    const table = tableByName(payload, tableNameOf(slug))
    await (await sqlOf(req)).update(table).set({ updatedAt }).where(eq(columnOf(table, 'id'), id))
    await saveVersion({ id, collection, docWithLocales: { ...published, updatedAt }, operation: 'update', payload, req })
    await noteSave(req, `${slug}/${id}`)
    return payload.findByID({ collection: slug, id, depth: 0, overrideAccess: false, req })
  })
  return Response.json({ doc, message: req.t('general:updatedSuccessfully') })
}
