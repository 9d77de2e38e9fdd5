import type { BasePayload } from 'payload'
import { and, eq, gt, isNotNull } from '../database/drizzle'
import { forUpdate } from '../database/locks'
import { tableOf, type Sql } from '../database/sql'
import { inRetriedTransaction, type Writer } from '../database/transaction'
import { addLeadEvent } from '../leads/add-event'
import { heldStatus } from '../leads/held-status'
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

/** What a visit is that was cancelled: its moment is free, and nobody is reminded of it. */
const CANCELLED = { state: 'cancelled', slot: null, remindAt: null } as const

/** Whether a visit was booked with a lead, by its row, whatever became of it. */
export async function hasVisit({ payload, sql }: { payload: BasePayload; sql: Pick<Sql, 'select'> }, lead: number): Promise<boolean> {
  const table = tableOf(payload, 'appointments')
  return (await sql.select({ id: table.id }).from(table).where(eq(table.lead, lead))).length > 0
}

/**
 * Cancels the visit of a lead, by its row, that is still to come, in the writer's transaction. Gives the moment (ISO) at
 * which it was to be; null where none is. What has begun stays.
 */
export async function cancelComingVisit(writer: Pick<Writer, 'payload' | 'sql'>, lead: number): Promise<string | null> {
  const table = tableOf(writer.payload, 'appointments')
  const isComing = and(eq(table.lead, lead), isNotNull(table.slot), gt(table.start, new Date().toISOString()))
  const [visit] = await forUpdate(writer.sql.select().from(table).where(isComing))
  if (!visit) return null
  await changeVisit(writer, visit, CANCELLED)
  return visit.start
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
    if (visit.lead !== null) await heldStatus(writer, visit.lead)
    const isChanged = await changeVisit(writer, visit, CANCELLED)
    if (!isChanged) return 'over'
    if (visit.lead !== null) await addLeadEvent(writer, visit.lead, { kind: 'visit-cancelled', by, from: visit.start })
    return 'done'
  })
  if (result === 'done') wakeMails()
  return result
}
