import { Agent, request as ask } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gateOf } from '@/server/gate'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { dayCounts } from '@/cms/statistics/day-counts'
import { writeDays } from '@/cms/statistics/write-days'
import { memory, setMemory, type Memory } from '@/content/memory/memory'
import { countSeen } from '@/server/seen'
import { rememberClient } from '@/server/client-address'
import { forgetDeleted } from '@/server/left-of-deleted'
import { catalogueOf, catalogueRow } from '../../support/catalogue-fixtures'
import { startCms, type Cms } from '../../support/cms'
import { serverOf, type TestServer } from '../../support/http-server'

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const OWN = { 'user-agent': BROWSER, 'sec-fetch-site': 'same-origin' }
const VIEW = JSON.stringify({ counter: 'views', properties: [4711], host: 'www.google.be' })

let cms: Cms
let server: TestServer
let before: Memory | undefined

beforeAll(async () => {
  cms = await startCms()
  before = memory()
  const catalogue = catalogueOf(catalogueRow({ id: 4711, row: 11 }), catalogueRow({ id: 4712, row: 12 }))
  setMemory({ catalogue } as unknown as Memory)
  const seen = countSeen(gateOf(cms.payload))
  const remember = rememberClient(1)
  server = await serverOf((request, response) => {
    remember(request, response, () => seen(request, response, () => response.writeHead(404).end()))
  })
})
afterAll(async () => {
  setMemory(before as Memory)
  await server.close()
  await cms.stop()
})
beforeEach(async () => {
  await committedSql(cms.payload).delete(tableOf(cms.payload, 'listing_days'))
})

async function rows() {
  await writeDays(cms.payload, dayCounts())
  return committedSql(cms.payload).select().from(tableOf(cms.payload, 'listing_days'))
}

const send = (body: string, headers: Record<string, string> = OWN) => server.get('/forms/seen', headers, 'POST', body)

describe('a beacon', () => {
  it('counts a view with its origin, and stores nothing else', async () => {
    const { body, headers, status } = await send(VIEW)
    expect([status, body.length, headers['cache-control'], headers['set-cookie']]).toEqual([204, 0, 'private, no-store', undefined])
    const [row] = await rows()
    expect(row).toMatchObject({ property: 11, views: 1, fromSearch: 1, impressions: 0 })
    expect(Object.values(row ?? {}).every((value) => typeof value === 'number' || /^\d{4}-\d\d-\d\d$/.test(value))).toBe(true)
  })

  it('counts every card that was seen', async () => {
    await send('{"counter":"impressions","properties":[4711,4712,9999]}')
    expect((await rows()).map(({ property, impressions, views }) => [property, impressions, views])).toEqual([[11, 1, 0], [12, 1, 0]])
  })

  it.each<[string, string, Record<string, string>]>([
    ['a robot', VIEW, { ...OWN, 'user-agent': ROBOT }],
    ['who does not say what it is', VIEW, { 'sec-fetch-site': 'same-origin' }],
    ['another site', VIEW, { ...OWN, 'sec-fetch-site': 'cross-site' }],
    ['another site, of an old browser', VIEW, { 'user-agent': BROWSER, origin: 'https://elsewhere.example' }],
    ['nobody in particular', VIEW, { 'user-agent': BROWSER }],
    ['an unknown property', '{"counter":"views","properties":[1]}', OWN],
    ['what is no beacon', '{"counter":"views"', OWN],
    ['nothing', '', OWN],
  ])('of %s is answered alike and not counted', async (_, body, headers) => {
    expect((await send(body, headers)).status).toBe(204)
    expect(await rows()).toEqual([])
  })

  it('of an old browser is believed by its origin', async () => {
    await send(VIEW, { 'user-agent': BROWSER, origin: server.url })
    expect(await rows()).toMatchObject([{ views: 1 }])
  })

  it('of staff does not count; of somebody with a cookie of that name it does', async () => {
    const account = { email: 'editor@seen.example', password: 'four words in a row' }
    await cms.payload.create({ collection: 'users', data: { ...account, name: 'Ed', roles: ['editor'] } })
    const { token } = await cms.payload.login({ collection: 'users', data: account })
    await send(VIEW, { ...OWN, cookie: `payload-token=${token}` })
    expect(await rows()).toEqual([])
    await send(VIEW, { ...OWN, cookie: 'payload-token=nonsense' })
    expect(await rows()).toMatchObject([{ views: 1 }])
  })

  it('counts no more than a whole office can see', async () => {
    for (let at = 0; at < 620; at += 1) await send(VIEW, { ...OWN, 'x-forwarded-for': '203.0.113.9' })
    expect(await rows()).toMatchObject([{ views: 600 }])
  })
})

describe('what is written', () => {
  it('is exact for 20,000 beacons that come at once, whatever else is written', { timeout: 120_000 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 50 })
    const { port } = new URL(server.url)
    const one = (at: number): Promise<void> =>
      new Promise((resolve, reject) => {
        const headers = { ...OWN, 'x-forwarded-for': `10.${at % 250}.${Math.floor(at / 250) % 250}.1`, 'content-length': VIEW.length }
        const sent = ask({ agent, port, path: '/forms/seen', method: 'POST', headers }, (response) => response.resume().once('end', resolve))
        sent.once('error', reject).end(VIEW)
      })
    let isSending = true
    const writing = (async () => {
      while (isSending) {
        await writeDays(cms.payload, dayCounts())
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    })()
    let next = 0
    const sender = async (): Promise<void> => {
      for (let at = next++; at < 20_000; at = next++) await one(at)
    }
    await Promise.all(Array.from({ length: 50 }, sender))
    isSending = false
    await writing
    agent.destroy()
    const counted = await rows()
    expect(counted.reduce((sum, { views }) => sum + views, 0)).toBe(20_000)
  })

  it('waits where the database cannot take it, and is not added twice', async () => {
    await send(VIEW)
    const failing = { ...cms.payload, db: { ...cms.payload.db, drizzle: { insert: () => { throw new Error('disk full') } } } }
    await expect(writeDays(failing as unknown as typeof cms.payload, dayCounts())).rejects.toThrow('disk full')
    await send(VIEW)
    expect(await rows()).toMatchObject([{ property: 11, views: 2 }])
  })

  it('goes with a property that is deleted for good', async () => {
    const { id } = (await cms.payload.create({ collection: 'properties', data: {}, draft: true } as never)) as { id: number }
    dayCounts().add(id, ['views'])
    dayCounts().add(id + 1, ['views'])
    expect(await rows()).toHaveLength(2)
    await forgetDeleted(cms.payload)
    const table = tableOf(cms.payload, 'listing_days')
    expect(await committedSql(cms.payload).select().from(table).where(eq(table.property, id))).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
  })
})
