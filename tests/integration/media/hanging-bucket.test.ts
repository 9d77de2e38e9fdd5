import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { bucket, connectBucket, isFileAway } from '@/cms/media/bucket'
import { isHere } from '@/cms/media/local-copy'
import { startS3, type S3Server } from '../../support/s3-server'

const BYTES = Buffer.from('%PDF-1.4')
/** More than are fetched at once. */
const KEYS = Array.from({ length: 20 }, (_, at) => `documents/${at}.pdf`)
const PATIENCE = { connectMs: 300, getMs: 300, quietMs: 300, restMs: 400 }

let store: S3Server
let media: string

beforeAll(async () => {
  store = await startS3('files')
  media = await mkdtemp(path.join(tmpdir(), 'hanging-'))
  Object.assign(process.env, { DATABASE_URL: 'file:none.db', MEDIA_DIR: media, PAYLOAD_SECRET: 'a secret of thirty-two characters' })
})
beforeEach(() => {
  for (const key of KEYS) store.files.set(key, { bytes: BYTES, putAt: new Date() })
  const access = { S3_ACCESS_KEY_ID: 'test', S3_SECRET_ACCESS_KEY: 'a secret of a store' }
  connectBucket({ S3_BUCKET: 'files', S3_ENDPOINT: store.endpoint, S3_REGION: 'eu-west-1', ...access }, PATIENCE)
})
afterEach(async () => {
  Object.assign(store, { hangs: null, isDown: false })
  store.files.clear()
  await rm(media, { recursive: true, force: true })
})
afterAll(async () => {
  connectBucket({ S3_BUCKET: null, S3_ENDPOINT: null, S3_REGION: '', S3_ACCESS_KEY_ID: null, S3_SECRET_ACCESS_KEY: null })
  await store.stop()
})

const outcome = (asked: Promise<unknown>): Promise<unknown> => asked.catch((error: unknown) => (isFileAway(error) ? 'away' : error))
const fetched = () => Promise.all(KEYS.map((key) => outcome(isHere(path.join(media, key)))))

it.each(['before', 'within'] as const)('one that hangs %s its answers is given up, and asked again later', async (hangs) => {
  store.hangs = hangs
  expect(new Set(await fetched())).toEqual(new Set(['away']))
  store.hangs = null
  await vi.waitFor(async () => expect(new Set(await fetched())).toEqual(new Set([true])), { timeout: 5000, interval: 100 })
}, 10_000)

it('one that hangs keeps neither what is stored nor what is swept waiting', async () => {
  store.hangs = 'before'
  const listed = async () => {
    for await (const files of bucket()!.list()) return files
  }
  expect(await outcome(bucket()!.put('documents/new.pdf', BYTES))).toBe('away')
  for (const ask of [listed, () => bucket()!.remove(KEYS)]) {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE.restMs))
    expect(await outcome(ask())).toBe('away')
  }
}, 10_000)

it('one that has just failed is asked for nothing', async () => {
  store.isDown = true
  await outcome(bucket()!.get('documents/0.pdf'))
  store.isDown = false
  store.asked.length = 0
  expect(await outcome(bucket()!.get('documents/0.pdf'))).toBe('away')
  expect(store.asked).toEqual([])
})

it('one that refuses a single file is asked for the others', async () => {
  const long = await outcome(bucket()!.get('x'.repeat(1100)))
  expect([long, await bucket()!.get('documents/0.pdf')]).toEqual(['away', BYTES])
})

describe('one that refuses all', () => {
  const others = { S3_ENDPOINT: '', S3_REGION: 'eu-west-1', S3_ACCESS_KEY_ID: 'test', S3_SECRET_ACCESS_KEY: 'a secret of a store' }

  it.each([
    ['keys that were revoked', 'AccessDenied', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'revoked' }],
    ['a bucket that is not there', 'NoSuchBucket', { S3_BUCKET: 'removed' }],
  ])('says so in the log once a minute: %s', async (_case, reason, wrong) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => said.mockRestore())
    const lines = () => said.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('The bucket refuses'))
    const settings = { ...others, S3_ENDPOINT: store.endpoint, ...wrong }
    connectBucket(settings, PATIENCE)
    store.asked.length = 0
    expect(await outcome(bucket()!.get('documents/0.pdf'))).toBe('away')
    expect(await outcome(bucket()!.put('documents/new.pdf', BYTES))).toBe('away')
    expect([lines().length, lines()[0], store.asked.length]).toEqual([1, expect.stringContaining(reason), 2])
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 60_001)
    await outcome(bucket()!.get('documents/0.pdf'))
    vi.mocked(performance.now).mockRestore()
    expect(lines()).toHaveLength(2)
  })

  it('says nothing of a file that is not there', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    expect(await bucket()!.get('documents/none.pdf')).toBe(null)
    expect(said).not.toHaveBeenCalled()
    said.mockRestore()
  })
})
