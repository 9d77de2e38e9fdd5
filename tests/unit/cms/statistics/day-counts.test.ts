import { describe, expect, it } from 'vitest'
import { DayCounts } from '@/cms/statistics/day-counts'

describe('DayCounts', () => {
  it.each([
    ['2026-07-04T21:59:59.999Z', '2026-07-04'],
    ['2026-07-04T22:00:00.000Z', '2026-07-05'],
    ['2026-01-04T22:59:59.999Z', '2026-01-04'],
    ['2026-01-04T23:00:00.000Z', '2026-01-05'],
    // The clocks are set forward in the night of this Sunday, which has 23 hours.
    ['2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['2026-03-29T22:00:00.000Z', '2026-03-30'],
    // And back in this one, which has 25.
    ['2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', '2026-10-26'],
  ])('counts what happens at %s on %s', (moment, day) => {
    const counts = new DayCounts()
    counts.add(1, ['views'], new Date(moment))
    expect(counts.take(9)).toMatchObject([{ property: 1, day, views: 1 }])
  })

  it('gathers by property and day, and begins anew once it is taken', () => {
    const counts = new DayCounts()
    const now = new Date('2026-07-04T10:00:00Z')
    counts.add(1, ['views', 'fromSearch'], now)
    counts.add(1, ['views', 'fromHere'], now)
    counts.add(2, ['requests', 'visits'], now)
    const taken = counts.take(1)
    expect(taken).toMatchObject([{ property: 1, views: 2, fromSearch: 1, fromHere: 1, requests: 0 }])
    expect(counts.take(9)).toMatchObject([{ property: 2, views: 0, requests: 1, visits: 1 }])
    expect(counts.take(9)).toEqual([])
  })

  it('adds what is put back to what came meanwhile', () => {
    const counts = new DayCounts()
    const now = new Date('2026-07-04T10:00:00Z')
    counts.add(1, ['views'], now)
    const taken = counts.take(9)
    counts.add(1, ['views'], now)
    counts.putBack(taken)
    expect(counts.take(9)).toMatchObject([{ property: 1, views: 2 }])
  })
})
