import 'server-only'
import { z } from 'zod'
import { signed, readSigned } from '../signed'

const USE = 'my visit'
/** A link still says what became of a visit for a month after it. */
const AFTER_MS = 30 * 24 * 60 * 60 * 1000

/** What was just done by somebody who holds a key, said on the page that follows. */
export const VISIT_NEWS = ['moved', 'cancelled', 'full', 'limited', 'failed'] as const
export type VisitNews = (typeof VISIT_NEWS)[number]

const data = z.object({ visit: z.number(), until: z.number(), news: z.enum(VISIT_NEWS).optional() })

/** What opens the page of a visit, which is at `start` (milliseconds), to whoever holds it. */
export const visitKey = (visit: number, start: number, news?: VisitNews): string =>
  signed(USE, { visit, until: start + AFTER_MS, ...(news && { news }) })

/** What a key opens; `expired` a month after the visit, null for what is none. */
export function readVisitKey(key: string, now = Date.now()): { visit: number; news: VisitNews | null } | 'expired' | null {
  const read = data.safeParse(readSigned(USE, key))
  if (!read.success) return null
  return now > read.data.until ? 'expired' : { visit: read.data.visit, news: read.data.news ?? null }
}
