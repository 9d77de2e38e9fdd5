import type { PathLike } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { connectBucket, isFileAway } from '@/cms/media/bucket'
import { isHere } from '@/cms/media/local-copy'
import { startS3, type S3Server } from '../../support/s3-server'

const disk = vi.hoisted(() => ({ isFull: false }))
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>()
  const writeFile = async (file: PathLike, bytes: Uint8Array): Promise<void> => {
    await real.writeFile(file, disk.isFull ? bytes.subarray(0, 3) : bytes)
    if (disk.isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  return { ...real, writeFile }
})

const KEY = 'documents/a.pdf'
const BYTES = Buffer.from('%PDF-1.4')

let store: S3Server
let media: string

beforeAll(async () => {
  store = await startS3('files')
  media = await mkdtemp(path.join(tmpdir(), 'full-disk-'))
  Object.assign(process.env, { DATABASE_URL: 'file:none.db', MEDIA_DIR: media, PAYLOAD_SECRET: 'a secret of thirty-two characters' })
  store.files.set(KEY, { bytes: BYTES, putAt: new Date() })
  const access = { S3_ACCESS_KEY_ID: 'test', S3_SECRET_ACCESS_KEY: 'a secret of a store' }
  connectBucket({ S3_BUCKET: 'files', S3_ENDPOINT: store.endpoint, S3_REGION: 'eu-west-1', ...access })
})
afterAll(async () => {
  connectBucket({ S3_BUCKET: null, S3_ENDPOINT: null, S3_REGION: '', S3_ACCESS_KEY_ID: null, S3_SECRET_ACCESS_KEY: null })
  await store.stop()
  await rm(media, { recursive: true, force: true })
})

it('what the disk has no room for is away, leaves nothing, and comes once there is room', async () => {
  const file = path.join(media, KEY)
  disk.isFull = true
  const refused = await isHere(file).catch((error: unknown) => error)
  expect(isFileAway(refused)).toBe(true)
  expect(await readdir(path.dirname(file))).toEqual([])
  disk.isFull = false
  expect(await isHere(file)).toBe(true)
  expect((await readFile(file)).equals(BYTES)).toBe(true)
})
