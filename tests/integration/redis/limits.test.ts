import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { rateLimiter } from '@/cms/rate-limiter'
import { connectRedis, RedisAway, RedisConnection } from '@/cms/redis/connection'
import { startRedis, type RedisServer } from '../../support/redis-server'

let server: RedisServer
let own: RedisConnection
let other: RedisConnection
const limit = { name: 'tries', limit: 3, within: 60 }

beforeAll(async () => {
  server = await startRedis()
  own = connectRedis(server.url)!
  other = new RedisConnection(server.url)
})
afterAll(async () => {
  connectRedis(null)
  own.close()
  other.close()
  await server.stop()
})

beforeEach(async () => {
  await Promise.all([answers(own), answers(other)])
  await other.ask((client) => client.flushDb())
})

/** Redis has 100 ms to answer, which a busy machine misses now and then: then a process counts for itself, as it should. */
const ANEW = { retry: 2 }

/** After a failure it is asked again two seconds later. */
const answers = (connection: RedisConnection) =>
  vi.waitFor(() => connection.ask((client) => client.ping()), { timeout: 10_000, interval: 500 })

it('counts what several processes are asked for together', ANEW, async () => {
  // Each of these is what one process has: nothing in memory is shared.
  const [one, two] = [rateLimiter(limit), rateLimiter(limit)]
  expect([await one.take('a'), await two.take('a'), await one.take('a')]).toEqual([0, 0, 0])
  const wait = await two.take('a')
  expect([wait > 50 && wait <= 60, await one.take('b')]).toEqual([true, 0])
})

it('gives back what was no attempt, and no more than that', ANEW, async () => {
  const limiter = rateLimiter(limit)
  await limiter.giveBack('c')
  await limiter.take('c')
  await limiter.giveBack('c')
  expect([await limiter.take('c'), await limiter.take('c'), await limiter.take('c')]).toEqual([0, 0, 0])
  expect(await limiter.take('c')).toBeGreaterThan(0)
})

it('forgets all of them, a lock too', ANEW, async () => {
  const limiter = rateLimiter({ ...limit, name: 'forgotten', locks: true })
  const takeAll = async () => [await limiter.take('f'), await limiter.take('f'), await limiter.take('f')]
  await takeAll()
  expect(await limiter.take('f')).toBeGreaterThan(0)
  await limiter.forget('f')
  expect(await takeAll()).toEqual([0, 0, 0])
  expect(await limiter.take('f')).toBeGreaterThan(0)
})

it('locks for the whole time from the last that is allowed, which refused ones do not lengthen', ANEW, async () => {
  const limiter = rateLimiter({ ...limit, name: 'locks', locks: true })
  const endsIn = (ms: number) => other.ask(async (client) => client.pExpire((await client.keys('limit:locks:*'))[0] ?? '', ms))
  expect(await limiter.take('g')).toBe(0)
  await endsIn(2000)
  expect([await limiter.take('g'), await limiter.take('g')]).toEqual([0, 0])
  expect(await limiter.take('g')).toBeGreaterThan(50)
  await endsIn(30_000)
  expect(await limiter.take('g')).toBeLessThanOrEqual(30)
  expect(await limiter.take('g')).toBeGreaterThan(20)
})

it('does not lock where the last is given back', ANEW, async () => {
  const limiter = rateLimiter({ ...limit, name: 'given-back', locks: true })
  for (let time = 0; time < 3; time += 1) await limiter.take('h')
  await limiter.giveBack('h')
  expect(await limiter.take('h')).toBe(0)
  expect(await limiter.take('h')).toBeGreaterThan(50)
})

it('keeps counts of different names apart', ANEW, async () => {
  const [one, two] = [rateLimiter({ ...limit, limit: 1 }), rateLimiter({ ...limit, name: 'others', limit: 1 })]
  expect([await one.take('d'), await two.take('d')]).toEqual([0, 0])
})

it('tells Redis nothing of whom it counts', ANEW, async () => {
  await rateLimiter(limit).take('visitor@example.be')
  const keys = await other.ask((client) => client.keys('*'))
  expect(keys.join()).not.toContain('visitor')
})

it('goes on in memory while Redis hangs, and together again after', ANEW, async () => {
  const limiter = rateLimiter(limit)
  server.signal('SIGSTOP')
  expect([await limiter.take('e'), await limiter.take('e'), await limiter.take('e')]).toEqual([0, 0, 0])
  expect(await limiter.take('e')).toBeGreaterThan(0)
  await expect(other.ask((client) => client.ping())).rejects.toThrow(RedisAway)
  server.signal('SIGCONT')
  await Promise.all([answers(own), answers(other)])
  expect(await limiter.take('f')).toBe(0)
  const keys = await other.ask((client) => client.keys('*'))
  expect(keys.length).toBeGreaterThan(0)
})

it('takes what Redis answered while the process stood still for longer than Redis may take', async () => {
  const asked = own.ask((client) => client.ping())
  const until = performance.now() + 400
  while (performance.now() < until);
  expect(await asked).toBe('PONG')
})
