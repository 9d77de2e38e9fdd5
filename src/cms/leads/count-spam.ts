import type { CollectionBeforeChangeHook } from 'payload'
import { idOf } from '@/lib/documents'
import type { Lead } from '@/payload-types'
import { sqlOf } from '../database/sql'
import { recountRequest } from '../statistics/requests'

/**
 * What staff say is spam is no request for a property any more, and one again once they say that it is none. Both are
 * written with the status or not at all; the row is held, so of several who say so at once only the first changes it.
 */
export const countSpam: CollectionBeforeChangeHook<Lead> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || data.status === undefined) return data
  const { createdAt, form, history, property, status } = originalDoc
  const [was, is] = [status === 'spam', data.status === 'spam']
  if (was === is) return data
  const lead = { createdAt, form, history, property: idOf(property) }
  await recountRequest({ payload: req.payload, sql: await sqlOf(req) }, lead, is ? -1 : 1)
  return data
}
