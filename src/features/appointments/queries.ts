import 'server-only'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { cms } from '@/content/client'
import { officeContact } from '@/content/office-contact'
import { personalHref } from '@/content/personal-links'
import { hrefOfList, type Site } from '@/content/site'
import { freeVisits, offersVisit } from '@/content/visits/free-visits'
import { readVisitKey, visitKey, type VisitNews } from '@/content/visits/visit-key'
import { agentName, storedVisit, visitPlace, type StoredVisit } from '@/content/visits/visit'
import { MY_VISIT_PATH } from '@/domain/appointments/paths'
import { momentWords, slotDays } from '@/domain/appointments/moment-words'
import type { MyVisitView, ShownVisitView } from './components/views'

/** The key to the visit that was booked with a lead, by the key of the lead; null where there is none. */
export async function bookedKey(leadKey: string): Promise<string | null> {
  const payload = await cms()
  const table = tableOf(payload, 'appointments')
  const [row] = await committedSql(payload)
    .select({ start: table.start })
    .from(table)
    .where(eq(table.uid, leadKey))
  return row ? visitKey(leadKey, Date.parse(row.start)) : null
}

/** The page of the visit that a key opens; null where staff have no such page. */
export const myVisitHref = (site: Site, key: string): string | null => personalHref(site, MY_VISIT_PATH, key)

/** The visit that a key opens, and what was just done with it; else why there is none to show. */
export async function visitOfKey(
  key: string,
): Promise<{ visit: StoredVisit; news: VisitNews | null } | 'void' | 'expired'> {
  const read = readVisitKey(key)
  if (read === null || read === 'expired') return read ?? 'void'
  const visit = await storedVisit(await cms(), { uid: read.visit })
  return visit ? { visit, news: read.news } : 'expired'
}

/** The e-mail address of whoever booked with a lead; null where it is gone. */
export async function visitorAddress(lead: number | null): Promise<string | null> {
  if (lead === null) return null
  const payload = await cms()
  const leads = tableOf(payload, 'leads')
  const [row] = await committedSql(payload).select({ email: leads.email }).from(leads).where(eq(leads.id, lead))
  return row?.email ?? null
}

/** What the page of a visit shows to whoever holds its key, in words. */
export async function myVisitView(site: Site, key: string): Promise<MyVisitView> {
  const found = await visitOfKey(key)
  const lists = { sale: hrefOfList(site, 'sale'), rent: hrefOfList(site, 'rent') }
  if (found === 'void' || found === 'expired') return { kind: found, lists }
  const { news, visit } = found
  const { language } = site
  const payload = await cms()
  const place = await visitPlace(payload, visit.property, language)
  const state = stateOf(visit, Date.now())
  const free = state === 'standing' ? await freeVisits(payload, visit, Date.now(), visit.id) : []
  const starts = (free ?? []).map(({ start }) => start).filter((start) => start !== visit.start)
  return {
    kind: 'visit', key, lists, state, ...momentWords(visit.start, language), until: momentWords(visit.end, language).time,
    isReminded: visit.remindAt !== null,
    address: place.shown, isWhole: place.isWhole, agent: await agentName(payload, visit.agent), news,
    propertyHref: place.listing === null ? null : site.href(`property:${place.listing}`),
    isOffered: isOver(state) && (await offersVisit(payload, visit.property, language)), contact: await officeContact(visit.agency),
    days: slotDays(starts, language),
  }
}

const isOver = (state: ShownVisitView['state']): boolean => state === 'past' || state === 'cancelled'

function stateOf({ end, start, state }: StoredVisit, now: number): ShownVisitView['state'] {
  if (state === 'cancelled') return 'cancelled'
  if (end <= now) return 'past'
  return start <= now ? 'underWay' : 'standing'
}
