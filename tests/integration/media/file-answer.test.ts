import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askApi } from '../../support/ask-api'
import { startCms, type Cms } from '../../support/cms'
import { openFiles } from '../../support/open-files'
import { documentForm } from '../../support/upload-form'

/** What an MP4 file begins with, and a box of a megabyte. */
const HEAD = Buffer.from('0000001866747970' + '69736f3600000000' + '69736f6d69736f36' + '000f424866726565', 'hex')
const FILM = Buffer.concat([HEAD, Buffer.from(Uint8Array.from({ length: 1_000_000 }, (_, at) => at % 251))])
const LAST = FILM.length - 1

let cms: Cms
let film: string
let folder: string

beforeAll(async () => {
  cms = await startCms()
  folder = path.join(cms.dir, 'media/videos')
  const file = { data: FILM, mimetype: 'video/mp4', name: 'film.mp4', size: FILM.length }
  film = String((await cms.payload.create({ collection: 'videos', data: {}, file })).filename)
})
afterAll(() => cms.stop())

const ask = (name = film, headers: Record<string, string> = {}) => askApi('GET', `/videos/file/${name}`, undefined, { headers })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('a file of an upload', () => {
  it.each(['', 'items=0-1', 'items=9999999-', 'bytes=x', 'bytes=', 'bytes', 'x'])('is sent whole where %j, which is no range, is asked for', async (range) => {
    const response = await ask(film, { range })
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([
      200,
      expect.objectContaining({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'content-length': String(FILM.length) }),
    ])
    expect((await bytesOf(response)).equals(FILM)).toBe(true)
    expect(response.headers.has('content-range')).toBe(false)
  })

  it.each([
    ['bytes=0-3', 0, 3],
    ['bytes=4-7', 4, 7],
    [`bytes=${LAST - 1}-`, LAST - 1, LAST],
    ['bytes=-2', LAST - 1, LAST],
    [`bytes=5-${FILM.length * 2}`, 5, LAST],
    ['bytes=4-7,20-29', 4, 7],
    ['bytes=4-7 , -2', 4, 7],
    ['Bytes=4-7', 4, 7],
  ])('is sent in part where %s is asked for', async (range, from, to) => {
    const response = await ask(film, { range })
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([
      206,
      expect.objectContaining({
        'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'content-length': String(to - from + 1),
        'content-range': `bytes ${from}-${to}/${FILM.length}`,
      }),
    ])
    expect((await bytesOf(response)).equals(FILM.subarray(from, to + 1))).toBe(true)
  })

  it.each([`bytes=${FILM.length}-`, `BYTES=${FILM.length}-`, 'bytes=5-1', 'bytes=-0'])('is not sent where %s is asked for', async (range) => {
    const response = await ask(film, { range })
    expect([response.status, response.headers.get('content-range'), (await bytesOf(response)).length]).toEqual([416, `bytes */${FILM.length}`, 0])
  })

  it('has the type of its bytes, whatever its name says', async () => {
    const form = documentForm('Attest.JPG')
    const ada = { email: 'ada@site.example', password: 'four words in a row' }
    await cms.payload.create({ collection: 'users', data: { ...ada, name: 'Ada', roles: ['administrator'] } })
    const { token } = await cms.payload.login({ collection: 'users', data: ada })
    const made = (await (await askApi('POST', '/documents', form, { token })).json()) as { doc: { filename: string } }
    const response = await askApi('GET', `/documents/file/${made.doc.filename}`, undefined, { token })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await bytesOf(response)).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await askApi('GET', `/documents/file/${made.doc.filename}`)).status).toBe(403)
  })
})

describe('nothing is found', () => {
  it.each([
    ['where there is no file', () => 'none.mp4', 404],
    ['by a name with a folder in it', () => `x%2F${film}`, 404],
    ['above the folder', () => `x%2F..%2F${film}`, 403],
    ['in a folder', () => '.until-commit', 404],
    ['in what a save holds', () => '.until-commit%2Fheld.mp4', 404],
    ['in what no row names', () => 'left.mp4.123.part', 404],
    ['by a name that no file can have', () => 'a%00.mp4', 404],
  ])('%s', async (_, name, expected) => {
    mkdirSync(path.join(folder, '.until-commit'), { recursive: true })
    for (const stray of ['.until-commit/held.mp4', 'left.mp4.123.part']) writeFileSync(path.join(folder, stray), FILM)
    expect((await ask(name())).status).toBe(expected)
  })
})

describe('a file that is not read to its end', () => {
  it.each(['', 'bytes=10-'])('is closed when its reader leaves, in the middle or before: %s', async (range) => {
    const file = path.join(folder, film)
    const reader = (await ask(film, { range })).body!.getReader()
    await reader.read()
    expect(openFiles(file)).toBe(1)
    await reader.cancel()
    await expect.poll(() => openFiles(file)).toBe(0)
    await (await ask(film, { range })).body!.cancel()
    await expect.poll(() => openFiles(file)).toBe(0)
  })

  it('is not opened for who has left before it is sent', async () => {
    // Next hands it to nobody then, and does not cancel it.
    const left = await ask()
    await bytesOf(await ask())
    await expect.poll(() => openFiles(path.join(folder, film))).toBe(0)
    expect(left.bodyUsed).toBe(false)
  })
})
