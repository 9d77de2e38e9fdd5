import { describe, expect, it } from 'vitest'
import { countsOf, type DayCounter } from '@/domain/statistics/counters'
import { comparisonOf, firstOfGraph, statisticsOf, verdictOf, type CountedDay } from '@/domain/statistics/summary'

const day = (day: string, counts: Partial<Record<DayCounter, number>>): CountedDay => ({ day, ...countsOf((name) => counts[name] ?? 0) })

describe('statisticsOf', () => {
  // The day: a Wednesday, a Monday, a Sunday, the first of a month, and about both changes of the clock.
  it.each([
    ['2026-11-25', { today: 1, week: 3, month: 25 }],
    ['2026-11-23', { today: 1, week: 1, month: 23 }],
    ['2026-11-22', { today: 1, week: 7, month: 22 }],
    ['2026-11-01', { today: 1, week: 7, month: 1 }],
    ['2026-03-29', { today: 1, week: 7, month: 29 }],
    ['2026-03-30', { today: 1, week: 1, month: 30 }],
    ['2026-10-25', { today: 1, week: 7, month: 25 }],
    ['2026-10-26', { today: 1, week: 1, month: 26 }],
  ])('adds up the days until %s', (today, expected) => {
    const last = Date.parse(today)
    const days = Array.from({ length: 60 }, (_, at) => day(new Date(last - at * 86_400_000).toISOString().slice(0, 10), { views: 1 }))
    const { figures, graph } = statisticsOf(days, today, null)
    expect(figures).toEqual({ ...expected, total: 60 })
    expect(graph.map(({ views }) => views)).toEqual(Array(30).fill(1))
    expect([graph[0]?.day, graph.at(-1)?.day]).toEqual([firstOfGraph(today), today])
  })

  it('fills the days of which nothing is stored with 0', () => {
    const { graph } = statisticsOf([day('2026-11-20', { views: 4 })], '2026-11-24', null)
    expect(graph).toHaveLength(30)
    expect(graph.filter(({ views }) => views > 0)).toEqual([{ day: '2026-11-20', views: 4 }])
    expect(new Set(graph.map((one) => one.day)).size).toBe(30)
  })

  it('sums up what came of the views, and where they came from', () => {
    const days = [
      day('2026-11-20', { views: 9, favourites: 2, requests: 1, fromHere: 3, fromSearch: 6, impressions: 40, brochures: 1 }),
      day('2026-11-24', { views: 1, visits: 1, maps: 2, fromHere: 1 }),
    ]
    const { funnel, origins, others } = statisticsOf(days, '2026-11-24', null)
    expect(funnel).toEqual({ views: 10, favourites: 2, requests: 1, visits: 1 })
    expect(others).toEqual({ impressions: 40, brochures: 1, maps: 2 })
    expect(origins).toEqual([{ origin: 'fromSearch', views: 6 }, { origin: 'fromHere', views: 4 }])
  })

  it('is 0 throughout without any day', () => {
    const { figures, origins } = statisticsOf([], '2026-11-24', null)
    expect([figures, origins]).toEqual([{ today: 0, week: 0, month: 0, total: 0 }, []])
  })
})

describe('comparisonOf', () => {
  const today = '2026-11-24'
  const since = (first: string, views: number) => ({ first, views })

  it('compares views a day since each was first counted, with the median', () => {
    const similar = [30, 60, 90, 120, 900].map((views) => since('2026-01-01', views))
    expect(comparisonOf(since('2026-11-23', 10), similar, today)).toEqual({ own: 5, median: 3, listings: 5 })
  })

  it('takes the middle of the two in the middle', () => {
    const similar = [1, 2, 3, 4, 5, 6].map((views) => since(today, views))
    expect(comparisonOf(since(today, 1), similar, today)?.median).toBe(3.5)
  })

  it('says nothing of fewer than five', () => {
    const similar = [1, 2, 3, 4].map((views) => since(today, views))
    expect(comparisonOf(since(today, 1), similar, today)).toBeNull()
  })

  it.each([
    [11, 10, 'same'],
    [9, 10, 'same'],
    [11.1, 10, 'more'],
    [8.9, 10, 'fewer'],
    [0, 0, 'same'],
    [1, 0, 'more'],
  ])('%d beside %d is %s', (own, median, verdict) => {
    expect(verdictOf({ own, median, listings: 5 })).toBe(verdict)
  })
})
