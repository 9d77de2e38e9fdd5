import type { BasePayload } from 'payload'
import { feedNames } from '@/domain/feeds/feed-fields'
import { MENTIONS, type Mention } from '@/domain/properties/mentions'
import { and, asc, eq, isNull } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { FILE } from '../parse/report'
import type { Warning } from '../parse/types'

/** A property that misses legal mentions. */
interface Incomplete {
  listingId: number
  codes: Mention[]
}

/** As many listings as the warning names. */
const NAMED = 20

/** The properties of a source, those that left the feed or lie in the bin aside, that miss a legal mention. */
export async function readIncomplete(payload: BasePayload, source: number): Promise<Incomplete[]> {
  const table = tableOf(payload, 'properties')
  const lacks = tableOf(payload, 'properties_missing_mentions')
  const rows = await committedSql(payload)
    .select({ listingId: table.listingId, code: lacks.value })
    .from(lacks)
    .innerJoin(table, eq(table.id, lacks.parent))
    .where(and(eq(table.source, source), isNull(table.withdrawnAt), isNull(table.deletedAt)))
    .orderBy(asc(table.listingId), asc(lacks.order))
  const found = new Map<number, Mention[]>()
  for (const { code, listingId } of rows) {
    if (listingId === null || code === null) continue
    found.set(listingId, [...(found.get(listingId) ?? []), code])
  }
  return [...found].map(([listingId, codes]) => ({ listingId, codes }))
}

const wantedOf = ({ codes }: Incomplete): string =>
  [...new Set(codes.map((code) => feedNames.get(MENTIONS[code].fields[0])))].join(', ')

/**
 * One warning for all incomplete listings, by the field of the feed that would mend each mention;
 * none where nothing is missing. Spec §3.
 */
export function incompleteWarning(incomplete: Incomplete[]): Warning[] {
  if (incomplete.length === 0) return []
  const named = incomplete.slice(0, NAMED).map((one) => `ID ${one.listingId} (${wantedOf(one)})`)
  const more = incomplete.length - named.length
  const rest = more > 0 ? ` and ${more} more` : ''
  const listings =
    incomplete.length === 1 ? '1 listing misses' : `${incomplete.length} listings miss`
  const message = `${listings} a legal mention: ${named.join(', ')}${rest}`
  return [{ ...FILE, section: 'properties', message }]
}
