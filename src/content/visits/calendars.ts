import 'server-only'
import type { BasePayload } from 'payload'
import { and, eq, gt, inArray, isNotNull, or } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import type { Period } from '@/domain/appointments/slots'
import { readVisitingHours, type VisitingHours } from '@/domain/appointments/visiting-hours'
import { idOf, idsOf, type Doc } from '@/lib/documents'
import { findDocuments } from '../client'

/** A calendar in which visits are booked: that of an agent, or of an agency as a whole. */
export interface VisitCalendar {
  /** Its row. */
  id: number
  /** The account of the agent; null for the agency as a whole. */
  agent: number | null
  hours: VisitingHours
  /** When the agent is busy elsewhere. */
  busy: Period[]
}

/** A visit that stands. */
export interface StandingVisit extends Period {
  id: number
  calendar: number | null
  property: number | null
}

/**
 * The calendars of an agency in which visits can be booked: those of its agents, and where none of
 * them has one, that of the agency. Empty where nobody set any hours.
 */
export async function calendarsOf(payload: BasePayload, agency: number): Promise<VisitCalendar[]> {
  const rows: Doc[] = await findDocuments(payload, 'visiting-hours', { where: { agency: { equals: agency } }, sort: 'id', depth: 0 })
  const agents = await agentsOf(payload, agency, idsOf(rows.map(({ agent }) => agent)))
  const isOfAgent = ({ agent }: Doc): boolean => agents.has(idOf(agent) ?? 0)
  const ofAgents = rows.filter(isOfAgent).map(calendarIn).filter(isOpen)
  if (ofAgents.length > 0) return ofAgents
  // The row of an account that was deleted, or that works elsewhere now, is nobody's.
  return rows.filter(({ owner }) => owner === `agency:${agency}`).map(calendarIn).filter(isOpen)
}

/** Which of some accounts are agents of an agency now. */
export async function agentsOf(payload: BasePayload, agency: number, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { docs } = await payload.find({
    collection: 'users', where: { id: { in: ids }, agency: { equals: agency }, roles: { contains: 'agent' } },
    depth: 0, pagination: false, overrideAccess: true,
  })
  return new Set(idsOf(docs))
}

const calendarIn = (row: Doc): VisitCalendar => ({
  id: Number(row.id), agent: idOf(row.agent), hours: readVisitingHours(row), busy: busyIn(row.busy),
})

const isOpen = ({ hours: { exceptions, week } }: VisitCalendar): boolean =>
  week.size > 0 || exceptions.some(({ hours }) => hours !== null)

/** Busy times as they are stored: pairs of milliseconds. */
const busyIn = (stored: unknown): Period[] =>
  (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap((pair) => {
    const [start, end] = Array.isArray(pair) ? (pair as unknown[]) : []
    return typeof start === 'number' && typeof end === 'number' ? [{ start, end }] : []
  })

/** The visits after a moment that stand in some calendars or are of a property. */
export async function standingVisits(
  payload: BasePayload,
  calendars: readonly number[],
  property: number | null,
  after: number,
): Promise<StandingVisit[]> {
  const table = tableOf(payload, 'appointments')
  const ofCalendars = calendars.length > 0 ? inArray(table.calendar, [...calendars]) : undefined
  const ofProperty = property === null ? undefined : eq(table.property, property)
  if (!ofCalendars && !ofProperty) return []
  const rows = await committedSql(payload)
    .select()
    .from(table)
    .where(and(isNotNull(table.slot), gt(table.end, new Date(after).toISOString()), or(ofCalendars, ofProperty)))
  return rows.map(({ calendar, end, id, property: of, start }) => ({
    id, calendar, property: of, start: Date.parse(start), end: Date.parse(end),
  }))
}
