import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RefusedFile } from '@/import/files/answer'
import { feedReader } from '@/import/files/file-reader'
import { WebClient } from '@/import/files/web-client'
import type { Document } from '@/payload-types'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'

let cms: Cms
let folder: string
let server: Server
let host: string
let asked: string[] = []
const careful = new WebClient()
const open = new WebClient({ isAllowed: () => true })

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
  await writeFile(path.join(folder, 'words.jpg'), 'no picture at all')
  await writeFile(path.join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await mkdir(path.join(cms.dir, 'secret'))
  await writeFile(path.join(cms.dir, 'secret', 'key.jpg'), 'secret')
  await symlink(path.join(cms.dir, 'secret', 'key.jpg'), path.join(folder, 'link.jpg'))
  await symlink(path.join(cms.dir, 'secret'), path.join(folder, 'linked'))
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/moved') response.writeHead(302, { location: '/picture' }).end()
    else if (request.url === '/large') response.end(Buffer.alloc(26 * 1024 * 1024))
    else if (request.url === '/picture') response.end('bytes')
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  host = `localhost:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  careful.close()
  open.close()
  server.close()
  await cms.stop()
})

it.each(['link.jpg', 'linked/key.jpg', '../secret/key.jpg', '%2e%2e/secret/key.jpg', 'none.jpg'])(
  'does not read %s',
  async (address) => {
    await expect(feedReader({ folder, hosts: [], client: careful })(address, null)).rejects.toThrow(RefusedFile)
  },
)

it('asks only hosts that the source allows', async () => {
  const read = feedReader({ folder, hosts: ['pictures.example'], client: open })
  asked = []
  await expect(read(`http://${host}/picture`, null)).rejects.toThrow(/does not allow the host/)
  expect(asked).toEqual([])
})

it.each(['http://HOST/picture', 'http://127.0.0.1:PORT/picture', 'http://[::1]:PORT/picture'])(
  'never asks an address inside the network: %s',
  async (form) => {
    const address = form.replace('HOST', host).replace('PORT', host.split(':')[1] ?? '')
    asked = []
    const read = feedReader({ folder, hosts: [new URL(address).host], client: careful })
    await expect(read(address, null)).rejects.toThrow(/not on the open internet/)
    expect(asked).toEqual([])
  },
)

it('reads what an allowed host has, but no redirect and nothing too large', async () => {
  const read = feedReader({ folder, hosts: [host], client: open })
  expect(await read(`http://${host}/picture`, null)).toMatchObject({
    kind: 'content',
    bytes: Buffer.from('bytes'),
  })
  asked = []
  await expect(read(`http://${host}/moved`, null)).rejects.toThrow(/redirects/)
  expect(asked).toEqual(['/moved'])
  await expect(read(`http://${host}/large`, null)).rejects.toThrow(/25 MB/)
  await expect(read(`http://${host}/gone`, null)).rejects.toThrow(/404/)
})

it('leaves out, with a warning each, what is no picture, and imports the rest', async () => {
  const pictures = ['words.jpg', 'drawing.svg', 'link.jpg', 'none.jpg', 'pictures/blue.jpg']
  const gallery = pictures.map((Url) => ({ Url }))
  const result = await runImport(
    cms,
    folder,
    feedOf([listing(1, { XLargePictureItem: null, Pictures: gallery })]),
  )
  expect(result.counts.pictures).toEqual({ stored: 1, known: 0, leftOut: 4 })
  expect(result.warnings).toHaveLength(4)
  const { docs } = await cms.payload.find({ collection: 'properties', depth: 0 })
  expect(docs[0]?.pictures).toHaveLength(1)
})

it('stores one content once, whatever it is called, and documents likewise', async () => {
  await mkdir(path.join(folder, 'copies'), { recursive: true })
  const { copyFile } = await import('node:fs/promises')
  await copyFile(path.join(folder, 'pictures/blue.jpg'), path.join(folder, 'copies/other.jpg'))
  const more = {
    XLargePictureItem: { Url: 'copies/other.jpg' },
    Pictures: [{ Url: 'pictures/blue.jpg' }],
    Documents: [{ Name: 'Plan', Url: 'plan.pdf', language: 'fr' }],
  }
  const result = await runImport(cms, folder, feedOf([listing(1, more)]))
  expect(result.warnings).toEqual([])
  expect(result.counts).toMatchObject({
    pictures: { stored: 0, known: 2 },
    documents: { stored: 1, known: 0 },
  })
  const { docs } = await cms.payload.find({ collection: 'properties', depth: 0 })
  expect(docs[0]?.pictures).toHaveLength(1)
  expect(docs[0]?.documents).toMatchObject([{ name: 'Plan', language: 'fr' }])
  const again = await runImport(cms, folder, feedOf([listing(1, more)]))
  expect(again.counts).toMatchObject({ unchanged: 1, documents: { stored: 0, known: 1 } })
})

describe('a document of the feed', () => {
  const documentOf = async (listingId: number) => {
    const { docs } = await cms.payload.find({ collection: 'properties', where: { listingId: { equals: listingId } }, depth: 1 })
    return docs[0]?.documents?.[0]?.file as Document
  }
  const offered = async (ids: number[], Url: string) => {
    const feed = feedOf(ids.map((id) => listing(id, { Documents: [{ Name: 'Plan', Url }] })))
    expect(await runImport(cms, folder, feed, { allowWithdraw: true })).toMatchObject({ ok: true, warnings: [] })
  }
  const pdf = (text: string) => {
    const data = Buffer.from(`%PDF-1.4\n% ${text}\nxref\n0 0\n%%EOF`)
    return { data, mimetype: 'application/pdf', name: 'plan.pdf', size: data.length }
  }

  it('whose file staff replaced is given to no other listing, and stays where they locked it', async () => {
    await writeFile(path.join(folder, 'cellar.pdf'), pdf('cellar').data)
    await offered([71, 72], 'cellar.pdf')
    const { id, sourceHash } = await documentOf(71)
    expect([(await documentOf(72)).id, sourceHash]).toEqual([id, expect.any(String)])
    await cms.payload.update({ collection: 'documents', id, data: {} })
    expect((await documentOf(71)).sourceHash).toBe(sourceHash)

    const where = { listingId: { equals: 71 } }
    await cms.payload.update({ collection: 'properties', where, data: { lockedFields: ['documents'] } })
    await cms.payload.update({ collection: 'documents', id, data: {}, file: pdf('what staff measured anew') })
    expect((await documentOf(71)).sourceHash).toBeNull()
    await offered([71, 72, 73], 'cellar.pdf')
    expect((await documentOf(71)).id).toBe(id)
    const feeds = await documentOf(73)
    expect(feeds).toMatchObject({ sourceHash, filesize: pdf('cellar').size })
    expect([(await documentOf(72)).id, feeds.id === id]).toEqual([feeds.id, false])
  })
})
