import 'server-only'
import type { BasePayload } from 'payload'
import { and, asc, eq, gt, isNotNull } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { cms } from '@/content/client'
import { loadedMemory } from '@/content/memory/memory'
import { agentsOf } from '@/content/visits/calendars'
import { visitPlace, type VisitPlaceWords } from '@/content/visits/visit'
import { calendarFile, type CalendarEvent } from '@/domain/appointments/calendar-file'
import { speech } from '@/i18n/translator'
import { DAY_MS } from '@/lib/day-ms'
import { env } from '@/lib/env'
import { letOthersRun } from '@/lib/let-others-run'

const KEY = /^[\w-]{32}$/
/** What was visited lately stays in the calendar. */
const BACK_MS = 60 * DAY_MS

type HoursRow = ReturnType<typeof tableOf<'visiting_hours'>>['$inferSelect']

/** Whether a calendar is still somebody's: that of an agency is, that of an agent who works there. */
async function isKept(payload: BasePayload, { agency, agent, owner }: HoursRow): Promise<boolean> {
  if (owner.startsWith('agency:')) return true
  return agency !== null && agent !== null && (await agentsOf(payload, agency, [agent])).has(agent)
}

/** The visits that stand in a calendar, as a calendar file, by its secret key; null for one that opens none. */
export async function visitFeed(key: string): Promise<string | null> {
  if (!KEY.test(key)) return null
  const payload = await cms()
  const sql = committedSql(payload)
  const [hours, visits, leads] = [tableOf(payload, 'visiting_hours'), tableOf(payload, 'appointments'), tableOf(payload, 'leads')]
  const [calendar] = await sql.select().from(hours).where(eq(hours.feedKey, key))
  if (!calendar || !(await isKept(payload, calendar))) return null
  const since = new Date(Date.now() - BACK_MS).toISOString()
  const rows = await sql
    .select({ visit: visits, name: leads.name, email: leads.email, phone: leads.phone, lead: leads.id })
    .from(visits)
    .leftJoin(leads, eq(leads.id, visits.lead))
    .where(and(eq(visits.calendar, calendar.id), isNotNull(visits.slot), gt(visits.end, since)))
    .orderBy(asc(visits.start))
  const { defaultLanguage } = loadedMemory().settings
  const { t } = await speech(defaultLanguage)
  const { SITE_URL } = env()
  const events: CalendarEvent[] = []
  const places = new Map<number | null, VisitPlaceWords>()
  for (const { email, lead, name, phone, visit } of rows) {
    const place = places.get(visit.property) ?? (await visitPlace(payload, visit.property, defaultLanguage))
    places.set(visit.property, place)
    const there = lead === null ? null : `${SITE_URL}/admin/collections/leads/${lead}`
    events.push({
      uid: `${visit.uid}@${new URL(SITE_URL).hostname}`, sequence: visit.sequence, isCancelled: false,
      start: Date.parse(visit.start), end: Date.parse(visit.end), location: place.whole,
      summary: t('Mail.visit.summary', { title: name ?? t('Mail.notification.nobody') }),
      description: [name, phone, email, place.listing && t('Mail.reference', { reference: String(place.listing) }), there].filter(Boolean).join('\n'),
    })
    await letOthersRun()
  }
  return calendarFile('PUBLISH', events, { stamp: Date.now(), name: calendar.title ?? undefined })
}
