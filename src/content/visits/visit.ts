import 'server-only'
import type { BasePayload } from 'payload'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { addressOf } from '@/domain/properties/detail-place'
import { townIn } from '@/domain/properties/town-name'
import type { AppointmentState } from '@/domain/appointments/appointment'
import type { LEAD_MAILS } from '@/domain/forms/leads'
import type { Language } from '@/i18n/languages'
import { docIn, numberIn, textIn, type AllLocales } from '@/lib/documents'
import type { Property } from '@/payload-types'
import { findDocument, visitor } from '../client'

/** A visit that was booked, as it is stored. */
export interface StoredVisit {
  id: number
  lead: number | null
  property: number | null
  agency: number | null
  calendar: number | null
  agent: number | null
  start: number
  end: number
  state: AppointmentState
  sequence: number
  uid: string
  /** Null once it was cancelled. */
  slot: string | null
  /** Whether the mails of its last change have been written. */
  mails: (typeof LEAD_MAILS)[number]
  /** When its visitor is to be reminded, ISO; null for never. */
  remindAt: string | null
}

/** A visit by its row, by its `uid` or by the lead that asked for it; null where there is none. */
export async function storedVisit(
  payload: BasePayload,
  by: { id: number } | { uid: string } | { lead: number },
): Promise<StoredVisit | null> {
  const table = tableOf(payload, 'appointments')
  const [row] = await committedSql(payload)
    .select()
    .from(table)
    .where('id' in by ? eq(table.id, by.id) : 'uid' in by ? eq(table.uid, by.uid) : eq(table.lead, by.lead))
    .limit(1)
  return row ? { ...row, start: Date.parse(row.start), end: Date.parse(row.end) } : null
}

/** Where a visit is, in a language. */
export interface VisitPlaceWords {
  /** Street, number and town; where the street is not public, the town alone. */
  shown: string
  /** The same, whether it is public or not: for the agency. */
  whole: string
  isWhole: boolean
  /** The public number of the property; null where it is gone. */
  listing: number | null
}

/**
 * Where a property is that is visited; of one that is gone nothing is known. The street of one that the
 * site does not show (any more) is for the agency alone.
 */
export async function visitPlace(payload: BasePayload, property: number | null, language: Language): Promise<VisitPlaceWords> {
  const shownDoc = property === null ? null : await propertyOf(await visitor(), property)
  const doc = shownDoc ?? (property === null ? null : await propertyOf(payload, property))
  if (!doc) return { shown: '', whole: '', isWhole: true, listing: null }
  const city = docIn(doc, 'city')
  const town = [textIn(doc, 'zip'), townIn(city, language)?.text].filter(Boolean).join(' ')
  const whole = [addressOf(doc, language)?.text, town].filter(Boolean).join(', ')
  const isWhole = shownDoc?.publishAddress === true
  return { whole, isWhole, shown: isWhole ? whole : town, listing: numberIn(doc, 'listingId') }
}

/** A property as somebody reads it; null where it is not there for them. */
const propertyOf = (reader: Pick<BasePayload, 'find'>, id: number): Promise<AllLocales<Property> | null> =>
  findDocument(reader, 'properties', { where: { id: { equals: id } }, depth: 1 })

/** What the agent of a visit is called; empty where nobody is named. */
export async function agentName(payload: BasePayload, agent: number | null): Promise<string> {
  if (agent === null) return ''
  const users = tableOf(payload, 'users')
  const [found] = await committedSql(payload).select({ name: users.name }).from(users).where(eq(users.id, agent))
  return found?.name ?? ''
}
