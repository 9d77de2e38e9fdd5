import { describe, expect, it } from 'vitest'
import { largestFile, pictureFile, pictureSources } from '@/ui/picture-files'

describe('pictureSources', () => {
  it.each([
    [4000, '/m 100w, /m 400w, /m 600w, /m 1360w'],
    [1360, '/m 100w, /m 400w, /m 600w, /m 1360w'],
    [500, '/m 100w, /m 400w, /m 500w'],
    [80, '/m 80w'],
  ])('of a picture %d px wide names each width that adds detail', (width, sources) => {
    const found = pictureSources('abc', width, 'avif')
    expect(found.replace(/\/media\/abc\/w\d+\.avif/g, '/m')).toBe(sources)
  })

  it('names the files', () => {
    expect(pictureSources('abc', 90, 'webp')).toBe('/media/abc/w100.webp 90w')
    expect(pictureFile('abc', 400, 'avif')).toBe('/media/abc/w400.avif')
    expect(largestFile('abc')).toBe('/media/abc/w1360.webp')
  })
})
