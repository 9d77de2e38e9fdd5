import type { EmailFieldValidation, PayloadRequest, RelationshipFieldManyValidation } from 'payload'
import { chunks } from '@/lib/chunks'
import { idsOf } from '@/lib/documents'
import { canEditListingOf, type Actor } from '../access/roles'
import { inArray } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'
import { adminMessage } from '../fields/labels'

async function agenciesOf(req: PayloadRequest, ids: readonly number[]): Promise<Map<number, number | null>> {
  const properties = tableOf(req.payload, 'properties')
  const sql = await sqlOf(req)
  const found = new Map<number, number | null>()
  for (const some of chunks([...ids])) {
    const rows = await sql.select({ id: properties.id, agency: properties.agency }).from(properties).where(inArray(properties.id, some))
    for (const { agency, id } of rows) found.set(id, agency)
  }
  return found
}

/**
 * Accepts the properties that were there before, those in the bin too, and lets agents add and take away
 * those of their own agency. The server itself may give any. Spec §6.
 */
export const ofOwnListings: RelationshipFieldManyValidation = async (value, { previousValue, req }) => {
  const actor = req.user as Actor | null
  const [now, before] = [idsOf(value), idsOf(previousValue)]
  const changed = [...now.filter((id) => !before.includes(id)), ...before.filter((id) => !now.includes(id))]
  if (changed.length === 0) return true
  const agencies = await agenciesOf(req, changed)
  const { language } = req.i18n
  if (now.some((id) => !before.includes(id) && !agencies.has(id))) return adminMessage('errors.goneMeanwhile', language)
  return looksAfterAll(actor, changed, agencies) || adminMessage('errors.ownerOtherListing', language)
}

/** Whether somebody looks after each of some properties, of those that are there; the server itself does. */
const looksAfterAll = (actor: Actor | null, ids: readonly number[], agencies: ReadonlyMap<number, number | null>): boolean =>
  actor === null || ids.every((id) => !agencies.has(id) || canEditListingOf(actor, agencies.get(id)))

/**
 * Refuses agents another address for an owner who has properties of another agency: whoever reads its mail opens the
 * portal, and with it what is that agency's. Spec §6.
 */
export const keepEmailOfOthers: EmailFieldValidation = async (value, { data, operation, previousValue, req }) => {
  if (operation !== 'update' || value === previousValue) return true
  const ids = idsOf((data as { properties?: unknown }).properties)
  const agencies = await agenciesOf(req, ids)
  return looksAfterAll(req.user, ids, agencies) || adminMessage('errors.ownerEmailOfOthers', req.i18n.language)
}
