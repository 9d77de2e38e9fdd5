import { DAY_MS } from '@/lib/day-ms'
import { dayAfter, weekdayOf } from '../appointments/local-time'
import { countsOf, ORIGINS, type Counts, type Origin } from './counters'

/** How many days the graph shows, this one included. Spec §9, "Consent and statistics". */
const GRAPH_DAYS = 30

/** Of fewer listings a median says nothing, and could be traced to one of them. */
const LEAST_SIMILAR = 5

/** What was counted on a day in Belgium (ISO), of one property or of several together. */
export interface CountedDay extends Counts {
  day: string
}

/** How often a property was viewed lately: since it was first counted, in the days of the graph at most. */
export interface RecentViews {
  views: number
  /** ISO day on which it was first counted. */
  first: string
}

/** Views a day, beside the median of similar listings. */
export interface ViewsComparison {
  own: number
  median: number
  /** How many similar listings there are. */
  listings: number
}

/** What an owner or staff read of a property, or of several together. Spec §2. */
export interface StatisticsView {
  /** Views: of this day, since Monday, since the first of the month, of all time. */
  figures: { today: number; week: number; month: number; total: number }
  /** The last thirty days, the oldest first; a day of which nothing is stored has 0. */
  graph: readonly { day: string; views: number }[]
  /** Of all time, each step further than the one before. */
  funnel: { views: number; favourites: number; requests: number; visits: number }
  /** Of all time. */
  others: { impressions: number; brochures: number; maps: number }
  /** Views of all time by where they came from, the most first; groups without any are left out. */
  origins: readonly { origin: Origin; views: number }[]
  /** Null for several properties, and where too few are similar. */
  comparison: ViewsComparison | null
}

/** What is read of counted days, in any order, on a day in Belgium (ISO). Days to come count in the total only. */
export function statisticsOf(days: readonly CountedDay[], today: string, comparison: ViewsComparison | null): StatisticsView {
  const viewsBetween = (first: string): number =>
    days.reduce((sum, { day, views }) => (day >= first && day <= today ? sum + views : sum), 0)
  const all = countsOf((name) => days.reduce((sum, day) => sum + day[name], 0))
  const { brochures, favourites, impressions, maps, requests, views, visits } = all
  const byDay = new Map(days.map((one) => [one.day, one.views]))
  return {
    figures: {
      today: viewsBetween(today),
      week: viewsBetween(dayAfter(today, 1 - weekdayOf(today))),
      month: viewsBetween(`${today.slice(0, 8)}01`),
      total: views,
    },
    graph: Array.from({ length: GRAPH_DAYS }, (_, at) => {
      const day = dayAfter(firstOfGraph(today), at)
      return { day, views: byDay.get(day) ?? 0 }
    }),
    funnel: { views, favourites, requests, visits },
    others: { impressions, brochures, maps },
    origins: ORIGINS.map((origin) => ({ origin, views: all[origin] }))
      .filter((group) => group.views > 0)
      .sort((a, b) => b.views - a.views),
    comparison,
  }
}

/** Whether nothing at all was counted: no view, and nothing else either. */
export const isUncounted = ({ funnel, others }: StatisticsView): boolean =>
  [...Object.values(funnel), ...Object.values(others)].every((count) => count === 0)

/** The first of the days that the graph shows on a day. */
export const firstOfGraph = (today: string): string => dayAfter(today, 1 - GRAPH_DAYS)

/**
 * How a property compares with similar ones, by views a day since each was first counted: who came later had
 * less time. Null where fewer than five are similar.
 */
export function comparisonOf(own: RecentViews, similar: readonly RecentViews[], today: string): ViewsComparison | null {
  if (similar.length < LEAST_SIMILAR) return null
  const rates = similar.map((one) => viewsADay(one, today)).sort((a, b) => a - b)
  const middle = rates.length / 2
  const [low = 0, high = 0] = [rates[Math.ceil(middle) - 1], rates[Math.floor(middle)]]
  return { own: viewsADay(own, today), median: (low + high) / 2, listings: similar.length }
}

function viewsADay({ first, views }: RecentViews, today: string): number {
  const from = first > firstOfGraph(today) ? first : firstOfGraph(today)
  const days = (Date.parse(today) - Date.parse(from)) / DAY_MS + 1
  return days >= 1 ? views / days : 0
}

/** A difference that is not worth a word: a tenth. */
const ALIKE = 0.1

/** Whether a property is viewed more or less often than similar ones, or as often. */
export function verdictOf({ median, own }: ViewsComparison): 'more' | 'fewer' | 'same' {
  if (Math.abs(own - median) <= median * ALIKE) return 'same'
  return own > median ? 'more' : 'fewer'
}
