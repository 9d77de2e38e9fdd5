import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
} from 'payload'
import { adminMessage } from '../fields/labels'
import { recordChange } from '../freshness/changes'
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
      await routeProperties(req, { [kind]: doc.id })
    }
    await recordChange(req, [`${kind}:${doc.id}`])
    return doc
  }

/** Refuses to delete a city, type or project that properties still point at, and says how many. */
export const refuseDeleteInUse =
  (field: 'city' | 'type' | 'project'): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { totalDocs } = await req.payload.count({
      collection: 'properties',
      where: { [field]: { equals: id } },
      req,
    })
    if (totalDocs > 0) {
      throw new APIError(
        adminMessage('errors.inUseByProperties', req.i18n.language, { count: totalDocs }),
        409,
      )
    }
  }
