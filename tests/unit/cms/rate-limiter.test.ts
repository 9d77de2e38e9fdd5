import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rateLimiter, type RateLimiter } from '@/cms/rate-limiter'
import { connectRedis, RedisAway } from '@/cms/redis/connection'

let limit: RateLimiter

beforeEach(() => {
  vi.useFakeTimers()
  // The clock of the cache takes a time of 0 for none.
  vi.advanceTimersByTime(1)
  limit = rateLimiter({ name: 'tries', limit: 3, within: 60 })
})
afterEach(() => vi.useRealTimers())

async function takeAll(key: string): Promise<number[]> {
  return [await limit.take(key), await limit.take(key), await limit.take(key)]
}

describe('attempts from an address', () => {
  it('are allowed up to the limit, then tell how long to wait', async () => {
    expect(await takeAll('a')).toEqual([0, 0, 0])
    expect(await limit.take('a')).toBe(60)
    vi.advanceTimersByTime(59_500)
    expect(await limit.take('a')).toBe(1)
  })

  it('that are refused do not make the wait longer', async () => {
    await takeAll('a')
    vi.advanceTimersByTime(30_000)
    await takeAll('a')
    vi.advanceTimersByTime(30_001)
    expect(await limit.take('a')).toBe(0)
  })

  it('are given back where they did not fail', async () => {
    await takeAll('a')
    await limit.giveBack('a')
    expect(await limit.take('a')).toBe(0)
    expect(await limit.take('a')).toBe(60)
  })

  it('are all forgotten where they may be', async () => {
    await takeAll('a')
    await limit.take('b')
    await limit.forget('a')
    expect(await takeAll('a')).toEqual([0, 0, 0])
    expect(await limit.take('a')).toBe(60)
    await limit.forget('nobody')
  })

  it('are its own', async () => {
    await takeAll('a')
    expect(await limit.take('b')).toBe(0)
  })

  it('that come at the same time are all counted', async () => {
    const waits = await Promise.all(Array.from({ length: 9 }, () => limit.take('a')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  })

  it('of which there were none cannot be given back', async () => {
    await limit.giveBack('a')
    expect(await takeAll('a')).toEqual([0, 0, 0])
    expect(await limit.take('a')).toBe(60)
  })
})

describe('attempts of which the last locks', () => {
  beforeEach(() => {
    limit = rateLimiter({ name: 'locks', limit: 3, within: 60, locks: true })
  })

  it('are refused for the whole time from the last, however long ago the first was', async () => {
    await limit.take('a')
    vi.advanceTimersByTime(59_000)
    expect([await limit.take('a'), await limit.take('a')]).toEqual([0, 0])
    vi.advanceTimersByTime(59_000)
    expect(await limit.take('a')).toBe(1)
    vi.advanceTimersByTime(1001)
    expect(await takeAll('a')).toEqual([0, 0, 0])
  })

  it('that are refused do not make the lock longer', async () => {
    await takeAll('a')
    for (let second = 0; second < 60; second += 1) {
      expect(await limit.take('a')).toBe(60 - second)
      vi.advanceTimersByTime(1000)
    }
    vi.advanceTimersByTime(1)
    expect(await limit.take('a')).toBe(0)
  })

  it('are forgotten after the first where the last is not reached', async () => {
    expect([await limit.take('a'), await limit.take('a')]).toEqual([0, 0])
    vi.advanceTimersByTime(60_001)
    expect(await takeAll('a')).toEqual([0, 0, 0])
  })

  it('do not lock where the last is given back, and lock anew at the next', async () => {
    await takeAll('a')
    await limit.giveBack('a')
    vi.advanceTimersByTime(30_000)
    expect(await limit.take('a')).toBe(0)
    expect(await limit.take('a')).toBe(60)
  })
})

it('attempts are counted here while Redis is away, whichever bundle of the server is connected to it', async () => {
  vi.resetModules()
  const other = await import('@/cms/redis/connection')
  expect(other.RedisAway).not.toBe(RedisAway)
  const connection = other.connectRedis('redis://127.0.0.1:9')
  expect(await takeAll('a')).toEqual([0, 0, 0])
  expect(await limit.take('a')).toBe(60)
  await limit.giveBack('a')
  connection?.close()
  connectRedis(null)
})
