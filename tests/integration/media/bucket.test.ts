import { existsSync } from 'node:fs'
import { readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { background } from '@/cms/background'
import { inTransaction } from '@/cms/database/transaction'
import { adminMessage } from '@/cms/fields/labels'
import { bucket } from '@/cms/media/bucket'
import { pictures } from '@/server/pictures'
import { startCms, type Cms } from '../../support/cms'
import { serverOf } from '../../support/http-server'
import { picture } from '../../support/pictures'
import { startS3, type S3Server } from '../../support/s3-server'
import { send } from '../access/http'

const DAY = 24 * 60 * 60 * 1000
const PDF = Buffer.from('%PDF-1.4\nxref\n0 0\n%%EOF')

let store: S3Server
let cms: Cms
let token: string
let media: string
let sweep: typeof import('@/server/sweep-media')

beforeAll(async () => {
  store = await startS3('files')
  Object.assign(process.env, {
    S3_BUCKET: 'files', S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY_ID: 'test', S3_SECRET_ACCESS_KEY: 'a secret of a store',
  })
  cms = await startCms()
  sweep = await import('@/server/sweep-media')
  media = path.join(cms.dir, 'media')
  const login = { email: 'ada@site.example', password: 'a long password for tests' }
  await cms.payload.create({ collection: 'users', data: { ...login, name: 'Ada', roles: ['administrator'] } })
  token = String((await cms.payload.login({ collection: 'users', data: login })).token)
})
afterAll(async () => {
  const { connectBucket } = await import('@/cms/media/bucket')
  connectBucket({ S3_BUCKET: null, S3_ENDPOINT: null, S3_REGION: '', S3_ACCESS_KEY_ID: null, S3_SECRET_ACCESS_KEY: null })
  await cms.stop()
  await store.stop()
})
beforeEach(async () => {
  store.isDown = false
  store.asked.length = 0
  const { connectBucket } = await import('@/cms/media/bucket')
  const { env } = await import('@/lib/env')
  // Anew: one that has just failed would not be asked.
  connectBucket(env())
})

/** What the disk of another server looks like, or of one whose disk was lost. */
const emptyDisk = () => rm(media, { recursive: true, force: true })
const keys = (beginning: string) => [...store.files.keys()].filter((key) => key.startsWith(beginning))
const upload = (collection: string, name: string, type: string, bytes: Buffer<ArrayBuffer>) => {
  const form = new FormData()
  form.set('_payload', '{}')
  form.set('file', new File([bytes], name, { type }))
  return send('POST', `/${collection}`, form, { token })
}
const uploaded = async (colour: string) => {
  const { data, mimetype, name } = await picture('house.jpg', { width: 700, height: 500, colour })
  const { body, status } = await upload('media', name, mimetype, Buffer.from(data))
  expect(status).toBe(201)
  return { ...(body as unknown as { doc: { id: number; filename: string; hash: string } }).doc, data: Buffer.from(data) }
}

describe('what is uploaded', () => {
  it('is in the bucket under a name of its own, encoded and as it was', async () => {
    const { filename, hash, data } = await uploaded('#123456')
    expect(filename).toMatch(/^house-[0-9a-f]{10}\.jpg$/)
    expect(store.files.get(`originals/${filename}`)?.bytes.equals(data)).toBe(true)
    expect(keys(`${hash}/`)).toHaveLength(9)
  })

  it('never takes the place of what another server stored under that name', async () => {
    const names = new Set<string>()
    for (const text of ['one', 'two']) {
      await emptyDisk()
      const bytes = Buffer.from(`%PDF-1.4\n%${text}\nxref\n0 0\n%%EOF`)
      const { body } = await upload('documents', 'certificate.pdf', 'application/pdf', bytes)
      names.add((body as unknown as { doc: { filename: string } }).doc.filename)
    }
    expect(names.size).toBe(2)
    const texts = [...names].map((name) => store.files.get(`documents/${name}`)?.bytes.toString().slice(10, 13))
    expect(texts).toEqual(['one', 'two'])
  })

  it('is refused where the bucket does not take it: nobody is told that it is stored', async () => {
    const before = await cms.payload.count({ collection: 'documents' })
    store.isDown = true
    const { body, status } = await upload('documents', 'lost.pdf', 'application/pdf', Buffer.from(PDF))
    const words = adminMessage('errors.filesAway', 'en')
    expect([status, body.errors?.[0]?.message]).toEqual([503, words])
    expect(await cms.payload.count({ collection: 'documents' })).toEqual(before)
  })

  it('is not encoded again by a server that does not have it', async () => {
    const first = await uploaded('#234567')
    await emptyDisk()
    const files = keys(`${first.hash}/`).length
    store.asked.length = 0
    expect((await uploaded('#234567')).hash).toBe(first.hash)
    expect(store.asked.filter((line) => line.startsWith(`PUT ${first.hash}/w`))).toEqual([])
    expect(keys(`${first.hash}/`)).toHaveLength(files)
  })
})

describe('nobody waits for the bucket', () => {
  /** Whether others could save while each file was sent. */
  const watchPuts = () => {
    const bucketOfSite = bucket()!
    const { put } = bucketOfSite
    const overtaken: boolean[] = []
    const spy = vi.spyOn(bucketOfSite, 'put').mockImplementation(async (...file) => {
      const saved = inTransaction(cms.payload, () => Promise.resolve(true), 'content').then(() => true)
      overtaken.push(await Promise.race([saved, new Promise<false>((resolve) => setTimeout(resolve, 1500, false))]))
      await put(...file)
    })
    return { overtaken, stop: () => spy.mockRestore() }
  }
  const stored = (name: string) => store.files.get(`documents/${name}`)?.bytes.toString()
  const docOf = ({ body, status }: Awaited<ReturnType<typeof send>>) => {
    expect([200, 201]).toContain(status)
    return (body as unknown as { doc: { id: number; filename: string } }).doc
  }

  it.each(['EPC 2026 – "certificaat".pdf', 'plan: rez.pdf', 'con.pdf', '???.pdf', `${'🏡'.repeat(90)}.pdf`, 'a.b/c\\d?.pdf', 'x.pdf?y', ' .pdf'])(
    'where a file is called %s',
    async (name) => {
      const { overtaken, stop } = watchPuts()
      const file = { data: Buffer.from(PDF), mimetype: 'application/pdf', name, size: PDF.length }
      const { filename } = await cms.payload.create({ collection: 'documents', data: {}, file })
      stop()
      expect(overtaken).toEqual([true])
      expect(stored(String(filename))).toBe(PDF.toString())
      expect(existsSync(path.join(media, 'documents', String(filename)))).toBe(true)
    },
  )

  it('where something is copied, whose file gets a name of its own', async () => {
    const first = docOf(await upload('documents', 'plan.pdf', 'application/pdf', Buffer.from(PDF)))
    await emptyDisk()
    const { overtaken, stop } = watchPuts()
    const copy = docOf(await send('POST', `/documents/${first.id}/duplicate`, {}, { token }))
    const again = docOf(await send('POST', `/documents/${copy.id}/duplicate`, {}, { token }))
    stop()
    expect(overtaken).toEqual([true, true])
    const names = [first, copy, again].map(({ filename }) => filename)
    expect(new Set(names).size).toBe(3)
    for (const name of names) expect(name).toMatch(/^plan-[0-9a-f]{10}\.pdf$/)
    expect(names.map(stored)).toEqual(Array(3).fill(PDF.toString()))
    expect((await readdir(path.join(media, 'documents'))).filter((name) => name !== '.until-commit').sort()).toEqual([...names].sort())
  })

  it('where a picture is copied too, and nothing is left of a copy that is refused', async () => {
    const { id, hash, data } = await uploaded('#888888')
    const before = (await readdir(path.join(media, 'originals'))).sort()
    const { hooks } = cms.payload.collections.media.config
    const refuse = () => {
      throw new Error('at the very end')
    }
    hooks.afterChange.push(refuse)
    await expect(cms.payload.duplicate({ collection: 'media', id })).rejects.toThrow('at the very end')
    hooks.afterChange.pop()
    expect((await readdir(path.join(media, 'originals'))).sort()).toEqual(before)
    const { overtaken, stop } = watchPuts()
    const copy = await cms.payload.duplicate({ collection: 'media', id })
    stop()
    expect(overtaken).toEqual([true])
    const { width, height, preview } = await cms.payload.findByID({ collection: 'media', id })
    expect(copy).toMatchObject({ hash, width, height, preview, filename: expect.stringMatching(/^house-[0-9a-f]{10}\.jpg$/) })
    expect(store.files.get(`originals/${copy.filename}`)?.bytes.equals(data)).toBe(true)
  })

  it('where the subject of a picture is moved, whose file Payload reads again', async () => {
    const { id, hash } = await uploaded('#999999')
    const { width, height, preview } = await cms.payload.findByID({ collection: 'media', id })
    const { overtaken, stop } = watchPuts()
    const moved = await cms.payload.update({ collection: 'media', id, data: { focalX: 20, focalY: 30 } })
    stop()
    expect(moved).toMatchObject({ focalX: 20, hash, width, height, preview })
    expect(overtaken).toEqual([])
  })

  it('where a copy may not be made: nothing is sent', async () => {
    const { id } = docOf(await upload('documents', 'plan.pdf', 'application/pdf', Buffer.from(PDF)))
    const { overtaken, stop } = watchPuts()
    expect((await send('POST', `/documents/${id}/duplicate`, {}, {})).status).toBe(403)
    stop()
    expect(overtaken).toEqual([])
  })
})

describe('a server with an empty disk', () => {
  it('gives pictures, whole and in part', async () => {
    const { hash } = await uploaded('#345678')
    await emptyDisk()
    const server = await serverOf((request, response) => pictures(media, () => ({})).read(request, response, () => response.writeHead(404).end()))
    const whole = await server.get(`/media/${hash}/w400.webp`)
    const part = await server.get(`/media/${hash}/w600.webp`, { range: 'bytes=0-3' })
    const none = await server.get(`/media/${'0'.repeat(20)}/w600.webp`)
    await server.close()
    expect([whole.status, whole.body.equals(store.files.get(`${hash}/w400.webp`)!.bytes)]).toEqual([200, true])
    expect([part.status, part.body.toString()]).toEqual([206, 'RIFF'])
    expect(none.status).toBe(404)
  })

  it('gives documents to who may have them, and asks the bucket for nobody else', async () => {
    const { body } = await upload('documents', 'plan.pdf', 'application/pdf', Buffer.from(PDF))
    const { filename } = (body as unknown as { doc: { filename: string } }).doc
    await emptyDisk()
    store.asked.length = 0
    expect((await send('GET', `/documents/file/${filename}`, undefined, {})).status).toBe(403)
    expect(store.asked).toEqual([])
    expect((await send('GET', `/documents/file/${filename}`, undefined, { token })).status).toBe(200)
    expect(existsSync(path.join(media, 'documents', filename))).toBe(true)
  })

  it('says of what it does not have to come again while the bucket is down, and that it is gone only where it is', async () => {
    const { filename, hash } = await uploaded('#565656')
    await emptyDisk()
    store.isDown = true
    const server = await serverOf((request, response) => pictures(media, () => ({})).read(request, response, () => response.writeHead(404).end()))
    const picture = await server.get(`/media/${hash}/w400.webp`)
    await server.close()
    const again = { 'retry-after': '5', 'cache-control': 'private, no-store' }
    expect([picture.status, picture.headers]).toEqual([503, expect.objectContaining(again)])
    const file = await send('GET', `/media/file/${filename}`, undefined, { token })
    expect([file.status, Object.fromEntries(file.headers)]).toEqual([503, expect.objectContaining(again)])
  })

  it('says of a file that is nowhere that it is not found', async () => {
    const { filename } = await uploaded('#575757')
    await emptyDisk()
    store.files.delete(`originals/${filename}`)
    expect((await send('GET', `/media/file/${filename}`, undefined, { token })).status).toBe(404)
  })

  it('goes on with what it has while the bucket is down', async () => {
    const { hash } = await uploaded('#456789')
    store.isDown = true
    const server = await serverOf((request, response) => pictures(media, () => ({})).read(request, response, () => response.writeHead(404).end()))
    expect((await server.get(`/media/${hash}/w400.webp`)).status).toBe(200)
    await server.close()
  })
})

describe('sweeping', () => {
  const age = (days: number) => {
    for (const file of store.files.values()) file.putAt = new Date(Date.now() - days * DAY)
  }

  it('removes what no row names once it is a day old, and nothing else', async () => {
    const [kept, deleted, binned] = [await uploaded('#111111'), await uploaded('#222222'), await uploaded('#333333')]
    await cms.payload.delete({ collection: 'media', id: deleted.id, trash: true })
    await cms.payload.update({ collection: 'media', id: binned.id, data: { deletedAt: new Date().toISOString() } })
    store.files.set('something/of/others', { bytes: PDF, putAt: new Date(0) })
    store.files.set('documents/left.pdf', { bytes: PDF, putAt: new Date() })
    expect(await sweep.sweepBucket(cms.payload)).toBe(0)
    age(2)
    await sweep.sweepBucket(cms.payload)
    expect(keys(`${deleted.hash}/`)).toEqual([])
    expect([...store.files.keys()]).not.toContain(`originals/${deleted.filename}`)
    expect([...store.files.keys()]).not.toContain('documents/left.pdf')
    expect(store.files.has('something/of/others')).toBe(true)
    for (const { filename, hash } of [kept, binned]) {
      expect(keys(`${hash}/`)).toHaveLength(9)
      expect(store.files.has(`originals/${filename}`)).toBe(true)
    }
  })

  it('begins with nothing once the process stops', async () => {
    store.files.set('documents/later.pdf', { bytes: PDF, putAt: new Date(0) })
    const stopping = vi.spyOn(background(), 'isStopping', 'get').mockReturnValue(true)
    expect(await sweep.sweepBucket(cms.payload)).toBe(0)
    stopping.mockRestore()
    expect(store.files.has('documents/later.pdf')).toBe(true)
    expect(await sweep.sweepBucket(cms.payload)).toBe(1)
  })

  it('spares what is about to be used again, and the bucket of another site', async () => {
    const first = await uploaded('#444444')
    await cms.payload.delete({ collection: 'media', id: first.id, trash: true })
    age(2)
    const note = store.files.get(`${first.hash}/picture.json`)!
    note.putAt = new Date()
    await sweep.sweepBucket(cms.payload)
    expect(keys(`${first.hash}/w`)).toHaveLength(8)
    note.putAt = new Date(0)
    const own = store.files.get('swept-by.txt')!
    store.files.set('swept-by.txt', { ...own, bytes: Buffer.from('https://another.example') })
    expect(await sweep.sweepBucket(cms.payload)).toBe(0)
    store.files.set('swept-by.txt', own)
    await sweep.sweepBucket(cms.payload)
    expect(keys(`${first.hash}/`)).toEqual([])
  })

  it('says each time that a site of another address sweeps the bucket', async () => {
    await sweep.sweepBucket(cms.payload)
    const { env } = await import('@/lib/env')
    const own = store.files.get('swept-by.txt')!
    store.files.set('swept-by.txt', { ...own, bytes: Buffer.from('https://before.example') })
    const warn = vi.spyOn(cms.payload.logger, 'warn')
    await sweep.sweepBucket(cms.payload)
    await sweep.sweepBucket(cms.payload)
    store.files.delete('swept-by.txt')
    await sweep.sweepBucket(cms.payload)
    const said = warn.mock.calls.map(([line]) => String(line))
    warn.mockRestore()
    expect(said).toHaveLength(2)
    for (const words of ['https://before.example', env().SITE_URL, 'swept-by.txt']) expect(said[1]).toContain(words)
    expect(store.files.get('swept-by.txt')?.bytes.toString()).toBe(env().SITE_URL)
  })

  it('leaves what is written about a picture to be changed while the bucket is down', async () => {
    const { id } = await uploaded('#777777')
    await emptyDisk()
    store.isDown = true
    const { status } = await send('PATCH', `/media/${id}?locale=fr`, { alt: 'Une maison' }, { token })
    expect(status).toBe(200)
  })

  it('removes copies that another server has deleted', async () => {
    const { hash, id } = await uploaded('#555555')
    const stale = path.join(media, hash)
    await rename(stale, `${stale}.aside`)
    await cms.payload.delete({ collection: 'media', id, trash: true })
    await rename(`${stale}.aside`, stale)
    for (const name of await readdir(stale)) await utimes(path.join(stale, name), new Date(0), new Date(0))
    await sweep.sweepCopies(cms.payload)
    expect(await readdir(stale)).toEqual([])
  })

  it('removes what was left of a copy that was not written whole, beside files that are shown', async () => {
    const { filename, hash } = await uploaded('#787878')
    const lefts = [`${hash}/w400.webp.1234.part`, `originals/${filename}.1234.part`]
    for (const left of lefts) await writeFile(path.join(media, left), 'cut')
    await sweep.sweepCopies(cms.payload)
    for (const left of lefts) expect(existsSync(path.join(media, left)), left).toBe(true)
    for (const file of [...lefts, `${hash}/picture.json`]) await utimes(path.join(media, file), new Date(0), new Date(0))
    await sweep.sweepCopies(cms.payload)
    for (const left of lefts) expect(existsSync(path.join(media, left)), left).toBe(false)
    expect(existsSync(path.join(media, hash, 'w400.webp'))).toBe(true)
  })

  it('does not keep a picture from being uploaded again', async () => {
    const first = await uploaded('#666666')
    await cms.payload.delete({ collection: 'media', id: first.id, trash: true })
    age(2)
    await sweep.sweepBucket(cms.payload)
    await uploaded('#666666')
    expect(keys(`${first.hash}/`)).toHaveLength(9)
  })
})
