import 'server-only'
import { z } from 'zod'
import { DAY_MS } from '@/lib/day-ms'
import { signed, readSigned } from '../signed'

const USE = 'my visit'
/** A link still says what became of a visit for a month after it. */
const AFTER_MS = 30 * DAY_MS

/** What was just done by somebody who holds a key, said on the page that follows. */
export const VISIT_NEWS = ['moved', 'cancelled', 'full', 'limited', 'failed'] as const
export type VisitNews = (typeof VISIT_NEWS)[number]

/** Links named a row by its number, which may be another visit's by now: they open none. */
const data = z.object({ visit: z.string().or(z.number()), until: z.number(), news: z.enum(VISIT_NEWS).optional() })

/** What opens the page of a visit, named by its `uid` and at `start` (milliseconds), to whoever holds it. Decision 077. */
export const visitKey = (visit: string, start: number, news?: VisitNews): string =>
  signed(USE, { visit, until: start + AFTER_MS, ...(news && { news }) })

/** The visit that a key opens, by its `uid`; `expired` a month after it, null for what is none. */
export function readVisitKey(key: string): { visit: string; news: VisitNews | null } | 'expired' | null {
  const read = data.safeParse(readSigned(USE, key))
  if (!read.success) return null
  const { news = null, until, visit } = read.data
  return Date.now() > until || typeof visit === 'number' ? 'expired' : { visit, news }
}
