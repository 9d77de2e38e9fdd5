import 'server-only'
import type { BasePayload } from 'payload'
import { listOf } from '@/cms/database/dialect'
import { and, gte, inArray, lt, sql as raw } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { daysBefore } from '@/domain/history/week'

/** What owners are told of each week. */
export const WEEK_FIGURES = ['views', 'favourites', 'requests', 'visits'] as const

/** A figure of a week, beside that of the week before. */
export type WeekFigures = Record<(typeof WEEK_FIGURES)[number], { week: number; before: number }>

/** The figures of properties, by row, in the week before a Monday (ISO); of which nothing was counted, none. Decision 098. */
export async function readWeekFigures(payload: BasePayload, properties: readonly number[], monday: string): Promise<Map<number, WeekFigures>> {
  const { before, first } = daysBefore(monday)
  const days = tableOf(payload, 'listing_days')
  // By its name: the same words with another parameter would be another column.
  const isWeek = raw<boolean | number>`${days.day} >= ${first}`.as('is_week')
  const rows = await committedSql(payload)
    .select({ property: days.property, isWeek, ...sumsOf(days) })
    .from(days)
    .where(and(inArray(days.property, listOf(properties)), gte(days.day, before), lt(days.day, monday)))
    .groupBy(days.property, raw`is_week`)
  const figures = new Map<number, WeekFigures>()
  for (const row of rows) {
    const own = figures.get(row.property) ?? (Object.fromEntries(WEEK_FIGURES.map((name) => [name, { week: 0, before: 0 }])) as WeekFigures)
    for (const name of WEEK_FIGURES) own[name][row.isWeek ? 'week' : 'before'] = Number(row[name])
    figures.set(row.property, own)
  }
  return figures
}

const sumsOf = (days: ReturnType<typeof tableOf<'listing_days'>>) => ({
  views: raw<number>`sum(${days.views})`,
  favourites: raw<number>`sum(${days.favourites})`,
  requests: raw<number>`sum(${days.requests})`,
  visits: raw<number>`sum(${days.visits})`,
})
