import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { canonicalIn, hrefIn, switchedIn } from '@/app/(site)/[locale]/hreflang'
import type { FoundContent } from '@/app/(site)/[locale]/resolve/found-content'
import { setMemory, type Memory } from '@/content/memory/memory'
import { NOTHING_ASKED, type FormAsked } from '@/domain/forms/asked'
import type { Catalogue } from '@/domain/search/catalogue'
import { NO_CRITERIA, type ListCriteria } from '@/domain/search/criteria'
import { LANGUAGES } from '@/i18n/languages'
import { RouteIndex } from '@/routes/route-index'
import { PAGE_SIZE } from '@/domain/search/paging'
import { catalogueOf, catalogueRow } from '../../../../support/catalogue-fixtures'
import { routeEntry } from '../../../../support/route-fixtures'

const ROUTES = [
  routeEntry({ target: 'page:1', paths: { nl: '/bezoek/', fr: '/visite/', en: '/visit/' } }),
  routeEntry({ target: 'page:2', paths: { nl: '/elders/', fr: '/ailleurs/' }, externalUrl: 'https://elsewhere.example/' }),
]

/** Two pages in Dutch; in French one property less, which makes one; in English none. */
const HOMES = Array.from({ length: PAGE_SIZE + 1 }, (_, index) =>
  catalogueRow({ id: index + 1, bedrooms: 2, hiddenIn: index === 0 ? ['fr', 'en'] : ['en'] }),
)

let catalogue: Catalogue

beforeEach(() => {
  catalogue = catalogueOf(...HOMES)
  setMemory({ routes: new RouteIndex(ROUTES), catalogue, settings: { defaultLanguage: 'nl' } } as unknown as Memory)
})
afterEach(() => setMemory(undefined as unknown as Memory))

const pageAsked = (asked: Partial<FormAsked>, target = 'page:1') =>
  ({ kind: 'page', target, asked: { ...NOTHING_ASKED, ...asked } }) as unknown as FoundContent

const listAsked = (asked: Partial<ListCriteria>) =>
  ({ kind: 'list', target: 'page:1', site: { language: 'nl' }, list: { goal: 'sale' }, criteria: { ...NO_CRITERIA, ...asked } }) as unknown as FoundContent

const visit = { subject: { kind: 'property', id: 4711 }, key: 'a.b' } as const

it('the language switch leads to the same form or visit', () => {
  expect(switchedIn(pageAsked(visit), 'fr')).toBe('/fr/visite/?property=4711&key=a.b')
  expect(switchedIn(pageAsked(visit), 'nl')).toBe('/bezoek/?property=4711&key=a.b')
  expect(switchedIn(pageAsked({}), 'fr')).toBe('/fr/visite/')
  expect(switchedIn(pageAsked(visit), 'de')).toBeNull()
})

it('what a selection names is named in the other language too, and what the browser stores is not', () => {
  const selected = (ids: number[], seen: number[]) =>
    ({ kind: 'favourites', target: 'page:1', selection: { ids, seen } }) as unknown as FoundContent
  expect(switchedIn(selected([4711, 4712], [4713]), 'fr')).toBe('/fr/visite/?ids=4711.4712')
  expect(switchedIn(selected([], []), 'fr')).toBe('/fr/visite/')
})

it('a list is looked at in the other language as it is in this one, which search engines do not learn', () => {
  const list = listAsked({ view: 'map', sort: 'price', bedrooms: 2 })
  expect(switchedIn(list, 'fr')).toBe('/fr/visite/?bedrooms=2&sort=price&view=map')
  expect(hrefIn(list, 'fr')).toBe('/fr/visite/?bedrooms=2&sort=price')
  expect(canonicalIn(list, 'fr')).toBe('/fr/visite/?bedrooms=2')
  expect(switchedIn(list, 'de')).toBeNull()
})

it('a page that a list has not in another language is not named there, and the switch leads to the last one', () => {
  const second = listAsked({ bedrooms: 2, page: 2 })
  expect([switchedIn(second, 'fr'), canonicalIn(second, 'fr')]).toEqual(['/fr/visite/?bedrooms=2', null])
  expect([switchedIn(second, 'nl'), canonicalIn(second, 'nl')]).toEqual(['/bezoek/?bedrooms=2&page=2', '/bezoek/?bedrooms=2&page=2'])
  expect([switchedIn(second, 'en'), canonicalIn(second, 'en')]).toEqual(['/en/visit/?bedrooms=2', null])
  expect(canonicalIn(listAsked({ bedrooms: 2 }), 'en')).toBeNull()
})

it('the first page of a list is there without the whole list of another language, which nobody needs', () => {
  const cached = vi.spyOn(catalogue, 'cached')
  const first = listAsked({ bedrooms: 2 })
  expect(LANGUAGES.map((language) => switchedIn(first, language))).toEqual([
    '/bezoek/?bedrooms=2', '/fr/visite/?bedrooms=2', '/en/visit/?bedrooms=2', null,
  ])
  expect(LANGUAGES.map((language) => canonicalIn(first, language))).toEqual(['/bezoek/?bedrooms=2', '/fr/visite/?bedrooms=2', null, null])
  expect(cached).not.toHaveBeenCalled()
  expect(switchedIn(listAsked({ bedrooms: 2, page: 2 }), 'fr')).toBe('/fr/visite/?bedrooms=2')
  expect(cached).toHaveBeenCalledOnce()
})

it('search engines read nothing of what it is about, and no other site learns a key', () => {
  expect([hrefIn(pageAsked(visit), 'fr'), canonicalIn(pageAsked(visit), 'fr')]).toEqual(['/fr/visite/', '/fr/visite/'])
  expect(switchedIn(pageAsked(visit, 'page:2'), 'fr')).toBe('https://elsewhere.example/')
})
