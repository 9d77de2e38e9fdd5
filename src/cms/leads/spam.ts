import type { CollectionBeforeChangeHook } from 'payload'
import { withEvents } from '@/domain/forms/lead-history'
import { idOf } from '@/lib/documents'
import type { Lead } from '@/payload-types'
import { sqlOf, tableOf } from '../database/sql'
import { deleteUnsentMails, isToOutsider } from '../mails/outbox'
import { recountRequest } from '../statistics/requests'
import { cancelComingVisit, hasVisit } from '../visits/change-visit'
import { eventBy } from './events'

/**
 * What staff say is spam is no request for a property any more, and one again once they say that it is none. A visit to
 * come is cancelled for good: its moment is somebody else's by then. Mails that have not left are taken back but those to
 * the agency, as the address may be a stranger's. All is written with the status or not at all; the
 * row is held, so of several who say so at once only the first changes it.
 */
export const settleSpam: CollectionBeforeChangeHook<Lead> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || data.status === undefined) return data
  const { createdAt, form, history, id, property, status } = originalDoc
  const [was, is] = [status === 'spam', data.status === 'spam']
  if (was === is) return data
  const writer = { payload: req.payload, sql: await sqlOf(req) }
  const lead = { createdAt, form, history, property: idOf(property) }
  await recountRequest(writer, lead, { by: is ? -1 : 1, isVisit: await hasVisit(writer, id) })
  const from = is ? await cancelComingVisit(writer, id) : null
  // Whoever held the visit before has written its mails by now.
  if (is) await deleteUnsentMails(writer, isToOutsider(tableOf(req.payload, 'mails'), id))
  if (from === null) return data
  return { ...data, history: withEvents(data.history, [eventBy(req, { kind: 'visit-cancelled', from, to: null })]) }
}
