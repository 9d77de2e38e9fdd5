import type { BasePayload } from 'payload'
import { provinceOfZip } from '@/domain/properties/province'
import { regionOf } from '@/domain/properties/region'
import { DAY_COUNTERS } from '@/domain/statistics/counters'
import { comparisonOf, firstOfGraph, statisticsOf, type CountedDay, type RecentViews, type StatisticsView } from '@/domain/statistics/summary'
import { today } from '@/lib/today'
import { listOf } from '../database/dialect'
import { and, eq, gte, inArray, isNull, ne, sql as raw } from '../database/drizzle'
import { onSite } from '../database/on-site'
import { committedSql, tableOf } from '../database/sql'

interface StatisticsAsked {
  /** Their rows; what is in the bin is left out. Whoever asks has made sure that they may. */
  properties: readonly number[]
  now?: Date
}

/** The statistics of a property, or of several together; of none everything is 0. Spec §2; decision 095. */
export async function readStatistics(payload: BasePayload, { now = new Date(), properties }: StatisticsAsked): Promise<StatisticsView> {
  const day = today(now)
  const [one] = properties
  const days = await readDays(payload, properties)
  const comparison = one !== undefined && properties.length === 1 ? await readComparison(payload, one, day) : null
  return statisticsOf(days, day, comparison)
}

async function readDays(payload: BasePayload, rows: readonly number[]): Promise<CountedDay[]> {
  const [days, properties] = [tableOf(payload, 'listing_days'), tableOf(payload, 'properties')]
  const sums = Object.fromEntries(DAY_COUNTERS.map((name) => [name, raw<number>`sum(${days[name]})`]))
  const read = await committedSql(payload)
    .select({ day: days.day, ...sums })
    .from(days)
    .innerJoin(properties, eq(properties.id, days.property))
    .where(and(inArray(days.property, listOf(rows)), isNull(properties.deletedAt)))
    .groupBy(days.day)
  return read as unknown as CountedDay[]
}

/** How often each of some properties was viewed, by row; whoever asks has made sure that they may. Spec §2; decision 095. */
export async function readFigures(
  payload: BasePayload,
  { now = new Date(), properties }: StatisticsAsked,
): Promise<Map<number, StatisticsView['figures']>> {
  const day = today(now)
  const table = tableOf(payload, 'listing_days')
  const read = await committedSql(payload).select().from(table).where(inArray(table.property, listOf(properties)))
  return new Map(properties.map((row) => [row, statisticsOf(read.filter(({ property }) => property === row), day, null).figures]))
}

/** With what is offered for the same goal, is of the same kind of building and stands in the same province. */
async function readComparison(payload: BasePayload, property: number, day: string) {
  const similar = await readSimilar(payload, property)
  const recent = await readRecent(payload, [property, ...similar], day)
  const own = recent.get(property)
  if (!own) return null
  return comparisonOf(own, similar.flatMap((row) => recent.get(row) ?? []), day)
}

async function readSimilar(payload: BasePayload, property: number): Promise<number[]> {
  const [table, types] = [tableOf(payload, 'properties'), tableOf(payload, 'types')]
  const { countryId, goal, id, zip } = table
  const sql = committedSql(payload)
  const [own] = await sql
    .select({ countryId, goal, zip, kind: types.kind })
    .from(table)
    .innerJoin(types, eq(types.id, table.type))
    .where(eq(id, property))
  const place = own && placeOf(own)
  if (!own?.goal || !own.kind || !place) return []
  const others = await sql
    .select({ countryId, id, zip })
    .from(table)
    .innerJoin(types, eq(types.id, table.type))
    .where(
      and(ne(id, property), eq(goal, own.goal), eq(types.kind, own.kind), inArray(table.status, ['available', 'option']), onSite(table)),
    )
  return others.filter((other) => placeOf(other) === place).map((other) => other.id)
}

/** The province; where there is none, Brussels or Luxembourg. */
const placeOf = (row: { countryId: string | null; zip: string | null }): string | null =>
  regionOf(row) === 'luxembourg' ? 'Luxembourg' : (provinceOfZip(row.zip) ?? regionOf(row))

async function readRecent(payload: BasePayload, rows: readonly number[], day: string): Promise<Map<number, RecentViews>> {
  const days = tableOf(payload, 'listing_days')
  const first = raw<string>`min(${days.day})`
  const views = raw<number>`sum(case when ${gte(days.day, firstOfGraph(day))} then ${days.views} else 0 end)`
  const read = await committedSql(payload)
    .select({ property: days.property, first, views })
    .from(days)
    .where(inArray(days.property, listOf(rows)))
    .groupBy(days.property)
  return new Map(read.map((row) => [row.property, { first: row.first, views: row.views }]))
}
