// @module-tag slow
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderSharePicture, type SharePicture } from '@/features/share/share-picture'

let folder: string
let file: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'share-'))
  file = path.join(folder, 'w1360.webp')
  // Red above, blue below: the focal point decides which of the two is seen.
  const blue = { create: { width: 1000, height: 1000, channels: 3, background: '#0000ff' } } as const
  await sharp({ create: { ...blue.create, height: 2000, background: '#ff0000' } })
    .composite([{ input: blue, left: 0, top: 1000 }])
    .webp({ lossless: true })
    .toFile(file)
})
afterAll(() => rm(folder, { recursive: true }))

const view = (fields: Partial<SharePicture> = {}): SharePicture => ({
  photo: { file, focalX: 50, focalY: 0 }, title: '€ 418.000', line: 'Huis, Gent',
  siteName: 'Huis & Hof', brand: '#1f4a43', onBrand: '#ffffff', ...fields,
})

/** The mean colour of a part of a picture, one number each for red, green and blue. */
async function meanOf(jpeg: Buffer, left: number, top: number, width = 40, height = 40) {
  const part = await sharp(jpeg).extract({ left, top, width, height }).toBuffer()
  const { channels } = await sharp(part).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

describe('a picture for social networks', () => {
  it('is a JPEG of 1200 × 630 px and less than 200 kB', async () => {
    const jpeg = await renderSharePicture(view())
    const { format, width, height } = await sharp(jpeg).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    expect(jpeg.length).toBeLessThan(200_000)
  })

  it('stays below 200 kB where nothing can be compressed', async () => {
    const noise = path.join(folder, 'noise.webp')
    const raw = { width: 1360, height: 900, channels: 3 } as const
    let seed = 1
    const pixels = Buffer.alloc(1360 * 900 * 3).map(() => (seed = (seed * 48_271) % 2_147_483_647))
    await sharp(pixels, { raw }).webp({ quality: 90 }).toFile(noise)
    const jpeg = await renderSharePicture(view({ photo: { file: noise, focalX: 50, focalY: 50 } }))
    expect(jpeg.length).toBeLessThan(200_000)
  })

  it.each([
    ['above', 0, 'red'],
    ['below', 100, 'blue'],
  ])('shows the photograph at its focal point: %s', async (_name, focalY, colour) => {
    const jpeg = await renderSharePicture(view({ photo: { file, focalX: 50, focalY } }))
    const [red = 0, , blue = 0] = await meanOf(jpeg, 600, 200)
    expect(colour === 'red' ? red - blue : blue - red).toBeGreaterThan(200)
  })

  it('has a band with the words, and the name on the colour of the brand', async () => {
    const jpeg = await renderSharePicture(view())
    const [corner = 0] = await meanOf(jpeg, 1150, 500, 20, 20)
    expect(corner).toBeLessThan(60)
    const [empty = 0] = await meanOf(jpeg, 4, 500)
    expect(empty).toBeGreaterThan(250)
    const [words = 0] = await meanOf(jpeg, 48, 505, 250, 60)
    expect(words).toBeLessThan(245)
  })

  it('is drawn in our own typefaces: their words are as wide as ever', async () => {
    const jpeg = await renderSharePicture(view({ title: '€ 418.000', line: '' }))
    const band = { left: 0, top: 495, width: 700, height: 130 }
    const trimmed = sharp(await sharp(jpeg).extract(band).png().toBuffer()).trim({ threshold: 40 })
    const { info } = await trimmed.toBuffer({ resolveWithObject: true })
    expect(Math.abs(info.width - 255)).toBeLessThanOrEqual(4)
  })

  it.each([
    ['without a photograph', { photo: null }],
    ['without words', { title: '', line: '', siteName: '' }],
    ['with marks', { title: '<b>&', line: '</span>', siteName: '"&"' }],
    ['with words that are too long', { title: 'lang '.repeat(60), siteName: 'Zeer '.repeat(60) }],
  ])('can be drawn %s', async (_name, fields) => {
    const { width, height } = await sharp(await renderSharePicture(view(fields))).metadata()
    expect({ width, height }).toEqual({ width: 1200, height: 630 })
  })
})
