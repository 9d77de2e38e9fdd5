import { describe, expect, it } from 'vitest'
import { isLeftAlone, isReserved } from '@/routes/reserved'

describe('reserved first parts', () => {
  it.each([
    ...['/admin/', '/api/x/', '/media/', '/internal/', '/images/', '/icons/'],
    ...['/preview/', '/og/', '/sitemaps/'],
  ])('%s', (path) => {
    expect(isReserved(path)).toBe(true)
  })

  it('leaves all but the preview alone', () => {
    expect(isLeftAlone('/og/1.jpg')).toBe(true)
    expect(isLeftAlone('/preview/')).toBe(false)
  })

  it.each(['/', '/administratie/', '/mediation/', '/over/media/', '/ogen/'])('not %s', (path) => {
    expect(isReserved(path)).toBe(false)
  })
})
