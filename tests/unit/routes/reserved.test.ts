import { describe, expect, it } from 'vitest'
import { isReserved } from '@/routes/reserved'

describe('reserved first parts', () => {
  it.each([
    ...['/admin/', '/api/x/', '/media/', '/internal/', '/images/', '/icons/'],
    ...['/preview/', '/og/', '/sitemaps/'],
  ])('%s', (path) => {
    expect(isReserved(path)).toBe(true)
  })

  it.each(['/', '/administratie/', '/mediation/', '/over/media/', '/ogen/'])('not %s', (path) => {
    expect(isReserved(path)).toBe(false)
  })
})
