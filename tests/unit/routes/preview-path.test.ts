import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/i18n/languages'
import { previewPathOf, previewTarget, readPreviewPath } from '@/routes/preview-path'

describe('the address of a preview', () => {
  it.each(LANGUAGES)('is read in %s as it is written, with and without its last slash', (language) => {
    for (const collection of ['pages', 'articles', 'properties', 'projects'] as const) {
      const target = { language, collection, id: 4711 }
      const path = previewPathOf(target)
      expect(path).toBe(`/${language}/preview/${collection}/4711/`)
      expect(readPreviewPath(path)).toEqual(target)
      expect(readPreviewPath(path.slice(0, -1))).toEqual(target)
    }
  })

  it.each([
    '/',
    '/preview/',
    '/preview/pages/1/',
    '/nl/preview/',
    '/nl/preview/pages/',
    '/nl/preview/pages/1/2/',
    '/nl/preview/pages/1//',
    '//nl/preview/pages/1/',
    '/nl//preview/pages/1/',
    '/NL/preview/pages/1/',
    '/nl/Preview/pages/1/',
    '/es/preview/pages/1/',
    '/nl/preview/users/1/',
    '/nl/preview/Pages/1/',
    '/nl/preview/toString/1/',
    '/nl/over-ons/preview/pages/1/',
  ])('is not %s', (path) => {
    expect(readPreviewPath(path)).toBeNull()
  })

  it.each(['', '0', '01', '-1', '1.5', '1e3', ' 1', 'x', '%31', '9'.repeat(16), '１'])(
    'has no number %j',
    (id) => {
      expect(previewTarget('nl', 'pages', id)).toBeNull()
    },
  )
})
