import type { BasePayload } from 'payload'
import { dayAfter } from '@/domain/appointments/local-time'
import { REQUEST_FORMS } from '@/domain/history/timeline'
import { countsOf, ORIGINS, type Origin } from '@/domain/statistics/counters'
import type { DayRow } from '@/cms/statistics/day-counts'
import { addToDays } from '@/cms/statistics/write-days'
import { chunks } from '@/lib/chunks'
import { idOf } from '@/lib/documents'
import { today } from '@/lib/today'
import { chance } from './chance'

const DAYS = 75
/** How many of a hundred views come from where; the rest from other pages of the site. */
const SHARES: readonly (readonly [Origin, number])[] = [
  ['fromSearch', 24],
  ['fromSites', 46],
  ['fromSocial', 53],
  ['fromEmail', 60],
  ['fromNowhere', 74],
]

/** By row and day: what the demo's own requests count for, so that owners read the same number everywhere. */
type Asked = ReadonlyMap<string, { requests: number; visits: number }>

/** Gives each property of the demo invented counts of the last weeks, the same for each seed of a day. Once. */
export async function seedStatistics(payload: BasePayload, now = new Date()): Promise<void> {
  if ((await payload.count({ collection: 'listing-days' })).totalDocs > 0) return
  const { docs } = await payload.find({
    collection: 'properties', where: { _status: { equals: 'published' } }, sort: 'id', depth: 0, pagination: false,
    select: { listingId: true },
  })
  const asked = await readAsked(payload)
  const rows = docs.flatMap(({ id, listingId }) => daysOf(id, Number(listingId), today(now), asked))
  for (const some of chunks(rows)) await addToDays(payload, some)
}

async function readAsked(payload: BasePayload): Promise<Asked> {
  const { docs } = await payload.find({ collection: 'leads', where: { property: { exists: true }, form: { in: [...REQUEST_FORMS] } }, depth: 0, pagination: false })
  const asked = new Map<string, { requests: number; visits: number }>()
  for (const { createdAt, form, property } of docs) {
    const key = `${idOf(property)} ${today(new Date(createdAt))}`
    const { requests, visits } = asked.get(key) ?? { requests: 0, visits: 0 }
    asked.set(key, { requests: requests + 1, visits: visits + (form === 'contact-appointment' ? 1 : 0) })
  }
  return asked
}

/** For how many days a property of the demo, by its number, has been on the site. */
export const daysShown = (listing: number): number => 20 + Math.floor(chance(listing, 1) * (DAYS - 20))

function daysOf(property: number, listing: number, last: string, asked: Asked): DayRow[] {
  const age = daysShown(listing)
  const liked = 4 + chance(listing, 2) * 14
  return Array.from({ length: age }, (_, at) => {
    const day = dayAfter(last, at + 1 - age)
    const key = listing * 1000 + Number(day.slice(5, 7)) * 31 + Number(day.slice(8))
    // New offers are looked at most; so is what stands there at a week-end.
    const weekEnd = [0, 6].includes(new Date(day).getUTCDay()) ? 1.4 : 1
    const views = Math.round(liked * weekEnd * (0.6 + chance(key, 3) * 0.8) * (1 + 2 / (1 + at / 4)))
    const some = (share: number, salt: number): number => Math.floor(views * share + chance(key, salt))
    const origins = countOrigins(views, key)
    const counted: Partial<Record<string, number>> = {
      views, impressions: some(8, 4), favourites: some(0.03, 5), brochures: some(0.05, 6), maps: some(0.09, 7),
      ...origins,
      ...asked.get(`${property} ${day}`),
    }
    return { property, day, ...countsOf((name) => counted[name] ?? 0) }
  })
}

function countOrigins(views: number, key: number): Record<Origin, number> {
  const counts = Object.fromEntries(ORIGINS.map((origin) => [origin, 0])) as Record<Origin, number>
  for (let at = 0; at < views; at += 1) {
    const hundredth = chance(key, 100 + at) * 100
    counts[SHARES.find(([, below]) => hundredth < below)?.[0] ?? 'fromHere'] += 1
  }
  return counts
}
