import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/i18n/languages'
import { slugify } from '@/lib/slug'
import { hrefOf } from '@/routes/href'
import { normalizePath } from '@/routes/normalize'
import { ROOT_NAMES, ROOT_SEGMENTS } from '@/routes/segments'
import { readTarget } from '@/routes/entry'

describe('normalizePath', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['///', '/'],
    ['a', '/a/'],
    ['/a', '/a/'],
    ['//a//b', '/a/b/'],
    ['/a/b/', '/a/b/'],
  ])('%s → %s', (path, normal) => {
    expect(normalizePath(path)).toBe(normal)
  })
})

describe('hrefOf', () => {
  it.each([
    ['nl', '/te-koop/', 'nl', '/te-koop/'],
    ['fr', '/a-vendre/', 'nl', '/fr/a-vendre/'],
    ['fr', '/', 'nl', '/fr/'],
    ['nl', '/te-koop/', 'fr', '/nl/te-koop/'],
    ['fr', '/', 'fr', '/'],
  ] as const)('%s %s with default %s → %s', (language, path, fallback, href) => {
    expect(hrefOf(language, path, fallback)).toBe(href)
  })
})

describe('readTarget', () => {
  it.each([
    ['property:4711', { kind: 'property', id: 4711 }],
    ['project:1', { kind: 'project', id: 1 }],
    ['page:0', { kind: 'page', id: 0 }],
    ['property:', null],
    ['property:4711 ', null],
    ['property:-1', null],
    ['user:1', null],
    ['', null],
    [undefined, null],
  ])('%s', (text, target) => {
    expect(readTarget(text)).toEqual(target)
  })
})

describe('the roots of listings', () => {
  it.each(['sale', 'rent', 'projects'] as const)('%s: a slug and a name per language', (root) => {
    for (const language of LANGUAGES) {
      expect(slugify(ROOT_SEGMENTS[root][language])).toBe(ROOT_SEGMENTS[root][language])
      expect(ROOT_NAMES[root][language]).not.toBe('')
    }
  })

  it('are the specification’s in French and Dutch', () => {
    expect(ROOT_SEGMENTS.sale).toMatchObject({ nl: 'te-koop', fr: 'a-vendre', en: 'for-sale' })
    expect(ROOT_SEGMENTS.rent).toMatchObject({ nl: 'te-huur', fr: 'a-louer', en: 'for-rent' })
    expect(ROOT_SEGMENTS.projects.fr).toBe('projects')
  })
})
