import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { RedisConnection } from '@/cms/redis/connection'
import { RedisPages } from '@/server/redis-pages'
import { processWithPages } from '../../support/process-with-pages'
import { startRedis, type RedisServer } from '../../support/redis-server'

let server: RedisServer
const connections: RedisConnection[] = []

beforeAll(async () => {
  server = await startRedis()
  connections.push(new RedisConnection(server.url), new RedisConnection(server.url))
  for (const connection of connections) await answers(connection)
})
afterAll(async () => {
  for (const connection of connections) connection.close()
  await server.stop()
})
beforeEach(() => connections[0]!.ask((client) => client.flushAll()))

const answers = (connection: RedisConnection) =>
  vi.waitFor(() => connection.ask((client) => client.ping()), { timeout: 10_000, interval: 500 })

const process = (connection: RedisConnection, { site = 'one', ...state }: { applied?: number; floor?: number; site?: string } = {}) =>
  processWithPages({ ...state, redis: new RedisPages(connection, site) })

const pair = () => [process(connections[0]!), process(connections[1]!)] as const
const arrived = (key: string) =>
  vi.waitFor(async () => {
    const names = await connections[0]!.ask((client) => client.keys('*'))
    expect(names.some((name) => name.endsWith(`:${key}`))).toBe(true)
  })

it('gives a page that another process has rendered, whole', async () => {
  const [a, b] = pair()
  const value = {
    kind: 'APP_PAGE', html: '<p>é €', rscData: Buffer.from([0, 255, 1]), status: 200,
    headers: { 'x-next-cache-tags': 'site,property:1' }, segmentData: new Map([['/a', Buffer.from('b')]]),
  }
  a.pages.set('/p', { value, cacheControl: { revalidate: false, expire: undefined } }, a.pages.begin())
  await arrived('/p')
  const got = await b.pages.get('/p', 'APP_PAGE')
  expect(got?.value).toEqual(value)
  expect(got?.cacheControl).toEqual({ revalidate: false, expire: undefined })
})

it('gives no page that one process rendered of an old state, when the other knows of the change', async () => {
  const [a, b] = pair()
  const begun = a.pages.begin()
  b.apply(6, 'property:1')
  a.render('/p', 'old', 'site,property:1', begun)
  a.render('/q', 'other', 'site,property:2', begun)
  await Promise.all([arrived('/p'), arrived('/q')])
  expect([await b.page('/p'), await b.page('/q')]).toEqual([undefined, 'other'])
  // The process that rendered it goes on until it hears of the change, and not a moment longer.
  expect(await a.page('/p')).toBe('old')
  a.apply(6, 'property:1')
  expect(await a.page('/p')).toBe(undefined)
})

it('gives a process that has just started what is known to be true, and nothing from before that', async () => {
  const [a] = pair()
  a.render('/p', 'page', 'site')
  await arrived('/p')
  expect(await process(connections[1]!, { floor: 5 }).page('/p')).toBe('page')
  expect(await process(connections[1]!, { floor: 6, applied: 6 }).page('/p')).toBe(undefined)
})

it('gives nothing from the future: the database may have been put back', async () => {
  const [a] = pair()
  a.render('/p', 'page', 'site')
  await arrived('/p')
  expect(await process(connections[1]!, { applied: 4 }).page('/p')).toBe(undefined)
})

it('gives nothing of another build, nor of another day', async () => {
  const [a, b] = pair()
  a.render('/p', 'page', 'site')
  await arrived('/p')
  expect(await process(connections[1]!, { site: 'two' }).page('/p')).toBe(undefined)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 })
  expect([await a.page('/p'), await b.page('/p')]).toEqual([undefined, undefined])
  vi.useRealTimers()
  expect(await b.page('/p')).toBe('page')
})

it('shares nothing that has no tags, and passes over what cannot be read', async () => {
  const [a, b] = pair()
  a.render('/untagged', 'page', '')
  a.render('/p', 'page', 'site')
  await arrived('/p')
  expect([await a.page('/untagged'), await b.page('/untagged')]).toEqual(['page', undefined])
  const [name = ''] = await connections[0]!.ask((client) => client.keys('*:/p'))
  await connections[0]!.ask((client) => client.set(name, 'nonsense'))
  expect(await b.page('/p')).toBe(undefined)
})

it('goes on by itself while Redis hangs, and with the others after', async () => {
  const [a, b] = pair()
  server.signal('SIGSTOP')
  a.render('/p', 'page', 'site')
  expect([await a.page('/p'), await b.page('/p')]).toEqual(['page', undefined])
  server.signal('SIGCONT')
  await Promise.all(connections.map(answers))
  a.render('/p', 'page', 'site')
  await arrived('/p')
  expect(await b.page('/p')).toBe('page')
})
