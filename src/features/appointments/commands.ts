import 'server-only'
import type { BasePayload } from 'payload'
import { and, eq, gt, isNotNull, lt, ne, or } from '@/cms/database/drizzle'
import { lockFor } from '@/cms/database/locks'
import { tableOf, type Sql } from '@/cms/database/sql'
import { inRetriedTransaction, type Writer } from '@/cms/database/transaction'
import { addLeadEvent } from '@/cms/leads/add-event'
import { heldStatus } from '@/cms/leads/held-status'
import { wakeMails } from '@/cms/mails/wake'
import { changeVisit } from '@/cms/visits/change-visit'
import { cms } from '@/content/client'
import { freeVisits, type FreeVisit } from '@/content/visits/free-visits'
import { storedVisit, type StoredVisit } from '@/content/visits/visit'
import { remindsAt, slotKey } from '@/domain/appointments/appointment'

interface VisitSubject {
  property: number | null
  agency: number | null
}

const iso = (at: number): string => new Date(at).toISOString()
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at))

/** What became of a visit that somebody wanted to book: `several` where they have as many as anybody may. */
export type Booking = 'booked' | 'taken' | 'several'

/** Of visits to come that stand for one e-mail address: of a property one. */
const MOST_COMING = 3

/**
 * Books a visit for a lead, in the transaction that stores the lead, in the first of its calendars in
 * which nothing stands in the way, unless its sender has visits enough. Visits are booked one after the other, so none
 * overlaps another; that no two are in one slot is the unique index's to decide as well. Spec §4, "Appointments and document requests".
 */
export async function bookVisit(
  writer: Writer,
  visit: FreeVisit,
  lead: { id: number; key: string } & VisitSubject,
): Promise<Booking> {
  const { payload, sql } = writer
  const table = tableOf(payload, 'appointments')
  await lockFor(writer, 'visits')
  if (await hasSeveral(payload, sql, lead)) return 'several'
  const { end, start } = visit
  for (const { agent, id: calendar } of visit.calendars) {
    if (await isTaken(payload, sql, { ...visit, calendar, property: lead.property })) continue
    const booked = await sql
      .insert(table)
      .values({
        lead: lead.id, property: lead.property, agency: lead.agency, calendar, agent,
        start: iso(start), end: iso(end), state: 'booked', sequence: 0, slot: slotKey(calendar, start),
        // The letters of the lead say it.
        mails: 'written', remindAt: isoOrNull(remindsAt(start, Date.now())), uid: lead.key,
      })
      .onConflictDoNothing()
      .returning({ id: table.id })
    if (booked.length === 0) continue
    await addLeadEvent({ payload, sql }, lead.id, { kind: 'visit-booked', to: iso(start) })
    return 'booked'
  }
  return 'taken'
}

/** Whether the visit of a lead, by the key of the lead, stands still; one that was never booked was not cancelled. */
export async function visitStands({ payload, sql }: Writer, { key }: { key: string }): Promise<boolean> {
  const table = tableOf(payload, 'appointments')
  const [visit] = await sql.select({ state: table.state }).from(table).where(eq(table.uid, key))
  return visit?.state !== 'cancelled'
}

/** Whether whoever sent a lead has a visit of the same property before them, or as many as anybody may. */
async function hasSeveral(payload: BasePayload, sql: Sql, { id, property }: { id: number } & VisitSubject): Promise<boolean> {
  const [table, leads] = [tableOf(payload, 'appointments'), tableOf(payload, 'leads')]
  const [own] = await sql.select({ email: leads.email }).from(leads).where(eq(leads.id, id))
  if (!own?.email) return false
  const coming = await sql
    .select({ property: table.property })
    .from(table)
    .innerJoin(leads, eq(leads.id, table.lead))
    .where(and(eq(leads.email, own.email), isNotNull(table.slot), gt(table.start, iso(Date.now()))))
  return coming.length >= MOST_COMING || coming.some((visit) => visit.property === property)
}

/** Whether another visit of the calendar or of the property stands at that time. */
async function isTaken(
  payload: BasePayload,
  sql: Sql,
  wanted: { start: number; end: number; calendar: number; property: number | null; except?: number },
): Promise<boolean> {
  const table = tableOf(payload, 'appointments')
  const rows = await sql
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        isNotNull(table.slot),
        or(eq(table.calendar, wanted.calendar), wanted.property === null ? undefined : eq(table.property, wanted.property)),
        and(lt(table.start, iso(wanted.end)), gt(table.end, iso(wanted.start))),
        wanted.except === undefined ? undefined : ne(table.id, wanted.except),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** What became of a visit that somebody wanted to change: `over` where it was cancelled, or has begun. */
export type VisitChange = 'done' | 'full' | 'over'

/**
 * Moves a visit to another moment (milliseconds) and sets its old one free, in one step. Moved to where
 * it is already, nothing changes. The mails to both sides are written later.
 */
export async function moveVisit(id: number, start: number): Promise<VisitChange> {
  const payload = await cms()
  const before = await storedVisit(payload, { id })
  if (!before || isOver(before)) return 'over'
  if (before.start === start) return 'done'
  const free = await freeVisits(payload, before, Date.now(), id)
  const visit = free?.find((one) => one.start === start)
  // Whoever was to show the property still is, where that is possible.
  const calendars = [...(visit?.calendars ?? [])].sort((one, other) => Number(other.id === before.calendar) - Number(one.id === before.calendar))
  const { result } = await inRetriedTransaction(payload, async (writer): Promise<VisitChange> => {
    if (before.lead !== null) await heldStatus(writer, before.lead)
    for (const { agent, id: calendar } of calendars) {
      if (!visit || (await isTaken(payload, writer.sql, { ...visit, calendar, property: before.property, except: id }))) continue
      const isDone = await changeVisit(writer, before, {
        start: iso(start), end: iso(visit.end), calendar, agent, state: 'moved' as const,
        slot: slotKey(calendar, start), remindAt: isoOrNull(remindsAt(start, Date.now())),
      })
      if (!isDone) return 'over'
      if (before.lead !== null) await addLeadEvent(writer, before.lead, { kind: 'visit-moved', from: iso(before.start), to: iso(start) })
      return 'done'
    }
    return 'full'
  }, 'visits')
  if (result === 'done') wakeMails()
  return result
}

const isOver = ({ slot, start }: StoredVisit): boolean => slot === null || start <= Date.now()
