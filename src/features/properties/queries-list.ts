import 'server-only'
import type { Site } from '@/cms/site'
import { listHref, type ListCriteria } from '@/features/search/criteria'
import { placesIn } from '@/features/search/places'
import { SORT_NAMES } from './catalogue'
import { listed, PAGE_SIZE, pageCount } from './paging'
import { cardsOf, citiesListed, typesOffered } from './queries'
import type { Choice, ListView } from './views'

/**
 * A list page: 24 cards with everything to narrow, sort and page it. Null where the page asked for
 * lies behind the last one. Spec §1, §2.
 */
export function listView(
  site: Site,
  goal: 'sale' | 'rent',
  criteria: ListCriteria,
  sortLabels: Record<string, string>,
): ListView | null {
  const { catalogue, language } = site
  const places = placesIn(catalogue, language)
  const rows = listed(catalogue, goal, language, criteria)
  const pages = pageCount(rows)
  if (criteria.page > pages) return null
  const action = site.hrefOfOriginal(goal === 'sale' ? '/for-sale/' : '/for-rent/')
  const link = (change: Partial<ListCriteria>): string =>
    listHref(action, { ...criteria, page: 1, ...change }, places)
  const start = (criteria.page - 1) * PAGE_SIZE
  const cityNames = criteria.cities.map((id) => places.cityName(id) ?? '')
  const types = typesOffered(site, goal)
  return {
    goal,
    total: rows.length,
    page: criteria.page,
    pages,
    cards: cardsOf(rows.slice(start, start + PAGE_SIZE), site),
    action,
    sorts: SORT_NAMES.map((sort): Choice => ({
      value: sort,
      label: sortLabels[sort] ?? sort,
      lang: language,
      href: link({ sort }),
      selected: sort === criteria.sort,
    })),
    types: types.map(({ id, value, text, lang }): Choice => ({
      value,
      label: text,
      lang,
      href: link({ types: [id] }),
      selected: criteria.types.includes(id),
    })),
    cities: citiesListed(site, goal),
    chips: [
      ...criteria.cities.map((id, index) => ({
        label: (cityNames[index] ?? '').replace('|', ' '),
        lang: language,
        href: link({ cities: criteria.cities.filter((other) => other !== id) }),
      })),
      ...types
        .filter(({ id }) => criteria.types.includes(id))
        .map(({ id, text, lang }) => ({
          label: text,
          lang,
          href: link({ types: criteria.types.filter((other) => other !== id) }),
        })),
    ],
    cityValue: cityNames.length === 1 ? (cityNames[0] ?? '') : '',
    typeValue: types.find(({ id }) => criteria.types.includes(id))?.value ?? '',
    sortValue: criteria.sort === 'date' ? '' : criteria.sort,
    previous: criteria.page > 1 ? link({ page: criteria.page - 1 }) : null,
    next: criteria.page < pages ? link({ page: criteria.page + 1 }) : null,
    pageLinks: pageNumbers(criteria.page, pages).map((page) => ({
      page,
      href: link({ page }),
      current: page === criteria.page,
    })),
    unknownCity: criteria.unknownCity,
  }
}

/** First, last and the neighbours of the page. */
const pageNumbers = (page: number, pages: number): number[] =>
  [...new Set([1, page - 2, page - 1, page, page + 1, page + 2, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b)
