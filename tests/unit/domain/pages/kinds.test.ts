import { expect, it } from 'vitest'
import { FIXED_PAGES, PAGE_KINDS } from '@/domain/pages/kinds'
import { normalizePath } from '@/routes/normalize'

it('have an original path each where they exist once, four as the specification spells it', () => {
  const fixed = PAGE_KINDS.flatMap((kind) => (FIXED_PAGES[kind] ? [[kind, FIXED_PAGES[kind]]] : []))
  expect(fixed).toEqual([
    ['home', '/'],
    ['sale', '/for-sale/'],
    ['rent', '/for-rent/'],
    ['projects', '/projects/'],
    ['favourites', '/favourites/'],
    ['compare', '/compare/'],
  ])
  for (const [, path] of fixed) expect(normalizePath(path!)).toBe(path)
})
