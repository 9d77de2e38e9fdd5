import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/i18n/languages'
import {
  type PropertyPlace,
  isListingPlace,
  joinPath,
  perLanguage,
  projectBreadcrumb,
  projectPath,
  propertyBreadcrumb,
  propertyPath,
} from '@/routes/paths'

const TYPE = { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' }
const CITY = { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' }
const PROJECT = { id: 77, name: { fr: "Les Jardins d'Été", nl: 'De Tuinen' }, city: CITY }

const place = (fields: Partial<PropertyPlace> = {}): PropertyPlace => ({
  id: 4711, goal: 'sale', publishAddress: true, type: TYPE, city: CITY, project: null,
  ...fields,
})

describe('propertyPath', () => {
  it.each([
    ['nl', 'sale', '/te-koop/luik/huis/4711/', '/te-koop/huis/4711/'],
    ['fr', 'sale', '/a-vendre/liege/maison/4711/', '/a-vendre/maison/4711/'],
    ['en', 'sale', '/for-sale/liege/house/4711/', '/for-sale/house/4711/'],
    ['de', 'sale', '/zu-verkaufen/luttich/haus/4711/', '/zu-verkaufen/haus/4711/'],
    ['nl', 'rent', '/te-huur/luik/huis/4711/', '/te-huur/huis/4711/'],
    ['fr', 'rent', '/a-louer/liege/maison/4711/', '/a-louer/maison/4711/'],
    ['en', 'rent', '/for-rent/liege/house/4711/', '/for-rent/house/4711/'],
    ['de', 'rent', '/zu-vermieten/luttich/haus/4711/', '/zu-vermieten/haus/4711/'],
  ] as const)('%s %s', (language, goal, withCity, without) => {
    expect(propertyPath(place({ goal }), language)).toBe(withCity)
    expect(propertyPath(place({ goal, publishAddress: false }), language)).toBe(without)
    expect(propertyPath(place({ goal, city: null }), language)).toBe(without)
  })

  it('falls back to the French name where a language has none', () => {
    expect(propertyPath(place({ type: { fr: 'Maison' }, city: { fr: 'Mons' } }), 'de')).toBe(
      '/zu-verkaufen/mons/maison/4711/',
    )
  })

  it('leaves out a name of which nothing is left', () => {
    expect(propertyPath(place({ type: { fr: '!?' } }), 'fr')).toBe('/a-vendre/liege/4711/')
  })

  it('puts a unit below its project, public address or not', () => {
    const path = '/projects/liege/les-jardins-dete/77/maison/4711/'
    expect(propertyPath(place({ project: PROJECT }), 'fr')).toBe(path)
    expect(propertyPath(place({ project: PROJECT, publishAddress: false }), 'fr')).toBe(path)
  })
})

describe('projectPath', () => {
  it.each([
    ['nl', '/projecten/luik/de-tuinen/77/'],
    ['fr', '/projects/liege/les-jardins-dete/77/'],
    ['en', '/projects/liege/les-jardins-dete/77/'],
    ['de', '/projekte/luttich/les-jardins-dete/77/'],
  ] as const)('%s', (language, path) => {
    expect(projectPath(PROJECT, language)).toBe(path)
  })

  it('leaves out a city that is not known', () => {
    expect(projectPath({ ...PROJECT, city: null }, 'fr')).toBe('/projects/les-jardins-dete/77/')
  })
})

describe('joinPath', () => {
  it.each([
    [[], '/'],
    [[''], '/'],
    [['a'], '/a/'],
    [['a', '', 0, 'b'], '/a/0/b/'],
  ])('%j → %s', (parts, path) => {
    expect(joinPath(...parts)).toBe(path)
  })
})

describe('breadcrumbs', () => {
  it('of a property: for sale or for rent, then the type', () => {
    expect(propertyBreadcrumb(place(), 'fr')).toEqual([
      { name: 'À vendre', path: '/a-vendre/' },
      { name: 'Maison', path: null },
    ])
    expect(propertyBreadcrumb(place({ goal: 'rent' }), 'nl')[0]).toEqual({
      name: 'Te huur',
      path: '/te-huur/',
    })
  })

  it('of a unit: projects, the project, the type', () => {
    expect(propertyBreadcrumb(place({ project: PROJECT }), 'fr')).toEqual([
      { name: 'Projets', path: '/projects/' },
      { name: "Les Jardins d'Été", path: '/projects/liege/les-jardins-dete/77/' },
      { name: 'Maison', path: null },
    ])
  })

  it('of a project: projects, the project', () => {
    expect(projectBreadcrumb(PROJECT, 'nl')).toEqual([
      { name: 'Projecten', path: '/projecten/' },
      { name: 'De Tuinen', path: null },
    ])
  })
})

describe('perLanguage', () => {
  it('asks once for each language', () => {
    expect(perLanguage((language) => language)).toEqual({ nl: 'nl', fr: 'fr', en: 'en', de: 'de' })
    expect(Object.keys(perLanguage(() => 1))).toEqual([...LANGUAGES])
  })
})

describe('isListingPlace', () => {
  it.each([
    ['/a-vendre/liege/maison/4711/', 'fr', true],
    ['/projects/liege/les-jardins/77/', 'en', true],
    ['/te-huur/7/', 'nl', true],
    ['/te-huur/7/', 'fr', false],
    ['/te-huur/luik/', 'nl', false],
    ['/te-huur-2027/7/', 'nl', false],
    ['/nieuws/2027/', 'nl', false],
    ['/', 'nl', false],
  ] as const)('%s in %s: %s', (path, language, expected) => {
    expect(isListingPlace(path, language)).toBe(expected)
  })
})
