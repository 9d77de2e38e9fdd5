import { existsSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RefusedFile } from '@/import/files/answer'
import { feedReader } from '@/import/files/file-reader'
import { WebClient } from '@/import/files/web-client'
import { warningLine } from '@/import/parse/report'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { pictureHostOfFeed, prepareImport, runImport } from '../../support/import-bed'
import type { PictureHost } from '../../support/picture-host'
import { picture } from '../../support/pictures'

const WEB = { isAllowed: () => true, timeout: 1000 }
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')

let cms: Cms
let folder: string
let host: PictureHost

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(data.length)
  numbers.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)])
}

/** A whole black PNG of 30,000 × 30,000 pixels in a hundred kilobytes. */
function bomb(): Buffer {
  const side = 30_000
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side)
  head.writeUInt32BE(side, 4)
  // One bit of grey for each pixel.
  head.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 1 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const parts = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

/** A legal JPEG with a byte of filling before its second marker, which not every reader knows. */
const filled = (jpeg: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff]), jpeg.subarray(2)])

const put = async (name: string, bytes: Buffer | string): Promise<void> =>
  writeFile(path.join(folder, name), bytes)

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
  host = await pictureHostOfFeed(cms)
  const { data: whole } = await picture('cut.jpg', { width: 900, height: 900 })
  await put('empty.jpg', '')
  await put('cut.jpg', whole.subarray(0, whole.length / 2))
  await put('words.jpg', 'no picture at all')
  await put('head.jpg', JPEG)
  await put('bomb.png', bomb())
  await put('filled.jpg', filled(whole))
  await mkdir(path.join(folder, 'folder.jpg'))
  await put('empty.pdf', '')
  await put('words.pdf', 'no document at all')
  await put('head.pdf', '%PDF-')
  host.files.set('/500', (_, response) => response.writeHead(500).end())
  host.files.set('/html', { body: Buffer.from('<html><body>Not here</body></html>') })
  host.files.set('/empty', { body: Buffer.alloc(0) })
  host.files.set('/never', () => {})
})
afterAll(async () => {
  await host.stop()
  await cms.stop()
})

let next = 100

/** Imports a good listing and one with this file among its own; gives the warnings as lines. */
async function importWith(more: Parameters<typeof listing>[1], own = folder) {
  const id = (next += 2)
  const feed = feedOf([listing(id, more), listing(id + 1)])
  const result = await runImport(cms, own, feed, { web: WEB, allowWithdraw: true })
  const { totalDocs } = await cms.payload.count({
    collection: 'properties',
    where: { listingId: { in: [id, id + 1] }, _status: { equals: 'published' } },
  })
  return { id, result, totalDocs, lines: result.warnings.map(warningLine) }
}

const picturesOf = async (listingId: number) => {
  const where = { listingId: { equals: listingId } }
  const { docs } = await cms.payload.find({ collection: 'properties', where, depth: 0 })
  return docs[0]?.pictures ?? []
}

const PICTURES: [string, RegExp][] = [
  ['empty.jpg', /an empty file/],
  ['cut.jpg', /a picture that is damaged or cut off/],
  ['words.jpg', /not a picture in JPEG, PNG, WebP or AVIF/],
  ['head.jpg', /not a picture/],
  ['bomb.png', /30000 × 30000 pixels, more than 100 million/],
  ['filled.jpg', /a picture that cannot be measured/],
  ['folder.jpg', /not a file/],
  ['missing.jpg', /no such file/],
  ['/500', /answered 500/],
  ['/html', /not a picture in JPEG/],
  ['/empty', /an empty file/],
  ['/never', /no answer in 1 s/],
]

it.each(PICTURES)('the picture %s is a warning that says why, and the import goes on', async (name, why) => {
  const Url = name.startsWith('/') ? host.urlOf(name) : name
  const gallery = { XLargePictureItem: null, Pictures: [{ Url }, { Url: 'pictures/blue.jpg' }] }
  const { id, lines, result, totalDocs } = await importWith(gallery)
  expect(result).toMatchObject({ ok: true, counts: { pictures: { leftOut: 1 } } })
  expect(lines).toEqual([expect.stringMatching(why)])
  expect(lines[0]).toContain(`properties row 1, ID ${id}, Pictures: ${JSON.stringify(Url)} left out`)
  expect(totalDocs).toBe(2)
  expect(await picturesOf(id)).toHaveLength(1)
})

it.each([[1000, 20_000], [1, 40_000], [40_000, 1]])(
  'a picture of %i × %i pixels is shown within what the formats hold',
  async (width, height) => {
    await put('long.png', (await sharp({ create: { width, height, channels: 3, background: '#c03020' } }).png().toBuffer()))
    const gallery = { XLargePictureItem: null, Pictures: [{ Url: 'long.png' }, { Url: 'pictures/blue.jpg' }] }
    const { id, lines, result } = await importWith(gallery)
    expect([result.ok, lines]).toEqual([true, []])
    expect(await picturesOf(id)).toHaveLength(2)
  },
)

const DOCUMENTS: [string, RegExp][] = [
  ['empty.pdf', /an empty file/],
  ['words.pdf', /not a document in PDF, JPEG or PNG/],
  ['head.pdf', /a damaged document/],
  ['head.jpg', /a picture that cannot be measured/],
  ['filled.jpg', /a picture that cannot be measured/],
  ['missing.pdf', /no such file/],
  ['folder.jpg', /not a file/],
  ['/500', /answered 500/],
  ['/html', /not a document/],
  ['/empty', /an empty file/],
]

it.each(DOCUMENTS)('the document %s is a warning that says why', async (name, why) => {
  const Url = name.startsWith('/') ? host.urlOf(name) : name
  const { id, lines, result, totalDocs } = await importWith({
    Documents: [{ Name: 'Plan', Url, language: 'fr' }, { Name: 'Plan', Url: 'plan.pdf' }],
  })
  expect(result).toMatchObject({ ok: true, counts: { documents: { leftOut: 1 } } })
  expect(lines).toEqual([expect.stringMatching(why)])
  expect(lines[0]).toContain(`ID ${id}, Documents: ${JSON.stringify(Url)} left out`)
  expect(totalDocs).toBe(2)
})

describe('a file that the system does not let the import read', () => {
  // Nobody can read the memory of a process at address 0, not even the superuser.
  it.skipIf(!existsSync('/proc/self/mem'))('is a warning', async () => {
    const gallery = { XLargePictureItem: { Url: 'mem' }, Pictures: [] }
    const { lines, result, totalDocs } = await importWith(gallery, '/proc/self')
    expect(result.ok).toBe(true)
    expect(lines).toContainEqual(expect.stringMatching(/"mem" left out: cannot be read \(EIO\)/))
    expect(totalDocs).toBe(2)
  })

  it.skipIf(process.getuid?.() === 0)('because of its permissions is refused in words', async () => {
    await put('locked.jpg', JPEG)
    await chmod(path.join(folder, 'locked.jpg'), 0)
    const client = new WebClient()
    const read = feedReader({ folder, hosts: [], client })
    await expect(read('locked.jpg', null)).rejects.toThrow(RefusedFile)
    await expect(read('locked.jpg', null)).rejects.toThrow('cannot be read (EACCES)')
    client.close()
  })
})
