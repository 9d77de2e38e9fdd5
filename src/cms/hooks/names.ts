import type { CollectionAfterChangeHook } from 'payload'
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
