import { APIError, type CollectionAfterChangeHook, type CollectionBeforeDeleteHook } from 'payload'
import { recordChange } from '../change-log/changes'
import { sqlOf } from '../database/sql'
import { adminMessage } from '../fields/labels'
import { routeProperties } from '../route-table/property-routes'
import { routeProjects } from '../route-table/project-routes'
import { countReferring } from '../usages/candidates'
import { flatFields } from '../usages/references'
import { INTO_BIN } from './usages'

/**
 * Moves the paths of every property (and project) that carries the name of a changed city or
 * type, in the transaction of the change. Spec §2, "Route table".
 */
export const rerouteAfterRename =
  (kind: 'city' | 'type'): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    if (operation === 'update') {
      if (kind === 'city') await routeProjects(req, { city: doc.id })
      await routeProperties(req, kind === 'city' ? { city: doc.id } : { type: doc.id })
    }
    await recordChange(req, [`${kind}:${doc.id}`])
    return doc
  }

/**
 * Refuses to delete a city, type, project or import source that properties or projects still point at, and
 * says how many, drafts and those in the bin too: their paths carry its name, their feed is known by it.
 */
export const refuseDeleteInUse: CollectionBeforeDeleteHook = async (deleted) => {
  await refuseIfAny(deleted, 'properties')
  await refuseIfAny(deleted, 'projects')
}

async function refuseIfAny(
  { collection: { slug: collection }, context, id, req }: Parameters<CollectionBeforeDeleteHook>[0],
  using: 'properties' | 'projects',
): Promise<void> {
  const { i18n: { language }, payload } = req
  const { fields, slug, versions } = payload.collections[using].config
  const relations = flatFields(fields).filter((field) => field.type === 'relationship' && field.relationTo === collection)
  const search = { payload, sql: await sqlOf(req), collection, id: Number(id) }
  const { all, inBin } = await countReferring(search, { fields: relations, slug, versions })
  const count = context[INTO_BIN] ? all - inBin : all
  if (count === 0) return
  const message =
    using === 'properties'
      ? adminMessage('errors.inUseByProperties', language, { count })
      : adminMessage('errors.inUseByProjects', language, { count })
  const hidden = count - (all - inBin)
  throw new APIError(hidden > 0 ? `${message} ${adminMessage('errors.inUseInBin', language, { count: hidden })}` : message, 409)
}
