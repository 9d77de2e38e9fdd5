import type { BasePayload } from 'payload'
import { isSentByStaff } from '@/domain/forms/lead-history'
import { DOCUMENT_FIELDS, ownerDocuments } from '@/domain/history/documents'
import { REQUEST_FORMS, requestCounts, timelineOf } from '@/domain/history/timeline'
import type { HistoryView } from '@/domain/history/views'
import { goalOf } from '@/domain/properties/goal'
import { isDueMonthly, isPerArea } from '@/domain/properties/price-note'
import { numberIn, textIn, textsIn, type Doc } from '@/lib/documents'
import { today } from '@/lib/today'
import { listOf } from '../database/dialect'
import { and, asc, eq, inArray, isNull, ne, or } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'

interface HistoryAsked {
  /** Their rows. Whoever asks has made sure that they may. */
  properties: readonly number[]
  now?: Date
}

const READ = [...DOCUMENT_FIELDS, 'type', 'price', 'priceUnitText', 'createDate', 'createdAt'] as const
const SELECTED = Object.fromEntries(READ.map((name) => [name, true])) as Record<(typeof READ)[number], true>

/** The histories of properties by row; those in the bin or unknown have none. Spec §1; decision 096. */
export async function readHistory(payload: BasePayload, { now = new Date(), properties }: HistoryAsked): Promise<Map<number, HistoryView>> {
  if (properties.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'properties', where: { id: { in: [...properties] } }, locale: 'all', depth: 1, pagination: false, overrideAccess: true,
    select: SELECTED,
    populate: { types: { kind: true } },
  })
  const [events, visits, requests] = await Promise.all([readEvents(payload, properties), readVisits(payload, properties), readRequests(payload, properties)])
  const [day, moment] = [today(now), now.toISOString()]
  return new Map(
    docs.map((one) => {
      const doc = one as unknown as Doc
      const own = visits.filter(({ property }) => property === one.id)
      const past = own.filter(({ at }) => at <= moment)
      const type = doc.type as Doc | undefined
      const notes = Object.values(textsIn(doc, 'priceUnitText'))
      const entered = textIn(doc, 'createDate') || textIn(doc, 'createdAt')
      return [
        one.id,
        {
          timeline: timelineOf(events.filter(({ property }) => property === one.id), past, entered || null),
          planned: own.filter(({ at }) => at > moment).map(({ at }) => at),
          requests: requestCounts(requests.filter(({ property }) => property === one.id), day),
          documents: ownerDocuments(doc, type?.kind, day),
          perMonth: isDueMonthly(goalOf(one.goal), ...notes) && !isPerArea(numberIn(doc, 'price'), ...notes),
        },
      ]
    }),
  )
}

function readEvents(payload: BasePayload, rows: readonly number[]) {
  const table = tableOf(payload, 'listing_events')
  return committedSql(payload).select().from(table).where(inArray(table.property, listOf(rows))).orderBy(asc(table.at), asc(table.id))
}

/** Visits that stand and are no spam, the first first; what was written of one that has not been is nobody's yet. */
async function readVisits(payload: BasePayload, rows: readonly number[]) {
  const [visits, leads] = [tableOf(payload, 'appointments'), tableOf(payload, 'leads')]
  const { feedback, property, start, state } = visits
  const found = await committedSql(payload)
    .select({ property, at: start, feedback })
    .from(visits)
    .leftJoin(leads, eq(leads.id, visits.lead))
    .where(and(inArray(property, listOf(rows)), ne(state, 'cancelled'), or(isNull(leads.status), ne(leads.status, 'spam'))))
    .orderBy(asc(start))
  return found.map((one) => ({ ...one, feedback: one.feedback ?? '' }))
}

async function readRequests(payload: BasePayload, rows: readonly number[]) {
  const leads = tableOf(payload, 'leads')
  const { createdAt, form, history, property, status } = leads
  const found = await committedSql(payload)
    .select({ property, form, history, at: createdAt })
    .from(leads)
    .where(and(inArray(property, listOf(rows)), ne(status, 'spam'), inArray(form, [...REQUEST_FORMS])))
  return found.filter((one) => !isSentByStaff(one.history))
}
