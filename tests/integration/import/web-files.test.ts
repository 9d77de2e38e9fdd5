import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { warningLine } from '@/import/parse/report'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { everything, pictureHostOfFeed, prepareImport, runImport } from '../../support/import-bed'
import { plainJpeg, type PictureHost } from '../../support/picture-host'

const WEB = { isAllowed: () => true, timeout: 1000 }

let cms: Cms
let folder: string
let host: PictureHost
let colours = 1

/** A listing whose gallery stands on the host. */
const shows = (id: number, ...paths: string[]) => {
  const [first = '', ...others] = paths.map(host.urlOf)
  const Pictures = others.map((Url) => ({ Url }))
  return listing(id, { XLargePictureItem: { Url: first }, Pictures })
}
const run = (...listings: ReturnType<typeof listing>[]) =>
  runImport(cms, folder, feedOf(listings), { web: WEB, allowWithdraw: true })

const serve = async (path: string, more: { etag?: string; lastModified?: string } = {}) => {
  const body = await plainJpeg((colours += 5000))
  host.files.set(path, { body, ...more })
}
/** Another one for each number. */
const dateOf = (number: number) => new Date(Date.UTC(2020, 0, 1) + number * 1000).toUTCString()

/** The hashes of a listing's pictures in order, and of its card. */
const shown = async (listingId: number) => {
  const where = { listingId: { equals: listingId } }
  const { docs } = await cms.payload.find({ collection: 'properties', where, depth: 1 })
  const [doc] = docs
  const hashOf = (one: unknown) => (one as { hash: string } | null)?.hash
  return { gallery: (doc?.pictures ?? []).map(hashOf), card: hashOf(doc?.cardPicture) }
}
const statuses = () => host.log.map(({ path, status }) => `${path} ${status}`).sort()
const answersOf = () => Object.fromEntries(host.log.map(({ path, status }) => [path, status]))

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
  host = await pictureHostOfFeed(cms)
})
beforeEach(() => {
  host.files.clear()
  host.log.length = 0
})
afterAll(async () => {
  await host.stop()
  await cms.stop()
})

describe('a picture with a web address', () => {
  beforeEach(async () => {
    await serve('/etag', { etag: `"${colours}"` })
    await serve('/date', { lastModified: dateOf(colours) })
    await serve('/both', { etag: `W/"${colours}"`, lastModified: dateOf(colours) })
    await run(shows(1, '/etag', '/date', '/both'))
    host.log.length = 0
  })

  it('is asked for conditionally the next time, and nothing is written', async () => {
    const before = await everything(cms)
    const result = await run(shows(1, '/etag', '/date', '/both'))
    expect(statuses()).toEqual(['/both 304', '/date 304', '/etag 304'])
    expect(result.counts).toMatchObject({ unchanged: 1, pictures: { stored: 0, known: 3 } })
    expect(await everything(cms)).toBe(before)
  })

  it('is replaced when the server has another, without a new price or address', async () => {
    const before = await shown(1)
    await serve('/date', { lastModified: dateOf(colours) })
    const result = await run(shows(1, '/etag', '/date', '/both'))
    expect(answersOf()).toEqual({ '/etag': 304, '/date': 200, '/both': 304 })
    expect(result.counts).toMatchObject({ updated: 1, unchanged: 0, pictures: { stored: 1 } })
    const now = await shown(1)
    expect(now.gallery[0]).toBe(before.gallery[0])
    expect(now.gallery[1]).not.toBe(before.gallery[1])
    expect(now.gallery).toHaveLength(3)
  })

  it('is fetched whole when ours was deleted, in the database or on the disk', async () => {
    const { gallery } = await shown(1)
    // A later one: the number of the last row would be given again.
    await serve('/later')
    await run(shows(1, '/etag', '/date', '/both'), shows(5, '/later'))
    host.log.length = 0
    await committedSql(cms.payload)
      .delete(tableOf(cms.payload, 'media'))
      .where(eq(tableOf(cms.payload, 'media').hash, gallery[0]!))
    await rm(path.join(cms.dir, 'media', gallery[1]!), { recursive: true })
    await run(shows(1, '/etag', '/date', '/both'))
    expect(answersOf()).toEqual({ '/etag': 200, '/date': 200, '/both': 304 })
    host.log.length = 0
    await run(shows(1, '/etag', '/date', '/both'))
    expect(answersOf()).toEqual({ '/etag': 304, '/date': 304, '/both': 304 })
    expect(await shown(1)).toMatchObject({ gallery })
  })

  it('is forgotten with its address when the feed no longer names it', async () => {
    await run(shows(1, '/both'))
    const rows = await committedSql(cms.payload).select().from(tableOf(cms.payload, 'feed_files'))
    expect(rows).toMatchObject([{ address: host.urlOf('/both'), etag: expect.any(String) }])
    expect(rows).toHaveLength(1)
  })
})

it('a picture whose server names no state is fetched again after twelve hours', async () => {
  await serve('/bare')
  await run(shows(2, '/bare'))
  await run(shows(2, '/bare'))
  expect(statuses()).toEqual(['/bare 200'])
  const fetchedAt = new Date(Date.now() - 12 * 3_600_000 - 1000).toISOString()
  await committedSql(cms.payload).update(tableOf(cms.payload, 'feed_files')).set({ fetchedAt })
  const before = await shown(2)
  await serve('/bare')
  await run(shows(2, '/bare'))
  expect(statuses()).toEqual(['/bare 200', '/bare 200'])
  expect((await shown(2)).gallery).not.toEqual(before.gallery)
})

const FAULTS: [string, (path: string) => void, RegExp][] = [
  ['is gone', (path) => host.files.delete(path), /answered 404/],
  ['answers an error', (path) => host.files.set(path, (_, r) => r.writeHead(500).end()), /answered 500/],
  ['is busy', (path) => host.files.set(path, (_, r) => r.writeHead(503).end()), /answered 503/],
  ['is slow', (path) => host.files.set(path, () => {}), /no answer in 1 s/],
  ['stops half-way', (path) => host.files.set(path, (_, r) => {
    r.writeHead(200, { 'content-length': 9999 }).write('x')
    setTimeout(() => r.destroy(), 50)
  }), /aborted/],
  ['gives garbage', (path) => host.files.set(path, { body: Buffer.from('<html>') }), /not a picture/],
  ['gives nothing', (path) => host.files.set(path, { body: Buffer.alloc(0) }), /an empty file/],
  ['gives too much', (path) => host.files.set(path, { body: Buffer.alloc(26 << 20) }), /25 MB/],
  ['redirects', (path) => host.files.set(path, (_, r) => r.writeHead(302, { location: '/ok' }).end()), /redirects/],
  ['says 304 unasked', (path) => host.files.set(path, (_, r) => r.writeHead(304).end()), /304/],
]

describe.each(FAULTS)('a picture that %s', (name, breakIt, reason) => {
  const own = `/own-${name.replaceAll(' ', '-')}`
  const id = 100 + FAULTS.findIndex(([one]) => one === name)

  it('is named with its listing, and the one that was there stays', async () => {
    await serve('/ok', { etag: '"ok"' })
    await serve(own)
    await run(shows(id, own, '/ok'))
    const before = await shown(id)
    expect(before.gallery).toHaveLength(2)
    // It has no ETag: due again at once, and asked without a condition.
    await committedSql(cms.payload)
      .update(tableOf(cms.payload, 'feed_files'))
      .set({ fetchedAt: '2026-01-01T00:00:00.000Z' })
    breakIt(own)
    const result = await run(shows(id, own, '/ok'))
    expect(result).toMatchObject({ ok: true, counts: { pictures: { leftOut: 1 } } })
    const [line, ...others] = result.warnings.map(warningLine)
    expect(others).toEqual([])
    expect(line).toMatch(reason)
    expect(line).toContain(`ID ${id}, Pictures: ${JSON.stringify(host.urlOf(own))} kept as it was`)
    expect(await shown(id)).toEqual(before)
    expect(host.log.map(({ path }) => path)).not.toContain('/redirected')
  })

  it('at a new address leaves the place to the one that was there, and a new listing without', async () => {
    await serve('/ok', { etag: '"ok"' })
    const before = await shown(id)
    breakIt(`${own}-2`)
    const result = await run(shows(id, `${own}-2`, '/ok'), shows(id + 100, `${own}-2`, '/ok'))
    expect(result.warnings.map(warningLine)).toEqual([expect.stringMatching(reason)])
    expect(await shown(id)).toEqual({ ...before, gallery: [before.gallery[0], expect.any(String)] })
    expect((await shown(id + 100)).gallery).toHaveLength(1)
  })
})

it('a host that gives no answer is left alone after a while, with one warning for the rest', async () => {
  const paths = Array.from({ length: 40 }, (_, index) => `/silent-${index}`)
  let asked = 0
  for (const path of paths) {
    host.files.set(path, () => {
      asked += 1
    })
  }
  const result = await run(shows(3, ...paths))
  expect(result.counts.pictures.leftOut).toBe(40)
  expect(asked).toBeGreaterThanOrEqual(10)
  expect(asked).toBeLessThan(20)
  expect(result.warnings).toHaveLength(asked + 1)
  const given = result.warnings.map(warningLine).filter((line) => / is not asked again/.test(line))
  expect(given).toEqual([expect.stringMatching(/ID 3, Pictures: .* is not asked again \(and \d+ more\)$/)])
  expect(given[0]).toContain(`(and ${39 - asked} more)`)
})

it('asks at most six files of a host at a time', async () => {
  let open = 0
  let most = 0
  const body = await plainJpeg(77)
  const paths = Array.from({ length: 30 }, (_, index) => `/busy-${index}`)
  for (const path of paths) {
    host.files.set(path, (_, response) => {
      open += 1
      most = Math.max(most, open)
      setTimeout(() => {
        open -= 1
        response.end(body)
      }, 15)
    })
  }
  await run(shows(4, ...paths))
  expect(most).toBe(6)
})
