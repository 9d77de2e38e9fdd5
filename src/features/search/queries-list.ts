import 'server-only'
import { hrefOfList, type Site } from '@/content/site'
import { pickText } from '@/i18n/languages'
import { chipsOf, loosened } from '@/domain/search/chips'
import {
  criteriaSegment,
  listHref,
  NO_CRITERIA,
  writeCriteria,
  type ListCriteria,
} from '@/domain/search/criteria'
import type { SearchPlaces } from '@/domain/search/criteria/codecs'
import type { ChipNames } from '@/domain/search/criteria/criterion'
import { LOOKS } from '@/domain/search/criteria/shown'
import { filterView } from '@/domain/search/filter-view'
import { headingOf } from '@/domain/search/heading'
import type { LinkChoice, ListView } from '@/domain/search/list-views'
import type { ListLabels } from '@/domain/search/list-labels'
import { mapOfSearch } from '@/domain/search/map-of-search'
import { placesIn, townNamesApart } from '@/domain/search/places'
import { facetsFor, matchingRows } from '@/domain/search/search'
import type { Goal } from '@/domain/properties/goal'
import { SORT_NAMES } from '@/domain/search/list-order'
import { PAGE_SIZE, pageCount, pageNumbers } from '@/domain/search/paging'
import { cardsOf } from './queries-cards'
import { demandHref } from './demand-form'

/**
 * A list page: 24 cards with everything to narrow, sort and page it, and what it shows in words.
 * Null where the page asked for lies behind the last one. Spec §1, §2.
 */
export function listView(
  site: Site,
  goal: Goal,
  criteria: ListCriteria,
  labels: ListLabels,
): ListView | null {
  const { catalogue, language } = site
  const { page, view, sort, unknownCity, words, wordsBeside } = criteria
  const rows = matchingRows(catalogue, goal, language, criteria)
  const [total, pages] = [rows.length, pageCount(rows)]
  if (page > pages) return null
  const places = placesIn(catalogue, language)
  const action = hrefOfList(site, goal)
  const link = (change: Partial<ListCriteria>): string =>
    listHref(action, { ...criteria, page: 1, ...change }, places)
  const facets = facetsFor(catalogue, goal, language, criteria)
  const names = namesIn(site)
  const chips = chipsOf(criteria, labels, names)
  const start = (page - 1) * PAGE_SIZE
  const looked = { ...NO_CRITERIA, sort, view }
  const shape = { area: criteria.area, box: criteria.box }
  const choice = (value: string, label: string, href: string, selected: boolean): LinkChoice => {
    return { value, label, lang: language, href, selected }
  }
  return {
    goal, total, page, pages, action, unknownCity, look: view, lookAsked: view !== 'grid',
    heading: headingOf({ ...headingFacts(site, goal, total, criteria), chips }, criteria, labels),
    cards: cardsOf(rows.slice(start, start + PAGE_SIZE), site),
    unread: unreadOf(criteria, places, link({ words: '' })),
    href: link({ view: 'grid' }), rowsHref: link({ view: 'list', page }),
    segment: criteriaSegment({ ...criteria, page: 1, view: 'grid', words: '' }) || '-',
    looks: LOOKS.map((look) =>
      choice(look, labels.say(`look.${look}`), link({ view: look, page }), look === view),
    ),
    sorts: SORT_NAMES.map((one) =>
      choice(one, labels.sorts[one], link({ sort: one }), one === sort),
    ),
    filters: filterView({ catalogue, goal, criteria, facets, places, active: chips.length }, labels),
    passedOn: namedValues(writeCriteria({ ...looked, ...shape, words: unknownCity ? wordsBeside : words }, places)),
    chips: chips.map(({ label, lang, without }) => ({ label, lang, href: link(without) })),
    clearHref: chips.length > 0 || unknownCity ? listHref(action, looked, places) : null,
    loosen: (total === 0 && !unknownCity ? loosened(chips, facets.gained) : []).map(
      ({ label, lang, without, count }) => ({ label, lang, href: link(without), count }),
    ),
    demandHref: demandHref(site, goal, criteria),
    map: mapOfSearch(catalogue, goal, language, criteria),
    previous: page > 1 ? link({ page: page - 1 }) : null,
    next: page < pages ? link({ page: page + 1 }) : null,
    pageLinks: pageNumbers(page, pages).map((number) => ({
      page: number, href: link({ page: number }), current: number === page,
    })),
  }
}

function unreadOf(criteria: ListCriteria, places: SearchPlaces, dropHref: string): ListView['unread'] {
  const { words } = criteria
  if (words === '') return null
  return { words, asked: namedValues(writeCriteria({ ...criteria, words: '', page: 1 }, places)), dropHref }
}

const namedValues = (params: URLSearchParams): ListView['passedOn'] =>
  [...params].map(([name, value]) => ({ name, value }))

function namesIn({ catalogue, language }: Site): ChipNames {
  const places = placesIn(catalogue, language)
  return {
    city: (id) => places.cityName(id)?.replace('|', ' ') ?? null,
    type: (id) => pickText(catalogue.types.get(id)?.names, language),
    agency: (id) => catalogue.agencies.get(id)?.name ?? null,
  }
}

const headingFacts = (
  { catalogue, language }: Site,
  goal: Goal,
  total: number,
  { cities, types }: ListCriteria,
) => ({
  goal, total,
  cities: townNamesApart(catalogue, cities, language),
  types: types.flatMap((id) => {
    const type = catalogue.types.get(id)
    const name = pickText(type?.names, language)
    return type && name ? [{ number: type.number, name: name.text }] : []
  }),
})
