import { describe, expect, it } from 'vitest'
import {
  contentBreadcrumb,
  contentPath,
  contentPaths,
  type ContentNode,
} from '@/routes/content-paths'

const node = (fields: Partial<ContentNode> = {}): ContentNode => ({
  above: null, target: 'page:1', home: false, hasPage: true, originalPath: '',
  names: {}, typed: {}, hiddenIn: [],
  ...fields,
})
const about = node({ names: { fr: 'À propos', nl: 'Over ons' } })
const team = node({ above: about, names: { fr: "L'équipe", en: 'Team' } })
const services = node({ names: { fr: 'Nos services' } })
const category = node({ names: { fr: 'Services', nl: 'Diensten' }, hasPage: false, shownBy: services })
const below = (above: ContentNode, more: Partial<ContentNode> = {}) =>
  node({ above, names: { fr: 'Vendre', nl: 'Verkopen' }, ...more })

describe('contentPath', () => {
  it.each([
    ['its name', about, 'fr', '/a-propos/'],
    ['names of the language', about, 'nl', '/over-ons/'],
    ['a name of another language where its own is missing', about, 'de', '/a-propos/'],
    ['the names above', team, 'en', '/a-propos/team/'],
    ['a mix where some names are missing', team, 'nl', '/over-ons/lequipe/'],
    ['the category, which has no page', below(category), 'nl', '/diensten/verkopen/'],
    ['what was typed', below(category, { typed: { fr: '/vite/' } }), 'fr', '/vite/'],
    ['its name where only another language was typed', below(category, { typed: { nl: '/snel/' } }), 'fr', '/services/vendre/'],
    ['the typed path above', below(node({ names: { fr: 'A' }, typed: { fr: '/b/c/' } })), 'fr', '/b/c/vendre/'],
    ['nothing of a name above without a letter', below(node({ names: { fr: '?!' } })), 'fr', '/vendre/'],
    ['nothing of the home page above', below(node({ home: true, names: { fr: 'Accueil' } })), 'fr', '/vendre/'],
    ['the root for the home page', node({ home: true, names: { fr: 'Accueil' }, typed: { fr: '/x/' } }), 'fr', '/'],
    ['nothing without a name', node({ above: about }), 'fr', null],
    ['nothing of a name without a letter', node({ names: { fr: '?!' } }), 'fr', null],
    ['the end of its original path for a name without a Latin letter', below(about, { names: { fr: '关于我们' }, originalPath: '/a/Page-2/' }), 'fr', '/a-propos/page-2/'],
    ['that of what stands above, too', below(node({ names: { fr: '关于我们' }, originalPath: '/page/' })), 'fr', '/page/vendre/'],
    ['nothing without a name, whatever its original path', node({ originalPath: '/page/' }), 'fr', null],
  ] as const)('is made of %s', (_, one, language, path) => {
    expect(contentPath(one, language)).toBe(path)
  })
})

it('has no path in languages in which it is not live', () => {
  const hidden = below(about, { hiddenIn: ['nl', 'de'] })
  expect(contentPaths(hidden)).toEqual({
    nl: null, de: null,
    fr: '/a-propos/vendre/', en: '/a-propos/vendre/',
  })
})

it('stays below what is not live itself', () => {
  expect(contentPath(below({ ...about, hiddenIn: ['fr'] }), 'fr')).toBe('/a-propos/vendre/')
})

describe('contentBreadcrumb', () => {
  const labels = (one: ContentNode, language: 'nl' | 'fr' = 'fr') =>
    contentBreadcrumb(one, language).map(({ name, lang, path }) => [name, lang, path].join('|'))

  it.each([
    ['of a page at the top', about, ['À propos||']],
    ['leads to what stands above', team, ['À propos||/a-propos/', "L'équipe||"]],
    ['leads to the page that shows a category', below(category), ['Nos services||/nos-services/', 'Vendre||']],
    ['names a category that no page shows', below({ ...category, shownBy: null }), ['Services||', 'Vendre||']],
    ['leads nowhere where what is above is not live', below({ ...about, hiddenIn: ['fr'] }), ['À propos||', 'Vendre||']],
    ['leaves the home page out', below(node({ home: true, names: { fr: 'Accueil' } })), ['Vendre||']],
    ['of the home page is empty', node({ home: true, names: { fr: 'Accueil' } }), []],
  ])('%s', (_, one, crumbs) => {
    expect(labels(one)).toEqual(crumbs)
  })

  it('says in which language a name that fell back is', () => {
    expect(labels(below(about, { names: { en: 'Sell' } }), 'nl')).toEqual([
      'Over ons||/over-ons/',
      'Sell|en|',
    ])
  })
})
