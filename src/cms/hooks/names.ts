import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { adminMessage } from '../fields/labels'
import { INTO_BIN } from './usages'
import { recordChange } from '../change-log/changes'
import { routeProperties } from '../route-table/property-routes'
import { routeProjects } from '../route-table/project-routes'

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
 * says how many, those in the bin too: their paths carry its name, their feed is known by it.
 */
export const refuseDeleteInUse =
  (field: 'city' | 'type' | 'project' | 'source'): CollectionBeforeDeleteHook =>
  async ({ context, id, req }) => {
    const equals: Where = { [field]: { equals: id } }
    const ofProperties: Where =
      field === 'type' ? { or: [equals, { extraTypes: { in: [id] } }] } : equals
    const trash = !context[INTO_BIN]
    await refuseIfAny(req, { collection: 'properties', where: ofProperties, trash })
    if (field !== 'project') await refuseIfAny(req, { collection: 'projects', where: equals, trash })
  }

async function refuseIfAny(
  req: PayloadRequest,
  { collection, trash, where }: { collection: 'properties' | 'projects'; trash: boolean; where: Where },
): Promise<void> {
  const { totalDocs: count } = await req.payload.count({ collection, where, trash, req })
  if (count === 0) return
  const { language } = req.i18n
  const message =
    collection === 'properties'
      ? adminMessage('errors.inUseByProperties', language, { count })
      : adminMessage('errors.inUseByProjects', language, { count })
  const { totalDocs: seen } = trash ? await req.payload.count({ collection, where, req }) : { totalDocs: count }
  const hidden = count > seen ? ` ${adminMessage('errors.inUseInBin', language, { count: count - seen })}` : ''
  throw new APIError(message + hidden, 409)
}
