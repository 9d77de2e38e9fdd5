import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodePicture } from '@/cms/media/encode'
import { portraitPart } from '@/cms/media/portrait'

let media: string

beforeAll(async () => {
  media = await mkdtemp(path.join(tmpdir(), 'portrait-'))
})
afterAll(() => rm(media, { recursive: true, force: true }))

/** Red on the left, blue on the right. */
async function encoded(width: number, height: number): Promise<string> {
  const half = { width: Math.floor(width / 2), height, channels: 3, background: '#0000ff' } as const
  const blue = await sharp({ create: half }).png().toBuffer()
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: Math.ceil(width / 2), top: 0 }])
    .png()
    .toBuffer()
  return (await encodePicture(bytes, media, 0)).hash
}

const file = (hash: string, name: string) => path.join(media, hash, name)
const colourOf = async (picture: string): Promise<string> => {
  const { channels } = await sharp(picture).stats()
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue'
}

describe('the upright part of a picture', () => {
  it('is as high, narrower, around the subject, in both formats, cut once', async () => {
    const hash = await encoded(1600, 900)
    for (const [focalX, colour] of [[0, 'red'], [100, 'blue']] as const) {
      const names = await Promise.all([portraitPart(hash, focalX, media), portraitPart(hash, focalX, media)])
      expect(names).toEqual([`p${focalX}`, `p${focalX}`])
      for (const ending of ['avif', 'webp']) {
        expect(await sharp(file(hash, `p${focalX}.${ending}`)).metadata()).toMatchObject({ width: 536, height: 765 })
        expect(await colourOf(file(hash, `p${focalX}.${ending}`))).toBe(colour)
      }
    }
    expect(await portraitPart(hash, 0, media)).toBe('p0')
    expect((await readdir(path.join(media, hash))).filter((name) => name.includes('draft'))).toEqual([])
  })

  it('takes a subject between two percents, and outside the picture, at the nearest one', async () => {
    const hash = await encoded(800, 450)
    expect(await portraitPart(hash, 33.6, media)).toBe('p34')
    expect(await portraitPart(hash, 140, media)).toBe('p100')
    expect(await portraitPart(hash, NaN, media)).toBeNull()
  })

  it('is none of a picture that is upright, is gone, or is no picture of ours', async () => {
    expect(await portraitPart(await encoded(400, 600), 50, media)).toBeNull()
    expect(await portraitPart('0123456789abcdef0123', 50, media)).toBeNull()
    expect(await portraitPart('../../etc', 50, media)).toBeNull()
  })
})
