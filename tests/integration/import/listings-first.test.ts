import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { pictureHostOfFeed, prepareImport, runImport } from '../../support/import-bed'
import { plainJpeg, type PictureHost } from '../../support/picture-host'

let cms: Cms
let folder: string
let host: PictureHost
/** Lets the pictures go that the host holds back. */
let release: () => void
let colour = 1

const shows = (id: number, name: string, more = {}) =>
  listing(id, {
    XLargePictureItem: { Url: host.urlOf(`/${name}-1`) },
    Pictures: [{ Url: host.urlOf(`/${name}-2`) }, { Url: host.urlOf(`/${name}-3`) }],
    ...more,
  })
const start = (...listings: ReturnType<typeof listing>[]) =>
  runImport(cms, folder, feedOf(listings), { web: { isAllowed: () => true }, allowWithdraw: true })

const serve = async (name: string) => {
  for (const number of [1, 2, 3]) {
    const body = await plainJpeg((colour += 9000))
    host.files.set(`/${name}-${number}`, { body, etag: `"${name}"` })
  }
}
/** Pictures that are answered only when `release` is called. */
const hold = async (name: string) => {
  const free = new Promise<void>((done) => {
    release = done
  })
  for (const number of [1, 2, 3]) {
    const body = await plainJpeg((colour += 9000))
    host.files.set(`/${name}-${number}`, (_, response) => void free.then(() => response.end(body)))
  }
}
const find = async (listingId: number, draft = false) => {
  const where = { listingId: { equals: listingId } }
  const { docs } = await cms.payload.find({ collection: 'properties', where, depth: 0, draft })
  return docs[0]
}
/** Waits until the host was asked for something that it holds back. */
const until = async (test: () => Promise<boolean>) => {
  while (!(await test())) await new Promise((resolve) => setTimeout(resolve, 20))
}

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
  host = await pictureHostOfFeed(cms)
})
beforeEach(async () => {
  await serve('old')
  await start(shows(1, 'old', { Price: 100_000 }), shows(2, 'old'))
})
afterAll(async () => {
  await host.stop()
  await cms.stop()
})

it('a price, a new and a withdrawn listing are seen while pictures are still fetched', async () => {
  const before = (await find(1))!
  expect(before.pictures).toHaveLength(3)
  await hold('new')
  const running = start(shows(1, 'new', { Price: 90_000 }), shows(3, 'new'))
  await until(async () => (await find(1))?.price === 90_000)
  await until(async () => (await find(3)) !== undefined)
  await until(async () => Boolean((await find(2))?.withdrawnAt))
  // What it shows stays until the new ones are there.
  expect(await find(1)).toMatchObject({
    pictures: before.pictures,
    cardPicture: before.cardPicture,
  })
  expect(await find(1, true)).toMatchObject({ price: 90_000, pictures: before.pictures })
  expect(await find(3)).toMatchObject({ _status: 'published', cardPicture: null })
  release()
  const result = await running
  expect(result.warnings).toEqual([])
  expect(result.counts).toMatchObject({ created: 1, updated: 1, withdrawn: 1 })
  const after = (await find(1))!
  expect(after.pictures).toHaveLength(3)
  expect(after.pictures).not.toEqual(before.pictures)
  expect((await find(3))?.pictures).toEqual(after.pictures)
})

it('a new listing is one version with its pictures, which are announced', async () => {
  await hold('later')
  const running = start(shows(1, 'old'), shows(2, 'old'), shows(4, 'later'))
  await until(async () => (await find(4)) !== undefined)
  const { id } = (await find(4))!
  const versionsOf = () =>
    cms.payload.findVersions({ collection: 'properties', where: { parent: { equals: id } } })
  const logged = async () => {
    const changes = await cms.payload.find({ collection: 'content-changes', pagination: false })
    const scopes = changes.docs.flatMap((change) => change.scopes as string[])
    return scopes.filter((scope) => scope === 'property:4').length
  }
  expect((await versionsOf()).docs).toMatchObject([{ latest: true, version: { pictures: [] } }])
  const before = await logged()
  release()
  await running
  const { docs } = await versionsOf()
  expect(docs).toHaveLength(1)
  expect(docs[0]?.version.pictures).toHaveLength(3)
  expect(docs[0]).toMatchObject({ latest: true })
  expect(await logged()).toBe(before + 1)
})

it('what staff draft or lock while pictures are fetched stays', async () => {
  await hold('meanwhile')
  const feed = [shows(1, 'meanwhile', { Price: 1 }), shows(2, 'meanwhile', { Price: 2 })] as const
  const running = start(...feed)
  await until(async () => (await find(2))?.price === 2)
  const one = (await find(1))!
  const two = (await find(2))!
  const { payload } = cms
  const pictures = two.pictures!.slice(0, 1) as number[]
  await payload.update({ collection: 'properties', id: one.id, data: { price: 7 }, draft: true })
  await payload.update({
    collection: 'properties',
    id: two.id,
    data: { pictures, lockedFields: ['pictures'] },
  })
  release()
  await running
  expect((await find(2))?.pictures).toEqual(pictures)
  const versions = await payload.findVersions({
    collection: 'properties',
    where: { parent: { equals: one.id } },
  })
  expect(versions.docs.map(({ version }) => version.price)).toContain(7)
  expect((await find(1, true))?.price).toBe(1)
  // Unlocked, the next import brings the feed's again.
  await payload.update({ collection: 'properties', id: two.id, data: { lockedFields: [] } })
  await start(...feed)
  expect((await find(2))?.pictures).toHaveLength(3)
})

it('an import that is stopped while it fetches is completed by the next', async () => {
  await hold('stopped')
  const stop = new AbortController()
  const feed = feedOf([shows(1, 'stopped', { Price: 5 }), shows(2, 'old')])
  const more = { web: { isAllowed: () => true }, signal: stop.signal, allowWithdraw: true }
  const running = runImport(cms, folder, feed, more)
  const failed = expect(running).rejects.toThrow()
  await until(async () => (await find(1))?.price === 5)
  const before = (await find(1))?.pictures
  stop.abort()
  release()
  await failed
  expect((await find(1))?.pictures).toEqual(before)
  await serve('stopped')
  const result = await runImport(cms, folder, feed, { ...more, signal: undefined })
  expect(result.counts).toMatchObject({ updated: 1, unchanged: 1 })
  expect((await find(1))?.pictures).not.toEqual(before)
  expect((await find(1))?.pictures).toHaveLength(3)
})
