import type { PayloadRequest } from 'payload'
import { isHoliday } from '@/domain/appointments/holidays'
import { dayAfter, localMoment, momentOf, timeOf, weekdayOf } from '@/domain/appointments/local-time'
import { openTimesOn } from '@/domain/appointments/slots'
import { readVisitingHours } from '@/domain/appointments/visiting-hours'
import { readerLanguage } from '@/i18n/languages'
import { docsIn, idOf, idsOf, textIn, type Doc } from '@/lib/documents'
import { today } from '@/lib/today'
import { canEditHoursOf } from '@/cms/access/roles'
import { inArray } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { adminMessage } from '@/cms/fields/labels'
import { relatedNames } from '@/cms/leads/names'
import type { Appointment, VisitingHour } from '@/payload-types'
import { documentAddress } from '../dashboard/address'
import { shortMoment, weekDay } from '../dates/written-dates'
import { savingWords, type SavingWords } from '../saving/words'
import type { CalendarChoiceView, CalendarDayView, CalendarVisitView, VisitCancelView, VisitFeedbackView } from './views'

const DAYS = 7
/** How far a list looks ahead. */
const LIST_DAYS = 90

/** The Monday of the week in which an ISO day is. */
export const mondayOf = (day: string): string => dayAfter(day, 1 - weekdayOf(day))

/** The ISO day that an address asks for; today for anything else. */
export const dayIn = (asked: unknown): string =>
  typeof asked === 'string' && /^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today()

/** The calendars that whoever asks may see, by the rules of the collection. */
export async function readCalendars({ payload, user }: PayloadRequest): Promise<{ rows: VisitingHour[]; choices: CalendarChoiceView[] }> {
  const { docs: rows } = await payload.find({
    collection: 'visiting-hours', depth: 0, pagination: false, sort: 'title',
    overrideAccess: false, user,
  })
  const choices = rows.map(({ agent, id, title }) => ({
    id, title: title ?? '',
    editHref: canEditHoursOf(user, idOf(agent)) ? documentAddress(payload.config.routes.admin, 'visiting-hours', id) : null,
  }))
  return { rows, choices }
}

/** The visits from a moment (ISO) until before another, which whoever asks may see; of one calendar or of all. */
async function readVisits(req: PayloadRequest, from: string, until: string, calendar: number | null): Promise<CalendarVisitView[]> {
  const { i18n, payload, user } = req
  const { docs } = await payload.find({
    collection: 'appointments', depth: 0, pagination: false, sort: 'start', overrideAccess: false, user,
    where: { start: { greater_than_equal: from, less_than: until }, ...(calendar !== null && { calendar: { equals: calendar } }) },
  })
  const language = readerLanguage(i18n.language)
  const namesOf = (relation: 'property' | 'agency' | 'assignee', field: 'property' | 'agency' | 'agent') =>
    relatedNames(payload, relation, idsOf(docs.map((doc) => doc[field])), language)
  const names = { property: await namesOf('property', 'property'), agency: await namesOf('agency', 'agency'), agent: await namesOf('assignee', 'agent') }
  const visitors = await visitorsOf(req, docs)
  const words = savingWords(i18n.language)
  return docs.map((doc) => ({
    id: doc.id, at: doc.start, time: `${clock(doc.start)}–${clock(doc.end)}`, isCancelled: doc.state === 'cancelled',
    visitor: visitors.get(idOf(doc.lead) ?? 0) ?? '',
    property: names.property.get(idOf(doc.property) ?? 0) ?? '',
    who: names.agent.get(idOf(doc.agent) ?? 0) ?? names.agency.get(idOf(doc.agency) ?? 0) ?? '',
    state: stateWords(doc.state, i18n.language),
    cancel: cancelOf(req, doc, visitors.get(idOf(doc.lead) ?? 0) ?? ''),
    feedback: feedbackOf(req, doc, { visitor: visitors.get(idOf(doc.lead) ?? 0) ?? '', words }),
    href: idOf(doc.lead) === null ? null : documentAddress(payload.config.routes.admin, 'leads', idOf(doc.lead) ?? 0),
  }))
}

function cancelOf({ i18n: { language }, payload }: PayloadRequest, { id, slot, start }: Appointment, visitor: string): VisitCancelView | null {
  if (!slot || Date.parse(start) <= Date.now()) return null
  return {
    address: `${payload.config.routes.api}/appointments/${id}/cancel`,
    labels: {
      cancel: adminMessage('visits.cancel', language),
      ofVisit: adminMessage('visits.cancel.of', language, { visitor, at: shortMoment(start, language) }),
      text: adminMessage('visits.cancel.text', language),
      yes: adminMessage('visits.cancel.yes', language),
      failed: adminMessage('visits.cancel.failed', language),
    },
  }
}

function feedbackOf(
  { i18n: { language }, payload }: PayloadRequest,
  { feedback, id, start, state }: Appointment,
  { visitor, words }: { visitor: string; words: SavingWords },
): VisitFeedbackView | null {
  if (state === 'cancelled' || Date.parse(start) > Date.now()) return null
  return {
    words,
    address: `${payload.config.routes.api}/appointments/${id}/feedback`, text: feedback ?? '', isWritten: Boolean(feedback),
    labels: {
      feedback: adminMessage('visits.feedback', language),
      ofVisit: adminMessage('visits.feedback.of', language, { visitor, at: shortMoment(start, language) }),
      help: adminMessage('visits.feedback.help', language),
      save: adminMessage('visits.feedback.save', language),
      failed: adminMessage('visits.feedback.failed', language),
    },
  }
}

function stateWords(state: Appointment['state'], language: string): string {
  if (state === 'moved') return adminMessage('appointments.state:moved', language)
  return state === 'cancelled' ? adminMessage('appointments.state:cancelled', language) : ''
}

const clock = (iso: string): string => timeOf(localMoment(Date.parse(iso)).minutes)

/** Who comes, by the lead. Whoever may see a visit may know it. */
async function visitorsOf({ payload }: PayloadRequest, docs: readonly Appointment[]): Promise<Map<number, string>> {
  const leads = tableOf(payload, 'leads')
  const ids = idsOf(docs.map(({ lead }) => lead))
  if (ids.length === 0) return new Map()
  const rows = await committedSql(payload).select({ id: leads.id, name: leads.name, email: leads.email }).from(leads).where(inArray(leads.id, ids))
  return new Map(rows.map(({ email, id, name }) => [id, name ?? email ?? '']))
}

const midnight = (day: string): string => new Date(momentOf({ day, minutes: 0 }) ?? 0).toISOString()

/** A week from a Monday: when properties are shown each day, and the visits. */
export async function readWeek(req: PayloadRequest, rows: readonly VisitingHour[], monday: string, calendar: number | null): Promise<CalendarDayView[]> {
  const { language } = req.i18n
  const visits = await readVisits(req, midnight(monday), midnight(dayAfter(monday, DAYS)), calendar)
  const shown = rows.filter(({ id }) => calendar === null || id === calendar)
  return Array.from({ length: DAYS }, (_, index) => {
    const day = dayAfter(monday, index)
    return {
      day, label: weekDay(day, language), isToday: day === today(), isHoliday: isHoliday(day),
      open: shown.flatMap((row) => openOn(row, day)),
      visits: visits.filter(({ at }) => localMoment(Date.parse(at)).day === day),
    }
  })
}

/** When a calendar is open on a day, and why it is not as ever; nothing where there is nothing to say. */
function openOn(row: VisitingHour, day: string): CalendarDayView['open'] {
  const hours = readVisitingHours(row as unknown as Doc)
  const times = openTimesOn(hours, day).map(({ from, to }) => `${timeOf(from)}–${timeOf(to)}`).join(', ')
  const index = hours.exceptions.findLastIndex((one) => one.day <= day && day <= one.until)
  const note = index < 0 ? '' : textIn(docsIn(row as unknown as Doc, 'exceptions')[index] ?? {}, 'note')
  return times || index >= 0 ? [{ id: row.id, who: row.title ?? '', times, note }] : []
}

/** The visits from today on, the next first. */
export const readComing = (req: PayloadRequest, calendar: number | null): Promise<CalendarVisitView[]> =>
  readVisits(req, midnight(today()), midnight(dayAfter(today(), LIST_DAYS)), calendar)
