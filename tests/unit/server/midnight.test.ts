import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eachDay } from '@/server/midnight'

describe('how long to wait for the next day in Belgium', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it.each([
    ['in winter', '2026-01-14T22:59:30.250Z', 29_750],
    ['in summer', '2026-07-14T21:59:59.999Z', 1],
    ['before the day that summer time begins', '2026-03-28T22:59:50Z', 10_000],
    ['at the end of it', '2026-03-29T21:59:50Z', 10_000],
    ['before the day that it ends', '2026-10-24T21:59:50Z', 10_000],
    ['at the end of it', '2026-10-25T22:59:50Z', 10_000],
    ['at midnight of London', '2026-01-14T23:59:50Z', 60_000],
    ['at midnight itself', '2026-01-14T23:00:00Z', 60_000],
  ])('%s (%s)', (_, now, expected) => {
    vi.setSystemTime(now)
    const stop = eachDay(() => undefined)
    vi.advanceTimersToNextTimer()
    expect(Date.now() - Date.parse(now)).toBe(expected)
    stop()
  })
})

describe('each day', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it.each([
    ['an ordinary day', '2026-01-14T23:00:00Z', 24],
    ['the day of 23 hours', '2026-03-28T23:00:00Z', 23],
    ['the day of 25 hours', '2026-10-24T22:00:00Z', 25],
  ])('is told at its first moment: %s', (_, begins, hours) => {
    vi.setSystemTime(new Date(Date.parse(begins) - 90_500))
    const told: string[] = []
    const stop = eachDay(() => told.push(new Date().toISOString()))
    vi.advanceTimersByTime(90_499)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([new Date(begins).toISOString()])
    vi.advanceTimersByTime(hours * 3_600_000 - 1)
    expect(told).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(told).toHaveLength(2)
    stop()
  })

  it('is told within a minute where the clock jumped or the machine slept', () => {
    vi.setSystemTime('2026-01-14T12:00:00Z')
    const told = vi.fn()
    const stop = eachDay(told)
    vi.setSystemTime('2026-01-16T12:00:00Z')
    vi.advanceTimersByTime(60_000)
    expect(told).toHaveBeenCalledTimes(1)
    stop()
  })
})
