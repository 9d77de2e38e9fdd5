import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodePicture } from '@/cms/media/encode'
import { UPLOAD_FOLDERS } from '@/lib/upload-folders'
import { startCms, type Cms } from '../../support/cms'
import { picture } from '../../support/pictures'

let cms: Cms
let media: string

beforeAll(async () => {
  cms = await startCms()
  media = path.join(cms.dir, 'media')
})
afterAll(() => cms.stop())

type File = Awaited<ReturnType<typeof picture>>
const upload = (file: File) => cms.payload.create({ collection: 'media', data: {}, file })
const folderOf = (doc: { hash?: string | null }) => path.join(media, String(doc.hash))
const fake = (name: string, mimetype: string, text: string): File => {
  const data = Buffer.from(text)
  return { data, mimetype, name, size: data.length }
}

it('stands in a folder that sweeping and backups know, whatever collection it is of', () => {
  const folders = cms.payload.config.collections.flatMap(({ slug, upload }) =>
    upload?.staticDir ? [[slug, path.relative(media, upload.staticDir)]] : [],
  )
  expect(Object.fromEntries(folders)).toEqual(UPLOAD_FOLDERS)
})

describe('an upload', () => {
  it('is encoded at the four widths in both formats, without camera data', async () => {
    const doc = await upload(await picture('house.jpg', { width: 1600, height: 1200 }))
    const files = (await readdir(folderOf(doc))).filter((file) => !file.endsWith('.json'))
    expect(files.sort()).toEqual(
      [100, 400, 600, 1360].flatMap((width) => [`w${width}.avif`, `w${width}.webp`]).sort(),
    )
    for (const file of files) {
      const { width, height, format, exif, xmp, icc } = await sharp(path.join(folderOf(doc), file)).metadata()
      expect(`w${width}.${format === 'heif' ? 'avif' : format}`).toBe(file)
      expect(height).toBe(Math.round((width ?? 0) * 0.75))
      expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
      expect((await readFile(path.join(folderOf(doc), file))).includes('camera data')).toBe(false)
    }
    expect(doc).toMatchObject({ width: 1360, height: 1020 })
    expect(doc.preview).toMatch(/^data:image\/webp;base64,/)
    expect(doc.preview!.length).toBeLessThan(600)
  })

  it('is not enlarged', async () => {
    const doc = await upload(await picture('small.jpg', { width: 300, height: 200 }))
    const widths = [100, 400, 600, 1360].map(async (width) => {
      return (await sharp(path.join(folderOf(doc), `w${width}.webp`)).metadata()).width
    })
    expect(await Promise.all(widths)).toEqual([100, 300, 300, 300])
    expect(doc).toMatchObject({ width: 300, height: 200 })
  })

  it('is turned as the camera was held', async () => {
    const doc = await upload(await picture('turned.jpg', { width: 300, height: 200, orientation: 6 }))
    expect(doc).toMatchObject({ width: 200, height: 300 })
    const { width, height, orientation } = await sharp(path.join(folderOf(doc), 'w1360.avif')).metadata()
    expect([width, height, orientation ?? 1]).toEqual([200, 300, 1])
  })

  it.each(['png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const data = await sharp((await picture('x.jpg')).data).toFormat(format).toBuffer()
    const doc = await upload({ data, mimetype: `image/${format}`, name: `x.${format}`, size: data.length })
    expect(existsSync(folderOf(doc))).toBe(true)
  })
})

describe('what is refused', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  it.each([
    ['an SVG', fake('a.svg', 'image/svg+xml', SVG)],
    ['an SVG that says it is a PNG', fake('a.png', 'image/png', SVG)],
    ['an SVG with an XML head that says it is a JPEG', fake('a.jpg', 'image/jpeg', `<?xml version="1.0"?>${SVG}`)],
    ['text', fake('a.jpg', 'image/jpeg', 'no picture')],
    ['a page', fake('a.html', 'text/html', '<script>alert(1)</script>')],
    ['the beginning of a PNG', fake('a.png', 'image/png', '\x89PNG\r\n\x1a\n')],
  ])('%s: in words, and nothing is stored', async (_, file) => {
    const before = [await cms.payload.count({ collection: 'media' }), (await readdir(media)).sort()]
    const error = await upload(file).then(() => null, (reason: Error & { status?: number }) => reason)
    expect(error?.message).toMatch(/not a readable picture|[Ii]nvalid file type|file/)
    expect(error?.status).toBe(400)
    expect([await cms.payload.count({ collection: 'media' }), (await readdir(media)).sort()]).toEqual(before)
  })

  it('an SVG, by the encoder itself too', async () => {
    await expect(encodePicture(Buffer.from(SVG), media)).rejects.toThrow('not a picture in JPEG')
  })

  it('a picture that is cut off', async () => {
    const { data } = await picture('cut.jpg', { width: 900, height: 900 })
    const half = data.subarray(0, data.length / 2)
    const file = { data: half, mimetype: 'image/jpeg', name: 'cut.jpg', size: half.length }
    await expect(upload(file)).rejects.toThrow(/not a readable picture/)
  })
})

describe('files of a picture', () => {
  it('are shared by the same bytes, and removed with the last that shows them', async () => {
    const file = await picture('shared.jpg', { colour: '#123456' })
    const [one, two] = [await upload(file), await upload(file)]
    expect(two.hash).toBe(one.hash)
    expect(two.filename).not.toBe(one.filename)
    await cms.payload.delete({ collection: 'media', id: one.id })
    expect(existsSync(folderOf(two))).toBe(true)
    await cms.payload.delete({ collection: 'media', id: two.id })
    expect(existsSync(folderOf(two))).toBe(false)
    expect(await readdir(path.join(media, 'originals'))).not.toContain(two.filename)
  })

  it('that is replaced give way to the new ones', async () => {
    const doc = await upload(await picture('before.jpg', { colour: '#111111' }))
    const file = await picture('after.jpg', { colour: '#eeeeee' })
    const next = await cms.payload.update({ collection: 'media', id: doc.id, data: {}, file })
    expect(next.hash).not.toBe(doc.hash)
    expect(existsSync(folderOf(next))).toBe(true)
    expect(existsSync(folderOf(doc))).toBe(false)
  })
})
