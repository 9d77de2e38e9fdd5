import { describe, expect, it } from 'vitest'
import { largestFile, pictureFile, pictureSources } from '@/ui/picture-files'

describe('pictureSources', () => {
  it.each([
    [4000, 'avif', '94vw', '/m 400w, /m 600w, /m 1360w'],
    [1360, 'avif', undefined, '/m 400w, /m 600w, /m 1360w'],
    [500, 'avif', '(min-width: 600px) 46vw, 94vw', '/m 400w, /m 500w'],
    [80, 'avif', '200px', '/m 80w'],
    [4000, 'webp', '94vw', '/m 600w, /m 1360w'],
    [500, 'webp', '94vw', '/m 500w'],
    [4000, 'avif', '56px', '/m 100w, /m 400w'],
    [4000, 'webp', '56px', '/m 100w, /m 400w'],
    [90, 'webp', '56px', '/m 90w'],
  ] as const)('of %d px in %s at %s names each width that adds detail', (width, format, sizes, sources) => {
    const found = pictureSources('abc', width, format, sizes)
    expect(found.replace(/\/media\/abc\/w\d+\.(?:avif|webp)/g, '/m')).toBe(sources)
  })

  it('names the files', () => {
    expect(pictureSources('abc', 90, 'webp')).toBe('/media/abc/w600.webp 90w')
    expect(pictureSources('abc', 90, 'webp', '72px')).toBe('/media/abc/w100.webp 90w')
    expect(pictureFile('abc', 400, 'avif')).toBe('/media/abc/w400.avif')
    expect(largestFile('abc')).toBe('/media/abc/w1360.webp')
  })
})
