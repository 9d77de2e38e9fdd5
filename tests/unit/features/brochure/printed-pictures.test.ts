// @module-tag slow
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brochurePictures } from '@/features/brochure/printed-pictures'
import type { BrochurePicture, BrochureView } from '@/domain/brochure/views'

let dir: string

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'brochure-'))
  // Grain is what a JPEG finds hardest; half of it is blue, so that a crop can be told.
  for (const [hash, sigma] of [['grain', 40], ['calm', 0]] as const) {
    await mkdir(path.join(dir, hash))
    for (const width of [100, 400, 600, 1360]) {
      const height = Math.round((width * 2) / 3)
      const blue = { width: Math.round(width / 2), height, channels: 3 as const, background: '#0000ff' }
      const noise = { type: 'gaussian' as const, mean: 128, sigma }
      const ground = { width, height, channels: 3 as const, background: '#ff0000' }
      await sharp({ create: sigma > 0 ? { ...ground, noise } : ground })
        .composite(sigma > 0 ? [] : [{ input: { create: blue }, left: 0, top: 0 }])
        .webp({ quality: 74, effort: 0 })
        .toFile(path.join(dir, hash, `w${width}.webp`))
    }
  }
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const picture = (hash: string, focalX = 50): BrochurePicture => ({
  hash, width: 1360, height: 907, focalX, focalY: 50, alt: { text: hash, lang: 'en' },
})

const read = (photos: BrochurePicture[], plans: BrochurePicture[] = []) =>
  brochurePictures(dir, { photos, plans, logo: null, contact: null } as unknown as BrochureView)

describe('brochurePictures', () => {
  it('keeps pictures together below the size that a brochure may have', async () => {
    const { front, photos, plans } = await read(
      Array.from({ length: 9 }, () => picture('grain')),
      Array.from({ length: 2 }, () => picture('grain')),
    )
    const all = [front, ...photos, ...plans]
    expect(all.every((one) => one !== null)).toBe(true)
    expect(all.reduce((sum, one) => sum + (one?.bytes.length ?? 0), 0)).toBeLessThan(1_200_000)
  })

  it('prints each at the size of its place; plans whole', async () => {
    const { front, photos, plans } = await read(
      Array.from({ length: 6 }, () => picture('calm')),
      [picture('calm')],
    )
    const sizes = [front, ...photos, ...plans].map((one) => `${one?.width}×${one?.height}`)
    expect(sizes).toEqual([
      '1360×880', '600×390', '600×390', '420×290', '420×290', '420×290', '1100×734',
    ])
    expect((await sharp(front?.bytes).metadata()).format).toBe('jpeg')
  })

  it('gives nothing for a picture that is not there, and the others', async () => {
    const { front, photos } = await read([picture('gone'), picture('calm')])
    expect([front, photos.length, photos[0] === null]).toEqual([null, 1, false])
  })

  it('crops around the subject', async () => {
    const middleOf = async (focalX: number) => {
      const { photos } = await read([picture('calm'), ...Array(3).fill(picture('calm', focalX))])
      const { width = 0, height = 0, bytes } = photos[0] ?? {}
      const column = { left: Math.round(width / 2), top: 0, width: 1, height }
      const { channels } = await sharp(bytes).extract(column).stats()
      return (channels[2]?.mean ?? 0) > (channels[0]?.mean ?? 0) ? 'blue' : 'red'
    }
    expect(await Promise.all([middleOf(0), middleOf(100)])).toEqual(['blue', 'red'])
  })
})
