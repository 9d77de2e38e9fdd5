import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { and, eq, gt, isNotNull } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'
import { adminMessage } from '../fields/labels'

/** Refuses to delete a calendar in which visits are still to come: nobody would see whose they are. */
export const refuseWithVisits: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const visits = tableOf(req.payload, 'appointments')
  const coming = await committedSql(req.payload)
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.calendar, Number(id)), isNotNull(visits.slot), gt(visits.end, new Date().toISOString())))
    .limit(1)
  if (coming.length > 0) throw new APIError(adminMessage('errors.hoursWithVisits', req.i18n.language), 409)
}
