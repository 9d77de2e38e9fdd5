import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { APIError } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '@/cms/database/drizzle'
import { committedSql } from '@/cms/database/sql'
import type { Media } from '@/payload-types'
import { startCms, type Cms } from '../../support/cms'
import { picture } from '../../support/pictures'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const folders = () => readdir(path.join(cms.dir, 'media'))
const originals = (): string => path.join(cms.dir, 'media', 'originals')
const encoded = ({ hash }: Media): string => path.join(cms.dir, 'media', String(hash))
const original = ({ filename }: Media): string => path.join(originals(), String(filename))
const held = (): Promise<string[]> => readdir(path.join(originals(), '.until-commit'))
const filesOf = async (doc: Media) => [await readFile(original(doc)), await readdir(encoded(doc))]
const upload = async (name: string, colour?: string): Promise<Media> =>
  cms.payload.create({ collection: 'media', data: {}, file: await picture(name, { colour }) })

/** A photograph; at the width given by default it takes a second to encode. */
async function photograph(name: string, format: 'jpeg' | 'webp', width = 1360) {
  const noise = { type: 'gaussian', mean: Math.random() * 200, sigma: 30 } as const
  const create = { width, height: 800, channels: 3, background: '#888', noise } as const
  const data = await sharp({ create }).toFormat(format).toBuffer()
  return { data, mimetype: `image/${format}`, name, size: data.length }
}

let keys = 0
const smallWrite = () =>
  cms.payload.db.create({
    collection: 'payload-preferences',
    data: { key: `small-${(keys += 1)}`, value: {} },
    req: {},
  })

describe('while a picture is encoded, others write', () => {
  const overtakes = async (uploading: Promise<unknown>): Promise<void> => {
    const order: string[] = []
    const uploaded = uploading.then(() => order.push('uploaded'))
    for (let count = 0; count < 3; count += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      await smallWrite()
    }
    order.push('written')
    await uploaded
    expect(order).toEqual(['written', 'uploaded'])
  }

  it.each(['jpeg', 'webp'] as const)('that is new (%s)', async (format) => {
    const file = await photograph(`new.${format}`, format)
    await overtakes(cms.payload.create({ collection: 'media', data: {}, file }))
  })

  it.each(['jpeg', 'webp'] as const)('that takes the place of another (%s)', async (format) => {
    const { id } = await upload('old.jpg', '#abcdef')
    const file = await photograph(`next.${format}`, format)
    await overtakes(cms.payload.update({ collection: 'media', id, data: {}, file }))
  })
})

/** What happens half a minute after the last statement: Postgres does it, on SQLite a timer. */
async function endIdleTransactions(): Promise<void> {
  if (process.env.TEST_POSTGRES) {
    await committedSql(cms.payload).run(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
    )
  } else {
    await vi.advanceTimersByTimeAsync(31_000)
    vi.useRealTimers()
  }
}

describe('a transaction that fails', () => {
  const fail = () => {
    throw new Error('at the very end')
  }
  afterEach(() => {
    const { hooks } = cms.payload.collections.media.config
    for (const list of [hooks.afterChange, hooks.afterDelete]) {
      const place = list.indexOf(fail)
      if (place >= 0) list.splice(place, 1)
    }
  })

  it('loses no file of a picture that was to be deleted', async () => {
    const doc = await upload('deleted.jpg', '#aa0000')
    const before = await filesOf(doc)
    cms.payload.collections.media.config.hooks.afterDelete.push(fail)
    const deleted = cms.payload.delete({ collection: 'media', id: doc.id })
    await expect(deleted).rejects.toThrow('at the very end')
    expect(await filesOf(doc)).toEqual(before)
  })

  it('loses no file of a picture that was to be replaced, and leaves none of the other', async () => {
    const doc = await upload('replaced.jpg', '#00aa00')
    const before = await filesOf(doc)
    const [names, all] = [await readdir(originals()), await folders()]
    cms.payload.collections.media.config.hooks.afterChange.push(fail)
    const file = await picture('other.jpg', { colour: '#0000aa' })
    const replaced = cms.payload.update({ collection: 'media', id: doc.id, data: {}, file })
    await expect(replaced).rejects.toThrow('at the very end')
    expect(await filesOf(doc)).toEqual(before)
    expect(await readdir(originals())).toEqual(names)
    expect(await folders()).toEqual(all)
  })

  it('leaves no second name of a picture whose file stays', async () => {
    const doc = await upload('described.jpg', '#00bb00')
    const before = await filesOf(doc)
    cms.payload.collections.media.config.hooks.afterChange.push(fail)
    const described = cms.payload.update({ collection: 'media', id: doc.id, data: { alt: 'Hall' } })
    await expect(described).rejects.toThrow('at the very end')
    expect(await filesOf(doc)).toEqual(before)
    expect(await held()).toEqual([])
  })

  it('because nobody ended it loses no file either', async () => {
    vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
    const doc = await upload('left-open.jpg', '#bb00bb')
    const before = await filesOf(doc)
    if (!process.env.TEST_POSTGRES) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const transactionID = (await cms.payload.db.beginTransaction())!
    await cms.payload.delete({ collection: 'media', id: doc.id, req: { transactionID } })
    expect(existsSync(original(doc))).toBe(false)
    await endIdleTransactions()
    await vi.waitFor(async () => expect(await held()).toEqual([]))
    expect(await filesOf(doc)).toEqual(before)
    expect((await cms.payload.findByID({ collection: 'media', id: doc.id })).id).toBe(doc.id)
    vi.restoreAllMocks()
  })

  it('leaves no original of a new picture', async () => {
    const [names, all] = [await readdir(originals()), await folders()]
    cms.payload.collections.media.config.hooks.afterChange.push(fail)
    await expect(upload('new.jpg', '#123123')).rejects.toThrow('at the very end')
    expect(await readdir(originals())).toEqual(names)
    expect(await folders()).toEqual(all)
  })

  it('leaves nothing encoded of a picture that was refused, and what another picture needs', async () => {
    const doc = await upload('shared.jpg', '#0d0e0f')
    const before = await filesOf(doc)
    const all = await folders()
    const { hooks } = cms.payload.collections.media.config
    const refuse = ({ operation }: { operation: string }) => {
      if (operation === 'create' || operation === 'update') throw new APIError('Not this one', 400)
    }
    for (const list of [hooks.beforeOperation, hooks.beforeValidate] as unknown[][]) {
      list.push(refuse)
      for (const colour of ['#0d0e0f', '#1d1e1f']) {
        await expect(upload('refused.jpg', colour)).rejects.toThrow('Not this one')
        const file = await picture('refused.jpg', { colour })
        await expect(cms.payload.update({ collection: 'media', id: doc.id, data: {}, file })).rejects.toThrow('Not this one')
      }
      list.pop()
    }
    expect(await folders()).toEqual(all)
    expect(await filesOf(doc)).toEqual(before)
  })

  it('loses no document', async () => {
    const data = Buffer.from('%PDF-1.4\nxref\n0 0\n%%EOF')
    const file = { data, mimetype: 'application/pdf', name: 'plan.pdf', size: data.length }
    const doc = await cms.payload.create({ collection: 'documents', data: {}, file })
    const { hooks } = cms.payload.collections.documents.config
    hooks.afterDelete.push(fail)
    const deleted = cms.payload.delete({ collection: 'documents', id: doc.id })
    await expect(deleted).rejects.toThrow('at the very end')
    hooks.afterDelete.pop()
    const stored = path.join(cms.dir, 'media', 'documents', String(doc.filename))
    expect(await readFile(stored)).toEqual(data)
    await cms.payload.delete({ collection: 'documents', id: doc.id })
    expect(existsSync(stored)).toBe(false)
  })
})

it('a file that somebody replaced does not come back where somebody else is refused at the same moment', async () => {
  const pdf = (name: string) => {
    const data = Buffer.from(`%PDF-1.4\n%${name}\nxref\n0 0\n%%EOF`)
    return { data, mimetype: 'application/pdf', name, size: data.length }
  }
  const { id } = await cms.payload.create({ collection: 'documents', data: {}, file: pdf('first.pdf') })
  const replace = (name: string) => cms.payload.update({ collection: 'documents', id, data: {}, file: pdf(name), context: { name } })
  const folder = path.join(cms.dir, 'media', 'documents')
  const names = async () => (await readdir(folder)).filter((name) => name.endsWith('.pdf'))
  const before = await names()
  const { hooks } = cms.payload.collections.documents.config
  let refused: Promise<unknown> = Promise.resolve()
  hooks.beforeOperation.push(async ({ operation, req }) => {
    if (operation !== 'update') return
    if (req.context.name === 'third.pdf') throw new APIError('Saved meanwhile', 409)
    // It begins while this one holds the turn, before the file of this one is gone.
    refused = expect(replace('third.pdf')).rejects.toThrow('Saved meanwhile')
    await new Promise((resolve) => setTimeout(resolve, 500))
  })
  await replace('second.pdf')
  await refused
  hooks.beforeOperation.pop()
  expect(await names()).toEqual(before.map((name) => (name === 'first.pdf' ? 'second.pdf' : name)))
})

it('a picture keeps its files when the last other one with the same bytes goes meanwhile', async () => {
  const file = await photograph('twice.jpg', 'jpeg', 90)
  const first = await cms.payload.create({ collection: 'media', data: {}, file })
  const [second] = await Promise.all([
    cms.payload.create({ collection: 'media', data: {}, file }),
    cms.payload.delete({ collection: 'media', id: first.id }),
  ])
  expect(await readdir(encoded(second))).toContain('w400.webp')
})

it('a WebP stays what was uploaded, so that an import knows it again', async () => {
  const { data, ...file } = await photograph('same.webp', 'webp', 90)
  const doc = await cms.payload.create({ collection: 'media', data: {}, file: { data, ...file } })
  expect(await readFile(original(doc))).toEqual(data)
})
