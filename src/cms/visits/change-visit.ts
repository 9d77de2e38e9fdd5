import type { BasePayload } from 'payload'
import { and, eq, isNotNull } from '../database/drizzle'
import { tableOf } from '../database/sql'
import { inRetriedTransaction, type Writer } from '../database/transaction'
import { addLeadEvent } from '../leads/add-event'
import { deleteUnsentMails } from '../mails/outbox'
import { wakeMails } from '../mails/wake'

/**
 * Changes a visit as it was read, which its mails tell later, and takes back a reminder that has not left; false
 * where somebody else has changed it since.
 */
export async function changeVisit(
  { payload, sql }: Pick<Writer, 'payload' | 'sql'>,
  { id, lead, sequence }: { id: number; lead: number | null; sequence: number },
  values: Partial<ReturnType<typeof tableOf<'appointments'>>['$inferInsert']>,
): Promise<boolean> {
  const table = tableOf(payload, 'appointments')
  const changed = await sql
    .update(table)
    .set({ ...values, sequence: sequence + 1, mails: 'to-write', updatedAt: new Date().toISOString() })
    .where(and(eq(table.id, id), eq(table.sequence, sequence), isNotNull(table.slot)))
    .returning({ id: table.id })
  if (changed.length === 0) return false
  const mails = tableOf(payload, 'mails')
  if (lead !== null) await deleteUnsentMails({ payload, sql }, and(eq(mails.lead, lead), eq(mails.kind, 'reminder')))
  return true
}

/**
 * Cancels a visit and sets its moment free, for its visitor or for a member of staff (`by`, a name): `over`
 * where it has begun or is not there. Cancelled before, nothing changes; the mails to both sides are written
 * later. Spec §4, "Appointments and document requests".
 */
export async function cancelVisit(payload: BasePayload, id: number, by: string | null): Promise<'done' | 'over'> {
  const { result } = await inRetriedTransaction(payload, async (writer) => {
    const table = tableOf(payload, 'appointments')
    const [visit] = await writer.sql.select().from(table).where(eq(table.id, id))
    if (visit?.state === 'cancelled') return 'done'
    if (!visit || visit.start <= new Date().toISOString()) return 'over'
    const isChanged = await changeVisit(writer, visit, { state: 'cancelled', slot: null, remindAt: null })
    if (!isChanged) return 'over'
    if (visit.lead !== null) await addLeadEvent(writer, visit.lead, { kind: 'visit-cancelled', by, from: visit.start })
    return 'done'
  })
  if (result === 'done') wakeMails()
  return result
}
