import { z } from 'zod'
import { jsonOrNull } from '@/lib/json'
import { MOST_AT_ONCE, SEEN_COUNTERS } from './counters'

const LONGEST = 100

const SEEN = z.object({
  counter: z.enum(SEEN_COUNTERS),
  /** Their numbers on the site; only of impressions there may be several. */
  properties: z.array(z.number().int().positive()).min(1).max(MOST_AT_ONCE),
  /** Of a view: the host of the page that led there, and the `utm_medium` of the address. */
  host: z.string().max(LONGEST).default(''),
  medium: z.string().max(LONGEST).default(''),
})

/** What a browser tells that somebody saw or did: nothing of who. */
export type Seen = z.output<typeof SEEN>

/** What stands in a beacon, each property once; null for anything that is none. Never throws. */
export function readSeen(text: string): Seen | null {
  const read = SEEN.safeParse(jsonOrNull(text))
  if (!read.success) return null
  const { counter, properties } = read.data
  if (counter !== 'impressions' && properties.length > 1) return null
  return { ...read.data, properties: [...new Set(properties)] }
}
